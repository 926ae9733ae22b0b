/** What a resident's phone shows without a connection: the passes that were opened last on it. */
import { Card } from '../web/cards/Card.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { PublicFrame } from '../web/frame/PublicFrame.tsx'
import { useText } from '../web/language/language.tsx'
import { authorizationMessages } from './authorizations.messages.ts'
import type { OwnPass } from './keptPasses.web.ts'
import './pass.css'
import { PassPicture } from './PassPicture.tsx'
import { usePeriodText } from './valueText.tsx'

export function OwnPasses({ passes }: { passes: readonly OwnPass[] }) {
  const { own: text, pass: words } = useText(authorizationMessages)
  const periodText = usePeriodText()
  return (
    <PublicFrame title={text.title} subtitle={text.subtitle} footer={<a href="/dashboard">{text.back}</a>}>
      <Stack>
        {passes.map((pass) => (
          <Card key={pass.id} title={pass.name}>
            <PassPicture of={pass} />
            {pass.access_number ? (
              <p className="garita-access-number">
                <span>{words.number}</span>
                <strong className="garita-code">{pass.access_number}</strong>
              </p>
            ) : null}
            {pass.valid_from && pass.valid_until ? <p>{periodText(pass.valid_from, pass.valid_until)}</p> : null}
          </Card>
        ))}
      </Stack>
    </PublicFrame>
  )
}
