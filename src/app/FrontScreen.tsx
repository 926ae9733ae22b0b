/** The address itself: what Garita is, and the two ways in. */
import { useSession } from '../session/currentSession.web.ts'
import { LinkButton } from '../web/Links.tsx'
import { useText } from '../web/language.tsx'
import { PublicFrame } from '../web/PublicFrame.tsx'
import { Stack } from '../web/Stack.tsx'
import { appMessages } from './app.messages.ts'

export function FrontScreen() {
  const { front } = useText(appMessages)
  const signed_in = Boolean(useSession().data?.person)
  return (
    <PublicFrame title={front.title} subtitle={front.text}>
      <Stack>
        {signed_in ? (
          <LinkButton to="/dashboard" fullWidth>
            {front.enter}
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/login" fullWidth>
              {front.sign_in}
            </LinkButton>
            <LinkButton to="/register" variant="default" fullWidth>
              {front.register}
            </LinkButton>
          </>
        )}
      </Stack>
    </PublicFrame>
  )
}
