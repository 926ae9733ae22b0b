/** Requests that need the reader as the second person; hidden without any. */

import { Button, Group } from '@mantine/core'
import { disclosureMessages, disclosureReasonTexts } from '../investigations/disclosures.messages.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { useText } from '../web/language/language.tsx'
import { type SecondApproval, secondApprovals } from './secondApprovals.contract.ts'
import { secondApprovalMessages } from './secondApprovals.messages.ts'

export function SecondApprovals() {
  const text = useText(secondApprovalMessages)
  const waiting = useRead(secondApprovals.waiting, {}).data ?? []
  if (waiting.length === 0) return null
  return (
    <Card title={text.title}>
      <LineList>
        {waiting.map((ask) => (
          <li key={ask.id}>
            <div>
              <Ask ask={ask} />
            </div>
          </li>
        ))}
      </LineList>
    </Card>
  )
}

function Ask({ ask }: { ask: SecondApproval }) {
  const text = useText(secondApprovalMessages)
  const dates = useDates()
  const now = useServerNow()
  const answer = useAct(secondApprovals.answer)
  const { home } = useText(disclosureMessages)
  const reasons = useText(disclosureReasonTexts)
  const { id, condominium, kind, asked_at, asked_by_name, about, wanted, look } = ask
  const there = dates.at(condominium.time_zone)
  const looked = look && (look.kind === 'everything' ? home.all : home.of[look.kind](look.subject ?? ''))
  const say = (granted: boolean) => () =>
    answer.run(
      { condominium_id: condominium.id, id, granted },
      { done: granted ? text.granted : text.refused, failed: text.answer_failed },
    )
  return (
    <>
      <p>
        <strong>
          {look
            ? text.what.hidden_look(looked ?? '', there.day(look.told_from))
            : text.what[kind](about ?? '', wanted ?? '')}
        </strong>
      </p>
      {look ? (
        <p>
          {[
            `${reasons[look.reason]}: ${look.said}`,
            home.between(there.moment(look.from), there.moment(look.until)),
          ].join(' · ')}
        </p>
      ) : null}
      <p className="garita-second">{text.why[kind]}</p>
      <p className="garita-second">
        {[
          kind === 'name' ? dates.ago(asked_at, now) : text.asked(asked_by_name, dates.ago(asked_at, now)),
          condominium.name,
        ].join(' · ')}
      </p>
      <Group gap="xs" mt="xs">
        <Button loading={answer.pending} onClick={say(true)}>
          {text.grant}
        </Button>
        <Button variant="default" disabled={answer.pending} onClick={say(false)}>
          {text.refuse}
        </Button>
      </Group>
    </>
  )
}
