/** What a resident's phone shows without a connection: the passes that were opened last on it. */
import { Stack } from '../web/cards/Stack.tsx'
import { PublicFrame } from '../web/frame/PublicFrame.tsx'
import { useText } from '../web/language/language.tsx'
import { authorizationMessages } from './authorizations.messages.ts'
import type { OwnPass } from './keptPasses.web.ts'
import { PassCard } from './PassCard.tsx'
import { usePeriodText } from './valueText.tsx'

export function OwnPasses({ passes }: { passes: readonly OwnPass[] }) {
  const { own: text, page } = useText(authorizationMessages)
  const periodText = usePeriodText()
  return (
    <PublicFrame title={text.title} subtitle={text.subtitle} footer={<a href="/dashboard">{text.back}</a>}>
      <Stack>
        {passes.map((pass) => (
          <PassCard
            key={pass.id}
            of={pass}
            name={pass.name}
            when={pass.valid_from && pass.valid_until ? periodText(pass.valid_from, pass.valid_until) : page.always}
          />
        ))}
      </Stack>
    </PublicFrame>
  )
}
