/** After asking for an account: what happened, what comes next, and the way to sign in. */

import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { useInstallation } from '../currentSession.web.ts'
import { sessionMessages } from '../session.messages.ts'

export function RegisteredScreen() {
  const { register } = useText(sessionMessages)
  const { sends_mail } = useInstallation()
  return (
    <PublicFrame title={register.done_title}>
      <Stack>
        <Note>{sends_mail ? register.done_by_mail : register.done_without_mail}</Note>
        <p>{register.done_next}</p>
        <LinkButton to="/login" fullWidth>
          {register.to_login}
        </LinkButton>
      </Stack>
    </PublicFrame>
  )
}
