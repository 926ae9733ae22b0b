/** The asks that wait for the reader as the second person; no card without an ask. */
import { Button } from '@mantine/core'
import { lookMessages, lookReasonTexts } from '../looks/looks.messages.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { type SecondAsk, seconds } from './seconds.contract.ts'
import { secondMessages } from './seconds.messages.ts'
import './seconds.css'

export function SecondAsks() {
  const text = useText(secondMessages)
  const waiting = useRead(seconds.waiting, {}).data ?? []
  if (waiting.length === 0) return null
  return (
    <Card title={text.title}>
      <ul className="garita-seconds">
        {waiting.map((ask) => (
          <li key={ask.id}>
            <Ask ask={ask} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Ask({ ask }: { ask: SecondAsk }) {
  const text = useText(secondMessages)
  const dates = useDates()
  const now = useServerNow()
  const answer = useAct(seconds.answer)
  const { home } = useText(lookMessages)
  const reasons = useText(lookReasonTexts)
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
      <div className="garita-seconds-acts">
        <Button loading={answer.pending} onClick={say(true)}>
          {text.grant}
        </Button>
        <Button variant="default" disabled={answer.pending} onClick={say(false)}>
          {text.refuse}
        </Button>
      </div>
    </>
  )
}
