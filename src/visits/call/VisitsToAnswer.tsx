/** Who waits at the gate for a unit for which the administration answers: at the top of its panel, and nothing while nobody waits. */
import { IconDoor } from '@tabler/icons-react'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import { visits } from '../visits.contract.ts'
import { visitorName } from '../visits.rules.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { requestTexts } from './request.messages.ts'
import { useReported } from './useReported.web.ts'
import './VisitsToAnswer.css'

export function VisitsToAnswer() {
  const text = useText(requestTexts)
  const now = useServerNow()
  const dates = useDates()
  const waiting = useRead(visits.toAnswer, {})
  useReported(waiting.data, waiting.dataUpdatedAt)
  if (!waiting.data?.length) return null
  return (
    <Card title={text.waiting} icon={IconDoor}>
      <p className="garita-second">{text.to_answer}</p>
      <ul className="garita-to-answer">
        {waiting.data.map((visit) => (
          <li key={visit.id}>
            <div>
              <strong>{visitorName(visit)}</strong> <span className="garita-code">{visit.unit_number}</span>
              <span className="garita-second">
                {[visit.condominium.name, text.waits_since(dates.ago(visit.created_at, now)), visit.purpose]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <DecideButtons id={visit.id} kind={null} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
