/** A resident's phone shows offline the passes that were last opened on it. */
import { Stack } from '../../web/cards/Stack.tsx'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { authorizationMessages } from '../authorizations.messages.ts'
import { ownPasses } from './keptPasses.web.ts'
import { useLivesText } from './livesText.tsx'
import { PassCard } from './PassCard.tsx'

export function OwnPassesScreen() {
  const { own: text } = useText(authorizationMessages)
  const livesText = useLivesText()
  const passes = ownPasses()
  return (
    <PublicFrame
      title={text.title}
      subtitle={passes.length > 0 ? text.subtitle : text.none}
      footer={<a href="/dashboard">{text.back}</a>}
    >
      <Stack>
        {passes.map((pass) => (
          <PassCard
            key={pass.id}
            of={pass}
            view={{ name: pass.name, when: livesText(pass), place: pass.condominium, address: pass.address }}
          />
        ))}
      </Stack>
    </PublicFrame>
  )
}
