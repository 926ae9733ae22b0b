/** Lets a system of the condominium answer for the home; off until an adult consents. */
import { Button } from '@mantine/core'
import type { Output } from '../shared/contract.ts'
import { useAct } from '../web/calls/act.ts'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { households } from './households.contract.ts'
import { householdMessages } from './households.messages.ts'

export function WebhookMayReply({
  webhook,
}: {
  webhook: NonNullable<Output<typeof households.mine>['webhook']> | null
}) {
  const { webhook: text } = useText(householdMessages)
  const dates = useDates().at(useHomeZone())
  const choosing = useAct(households.letWebhookAnswer)
  if (!webhook || !(webhook.offered || webhook.answers)) return null
  const { answers, by_name, since } = webhook
  return (
    <Note title={answers ? text.on : text.off}>
      <p>{text.what}</p>
      {by_name && since ? <p>{text.by(by_name, dates.day(since))}</p> : null}
      <Button
        variant="default"
        loading={choosing.pending}
        onClick={() =>
          choosing.run({ answers: !answers }, { done: answers ? text.stopped : text.let, failed: text.failed })
        }
      >
        {answers ? text.stop : text.allow}
      </Button>
    </Note>
  )
}
