/** Shows administrators the requests that wait for them, the remaining steps of the set-up, and the state of their gates. */
import { alarms } from '../../alarms/alarms.contract.ts'
import { TestReminder } from '../../alarms/TestReminder.tsx'
import { dashboards } from '../../dashboards/dashboards.contract.ts'
import { dashboardMessages } from '../../dashboards/dashboards.messages.ts'
import { FirstSteps } from '../../dashboards/FirstSteps.tsx'
import { WaitingForYou } from '../../dashboards/WaitingForYou.tsx'
import { ApproveInvited } from '../../people/approvals/ApproveInvited.tsx'
import { useMe } from '../../session/currentSession.web.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Folds, QuietLine } from '../../web/cards/Fold.tsx'
import { HiddenWhileLoading } from '../../web/cards/HiddenWhileLoading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { appMessages } from '../frame/app.messages.ts'
import { Morning } from './home/Morning.tsx'
import { ProtectOffer } from './home/ProtectOffer.tsx'
import { SystemStatus } from './SystemStatus.tsx'

/** Waiting requests come before the setup steps. Without a condominium there are no requests: each condominium is created with a gate. */
export function AdminDay() {
  const { installation: text } = useText(dashboardMessages)
  const { user_role } = useMe()
  const role = user_role === 'super_admin' ? user_role : 'admin'
  const morning = useRead(dashboards.morning, {})
  const drills = useRead(alarms.office, {})
  const { waiting = [], gates = [] } = morning.data ?? {}
  const begun = morning.isError || gates.length + waiting.length > 0
  const steps = <FirstSteps key="steps" role={role} />
  const requests = begun ? <Morning key="morning" /> : null
  return (
    <HiddenWhileLoading waiting={morning.isLoading || drills.isLoading}>
      <Stack>
        <TestReminder />
        <ApproveInvited waiting={waiting.filter((one) => one.kind === 'person')} />
        {waiting.length > 0 ? [requests, steps] : [steps, requests]}
        {role === 'super_admin' && begun ? (
          <Card title={text.alerts}>
            <WaitingForYou />
          </Card>
        ) : null}
        <Folds>
          <ProtectOffer />
          {role === 'admin' ? <AssignedLine /> : null}
          <SystemStatus />
        </Folds>
      </Stack>
    </HiddenWhileLoading>
  )
}

function AssignedLine() {
  const { home } = useText(appMessages)
  const { assigned } = useMe()
  return assigned.length === 0 ? (
    <Note tone="wait">{home.none_assigned}</Note>
  ) : (
    <QuietLine title={home.my_condominiums} said={assigned.map(({ name }) => name).join(' · ')} />
  )
}
