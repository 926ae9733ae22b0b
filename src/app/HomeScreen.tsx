/** Where the day begins: who one is here, how the connection stands, and for administrators what waits. */
import { IconShieldLock } from '@tabler/icons-react'
import { NewsCard } from '../news/NewsCard.tsx'
import { useMe } from '../session/currentSession.web.ts'
import { LinkButton } from '../web/Links.tsx'
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { Page } from '../web/Page.tsx'
import { SecureOriginNote } from '../web/SecureOriginNote.tsx'
import { Row, Stack } from '../web/Stack.tsx'
import { AssignedCard } from './AssignedCard.tsx'
import { appMessages } from './app.messages.ts'
import { ResidentHome } from './ResidentHome.tsx'
import { SystemStatus } from './SystemStatus.tsx'

export function HomeScreen() {
  const { home } = useText(appMessages)
  const me = useMe()
  const runs_things = me.user_role === 'admin' || me.user_role === 'super_admin'
  return (
    <Page
      title={home.welcome(me.full_name)}
      subtitle={me.unit_number && me.condominium ? home.unit(me.unit_number, me.condominium.name) : undefined}
    >
      <Stack>
        <SecureOriginNote />
        {runs_things && !me.second_factor ? (
          <Note title={home.protect}>
            <p>{home.protect_text}</p>
            <LinkButton to="/account" variant="default" leftSection={<IconShieldLock size={20} aria-hidden />}>
              {home.protect_act}
            </LinkButton>
          </Note>
        ) : null}
        {runs_things ? <NewsCard /> : null}
        {me.user_role === 'resident' ? (
          <ResidentHome />
        ) : (
          <Row>
            <SystemStatus />
            {me.user_role === 'admin' ? <AssignedCard /> : null}
          </Row>
        )}
      </Stack>
    </Page>
  )
}
