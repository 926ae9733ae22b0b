/** The first screen of administrators: what is left to set up, what waits for them, and the state of the system. */
import { TestReminder } from '../../../alarms/TestReminder.tsx'
import { FirstSteps } from '../../../panels/FirstSteps.tsx'
import { panels } from '../../../panels/panels.contract.ts'
import { panelMessages } from '../../../panels/panels.messages.ts'
import { WaitingForYou } from '../../../panels/WaitingForYou.tsx'
import { useMe } from '../../../session/currentSession.web.ts'
import { useRead } from '../../../web/calls/queries.ts'
import { Below } from '../../../web/cards/Below.tsx'
import { Card } from '../../../web/cards/Card.tsx'
import { Folds, QuietLine } from '../../../web/cards/Fold.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { Page } from '../../../web/frame/Page.tsx'
import { useText } from '../../../web/language/language.tsx'
import { SecureOriginNote } from '../../../web/pieces/codes/SecureOriginNote.tsx'
import { appMessages } from '../../frame/app.messages.ts'
import { SystemStatus } from '../SystemStatus.tsx'
import { Morning } from './Morning.tsx'
import { ProtectOffer } from './ProtectOffer.tsx'

export function StaffHome() {
  const { home } = useText(appMessages)
  const { full_name, user_role } = useMe()
  return (
    <Page title={home.welcome(full_name)}>
      <Stack>
        <SecureOriginNote />
        {user_role === 'admin' || user_role === 'super_admin' ? (
          <>
            <TestReminder />
            <Waiting role={user_role} />
          </>
        ) : (
          <SystemStatus />
        )}
      </Stack>
    </Page>
  )
}

/** Who waits comes before what is left to set up. Nothing waits before there is a condominium: each is born with a gate. */
function Waiting({ role }: { role: 'admin' | 'super_admin' }) {
  const { installation: text } = useText(panelMessages)
  const morning = useRead(panels.morning, {})
  const { waiting = [], gates = [] } = morning.data ?? {}
  const begun = morning.isError || gates.length + waiting.length > 0
  const parts = {
    steps: <FirstSteps key="steps" role={role} />,
    morning: begun ? <Morning key="morning" /> : null,
  }
  return (
    <Below waiting={morning.isLoading}>
      <Stack>
        {waiting.length > 0 ? [parts.morning, parts.steps] : [parts.steps, parts.morning]}
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
    </Below>
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
