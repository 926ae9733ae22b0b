/** The ten newest rows of the access log, optionally of the last hours only; on a phone each takes two short lines. */

import { useWhole } from '../../web/calls/list.ts'
import { Moment } from '../../web/cards/dates.tsx'
import type { EmptyProps } from '../../web/cards/Empty.tsx'
import { useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { eventWords } from './corrections.ts'
import './LatestLines.css'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { keptReasonTexts } from '../choices.messages.ts'
import { saidOfLine, saidOr } from '../choices.ts'
import { visits } from '../visits.contract.ts'
import { eventTexts, visitMessages } from '../visits.messages.ts'
import { subjectWord, unitsOf } from '../visits.rules.ts'
import { LogList } from './LogList.tsx'
import type { LogLine } from './logLines.ts'
import { ToldLines } from './ToldLines.tsx'

interface LatestLinesProps {
  label: string
  hours?: number
  empty: EmptyProps
  failed: string
  several: boolean
}

export function LatestLines({ hours, several, ...listing }: LatestLinesProps) {
  const list = useWhole(visits.latest, { hours })
  const phone = useIsPhone()
  if (!phone || list.failed || !list.rows?.length) {
    return <LogList {...listing} list={list} without={several ? [] : ['condominium']} />
  }
  return (
    <ul className="garita-latest-lines" aria-label={listing.label}>
      {list.rows.map((row) => (
        <Line key={row.id} row={row} several={several} />
      ))}
    </ul>
  )
}

function Line({ row, several }: { row: LogLine; several: boolean }) {
  const { log } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const events: Record<string, string> = useText(eventTexts)
  const { event, remark } = eventWords(row, events)
  const kept = useText(keptReasonTexts)
  const place = several ? `${unitsOf(row)}, ${row.condominium.name}` : unitsOf(row)
  return (
    <li>
      <div>
        <strong>{row.hidden ? log.hidden : arrivalName(row, names) || log.unknown}</strong>
        <span className="garita-second">
          {[event, remark, subjectWord(row.auth_type, log), place].filter(Boolean).join(' · ')}
        </span>
        {row.override_reason ? (
          <span className="garita-second">
            {saidOfLine(row.event_type, saidOr(row.override_reason, kept), log.reason)}
          </span>
        ) : null}
        <ToldLines told={row.told} zone={row.condominium.time_zone} />
      </div>
      <Moment at={row.occurred_at} zone={row.condominium.time_zone} />
    </li>
  )
}
