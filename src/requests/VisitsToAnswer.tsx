/** Requests for units that the administration answers for. It shows nothing while there are none. */
import { IconDoor } from '@tabler/icons-react'
import { requestTexts } from '../gate/visits/request.messages.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { visitorName } from '../gate/visits/visits.rules.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { useText } from '../web/language/language.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import { useAboutVisit } from './useAboutVisit.web.ts'
import { useAnswered } from './useAnswered.web.ts'
import { useReported } from './useReported.web.ts'

export function VisitsToAnswer() {
  const text = useText(requestTexts)
  const now = useServerNow()
  const dates = useDates()
  const about = useAboutVisit()
  const waiting = useRead(visits.toAnswer, {})
  useReported(waiting.data, waiting.dataUpdatedAt)
  const { shown, saidOf, onSaid, onOver } = useAnswered(waiting.data ?? [])
  if (shown.length === 0) return null
  return (
    <Card title={text.waiting} icon={IconDoor}>
      <p className="garita-second">{text.to_answer}</p>
      <LineList>
        {shown.map((visit) => (
          <li key={visit.id}>
            <div>
              <strong>
                {visitorName(visit)} <b className="garita-code">{visit.unit_number}</b>
              </strong>
              <span>
                {[visit.condominium.name, text.waits_since(dates.ago(visit.created_at, now)), ...about(visit)].join(
                  ' · ',
                )}
              </span>
            </div>
            <DecideButtons
              id={visit.id}
              kind={null}
              given={saidOf(visit)?.decision}
              onSaid={(decision) => onSaid(visit, decision)}
              onOver={() => onOver(visit)}
            />
          </li>
        ))}
      </LineList>
    </Card>
  )
}
