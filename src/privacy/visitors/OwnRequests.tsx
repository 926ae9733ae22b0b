/** The visitor's requests through this link, with their answers. */

import { wallClock } from '../../shared/time.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import type { OwnData, OwnRequest } from './visitorRights.contract.ts'
import { ownDataTexts } from './visitorRights.messages.ts'
import { dueDay } from './visitorRights.rules.ts'

export function OwnRequests({ of: { requests, country, time_zone } }: { of: OwnData }) {
  const text = useText(ownDataTexts)
  const dates = useDates()
  function saysOf({ kind, outcome, reason, asked_at }: OwnRequest): string | null {
    if (outcome === null)
      return text.waits_text(dates.calendar(dueDay(country, wallClock(Date.parse(asked_at), time_zone).day)))
    if (outcome === 'lapsed') return text.lapsed_text
    if (outcome === 'refused') return reason
    return kind === 'deletion' ? text.applied_deletion : text.applied_correction
  }
  return (
    <Card title={text.requests}>
      <LineList>
        {requests.map((request) => (
          <li key={request.id}>
            <div>
              <div>
                <strong>{text[request.kind]}</strong>{' '}
                <StateBadge tone={toneOf[request.outcome ?? 'waits']}>{text[request.outcome ?? 'waits']}</StateBadge>
              </div>
              <span className="garita-second">{text.asked(dates.at(time_zone).day(request.asked_at))}</span>
              <p>{saysOf(request)}</p>
            </div>
          </li>
        ))}
      </LineList>
    </Card>
  )
}

export const toneOf = { waits: 'wait', applied: 'good', refused: 'bad', lapsed: 'idle' } as const
