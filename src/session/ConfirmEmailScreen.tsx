/** Confirming an e-mail address: by a press, because mail scanners open links too. */
import { Button } from '@mantine/core'
import { useHash } from '../web/hash.ts'
import { LinkButton } from '../web/Links.tsx'
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { PublicFrame } from '../web/PublicFrame.tsx'
import { useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
import { Stack } from '../web/Stack.tsx'
import { session } from './session.contract.ts'
import { sessionMessages } from './session.messages.ts'

export function ConfirmEmailScreen() {
  const { confirm, register } = useText(sessionMessages)
  const refusalText = useRefusalText()
  const link = useHash() ?? ''
  const write = useWrite(session.confirmEmail)
  return (
    <PublicFrame
      title={write.isSuccess ? confirm.done_title : confirm.title}
      subtitle={write.isSuccess ? confirm.done : confirm.text}
    >
      <Stack>
        {write.isError ? <Note tone="bad">{refusalText(write.error)}</Note> : null}
        {write.isSuccess ? (
          <LinkButton to="/login" fullWidth>
            {register.to_login}
          </LinkButton>
        ) : (
          <Button onClick={() => write.mutate({ link })} loading={write.isPending} fullWidth>
            {confirm.submit}
          </Button>
        )}
      </Stack>
    </PublicFrame>
  )
}
