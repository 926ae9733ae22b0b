/** What a resident's phone shows without a connection: the passes that were opened last on it. */
import { Stack } from '../../web/cards/Stack.tsx'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { authorizationMessages } from '../authorizations.messages.ts'
import type { OwnPass } from './keptPasses.web.ts'
import { useLivesText } from './livesText.tsx'
import { PassCard } from './PassCard.tsx'

export function OwnPasses({ passes }: { passes: readonly OwnPass[] }) {
  const { own: text } = useText(authorizationMessages)
  const livesText = useLivesText()
  return (
    <PublicFrame title={text.title} subtitle={text.subtitle} footer={<a href="/dashboard">{text.back}</a>}>
      <Stack>
        {passes.map((pass) => (
          <PassCard
            key={pass.id}
            of={pass}
            face={{ name: pass.name, when: livesText(pass), place: pass.condominium, address: pass.address }}
          />
        ))}
      </Stack>
    </PublicFrame>
  )
}
