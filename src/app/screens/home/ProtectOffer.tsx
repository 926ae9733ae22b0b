/** Asks people who run condominiums to turn on a second factor; a postponed offer returns after two weeks. */
import { Button } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useMe } from '../../../session/currentSession.web.ts'
import { QuietLine } from '../../../web/cards/Fold.tsx'
import { Offer } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { LinkButton } from '../../../web/pieces/Links.tsx'
import { usePutOff } from '../../../web/pieces/usePutOff.ts'
import { appMessages } from '../../frame/app.messages.ts'

export function ProtectOffer() {
  const { home } = useText(appMessages)
  const { second_factor } = useMe()
  const [later, putOff] = usePutOff('protect')
  if (second_factor || later) return null
  return (
    <QuietLine
      title={home.protect}
      icon={IconShieldLock}
      said={home.protect_text}
      act={
        <Offer>
          <Button variant="subtle" px="xs" onClick={putOff}>
            {home.protect_later}
          </Button>
          <LinkButton to="/account" variant="default" aria-label={home.protect_act}>
            {home.protect_short}
          </LinkButton>
        </Offer>
      }
    />
  )
}
