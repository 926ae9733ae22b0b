/** Asks those who run condominiums for a second factor; put off, it comes back after two weeks. */
import { Button } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useMe } from '../../../session/currentSession.web.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { LinkButton } from '../../../web/pieces/Links.tsx'
import { useLater } from '../../../web/pieces/useLater.ts'
import { appMessages } from '../../frame/app.messages.ts'

export function ProtectOffer() {
  const { home } = useText(appMessages)
  const { second_factor } = useMe()
  const [later, putOff] = useLater('protect')
  if (second_factor || later) return null
  return (
    <Note title={home.protect}>
      <p>{home.protect_text}</p>
      <div className="garita-offer">
        <LinkButton to="/account" variant="default" leftSection={<IconShieldLock size={20} aria-hidden />}>
          {home.protect_act}
        </LinkButton>
        <Button variant="subtle" onClick={putOff}>
          {home.protect_later}
        </Button>
      </div>
    </Note>
  )
}
