/** The first screen of administrators: what is left to set up, what waits for them, news, and the state of the system. */
import { IconBuildingCommunity } from '@tabler/icons-react'
import { TestReminder } from '../../../alarms/TestReminder.tsx'
import { NewsCard } from '../../../news/NewsCard.tsx'
import { FirstSteps } from '../../../panels/FirstSteps.tsx'
import { panels } from '../../../panels/panels.contract.ts'
import { panelMessages } from '../../../panels/panels.messages.ts'
import { WaitingForYou } from '../../../panels/WaitingForYou.tsx'
import { useMe } from '../../../session/currentSession.web.ts'
import { useRead } from '../../../web/calls/queries.ts'
import { Below } from '../../../web/cards/Below.tsx'
import { Card } from '../../../web/cards/Card.tsx'
import '../../../web/cards/lists/Happenings.css'
import { Note } from '../../../web/cards/Note.tsx'
import { Row, Stack } from '../../../web/cards/Stack.tsx'
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
            <FirstSteps role={user_role} />
            <TestReminder />
            <NewsCard />
            <Waiting role={user_role} />
          </>
        ) : (
          <SystemStatus />
        )}
      </Stack>
    </Page>
  )
}

/** Nothing waits before there is a condominium: each is born with a gate. */
function Waiting({ role }: { role: 'admin' | 'super_admin' }) {
  const { installation: text } = useText(panelMessages)
  const morning = useRead(panels.morning, {})
  const begun = morning.isError || (morning.data && morning.data.gates.length + morning.data.waiting.length > 0)
  return (
    <Below waiting={morning.isLoading}>
      <Stack>
        {begun ? <Morning /> : null}
        <ProtectOffer />
        <Row>
          {role === 'super_admin' && begun ? (
            <Card title={text.alerts}>
              <WaitingForYou />
            </Card>
          ) : null}
          <SystemStatus />
          {role === 'admin' ? <AssignedCard /> : null}
        </Row>
      </Stack>
    </Below>
  )
}

function AssignedCard() {
  const { home } = useText(appMessages)
  const { assigned } = useMe()
  return (
    <Card title={home.my_condominiums}>
      {assigned.length === 0 ? <Note tone="wait">{home.none_assigned}</Note> : null}
      <ul className="garita-happenings">
        {assigned.map((place) => (
          <li key={place.id}>
            <IconBuildingCommunity size={22} stroke={1.75} aria-hidden />
            <strong>{place.name}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}
