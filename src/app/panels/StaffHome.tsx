/** The first screen of administrators: what is left to set up, news, and the state of the system. */
import { IconBuildingCommunity, IconShieldLock } from '@tabler/icons-react'
import { NewsCard } from '../../news/NewsCard.tsx'
import { FirstSteps } from '../../panels/FirstSteps.tsx'
import { useMe } from '../../session/currentSession.web.ts'
import { Card } from '../../web/cards/Card.tsx'
import '../../web/cards/Happenings.css'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { SecureOriginNote } from '../../web/pieces/SecureOriginNote.tsx'
import { appMessages } from '../frame/app.messages.ts'
import { SystemStatus } from './SystemStatus.tsx'

export function StaffHome() {
  const { home } = useText(appMessages)
  const me = useMe()
  const runsThings = me.user_role === 'admin' || me.user_role === 'super_admin'
  return (
    <Page title={home.welcome(me.full_name)}>
      <Stack>
        <SecureOriginNote />
        {runsThings && !me.second_factor ? (
          <Note title={home.protect}>
            <p>{home.protect_text}</p>
            <LinkButton to="/account" variant="default" leftSection={<IconShieldLock size={20} aria-hidden />}>
              {home.protect_act}
            </LinkButton>
          </Note>
        ) : null}
        {me.user_role === 'admin' || me.user_role === 'super_admin' ? (
          <>
            <FirstSteps role={me.user_role} />
            <NewsCard />
          </>
        ) : null}
        <Row>
          <SystemStatus />
          {me.user_role === 'admin' ? <AssignedCard /> : null}
        </Row>
      </Stack>
    </Page>
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
