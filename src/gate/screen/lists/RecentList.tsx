/** The latest entries and exits at all gates. */
import { IconHistory } from '@tabler/icons-react'
import { eventWords } from '../../../visits/corrections.ts'
import { toldTexts } from '../../../visits/told.messages.ts'
import { toldLines } from '../../../visits/told.ts'
import { eventTexts } from '../../../visits/visits.messages.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { clockText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from './Capped.tsx'
import type { GateListProps } from './GateLists.tsx'
import { type Recent, recentOf } from './gateLists.ts'

export function RecentList({ snapshot, glance }: GateListProps) {
  const { lists } = useText(guardMessages)
  const events: Record<string, string> = useText(eventTexts)
  const recent = recentOf(snapshot)
  const wordsOf = (eventType: string, correction: Recent['correction'], gate: string | null) => {
    const { event, remark } = eventWords({ event_type: eventType, correction }, events)
    return [event, remark, gate].filter(Boolean).join(' · ')
  }
  if (recent.length === 0) return <Empty icon={IconHistory} title={lists.nothing_recent} />
  return (
    <Capped items={recent} label={lists.recent} keyOf={({ id, at }) => `${id} ${at}`}>
      {({ at, event_type, correction, name, unit, gate, told }) => (
        <li className="garita-row-press">
          <time className="garita-code garita-row-unit">{clockText(at, glance)}</time>
          <span className="garita-row-who">
            <strong>{name}</strong>
            <span className="garita-row-more">{wordsOf(event_type, correction, gate)}</span>
            <RecentTold told={told} zone={glance.time_zone} />
          </span>
          <span className="garita-code">{unit}</span>
        </li>
      )}
    </Capped>
  )
}

interface RecentToldProps {
  told: Recent['told']
  zone: string
  conflict?: boolean
}

export function RecentTold({ told, zone, conflict = true }: RecentToldProps) {
  const words = useText(toldTexts)
  const dates = useDates().at(zone)
  if (!told) return null
  const { agent_name, ...line } = told
  const lines = toldLines(conflict ? line : { ...line, conflict: null }, words, dates.moment)
  return (line.sent_by === null ? lines : [agent_name, ...lines]).map((one) => (
    <span key={one} className="garita-row-more">
      {one}
    </span>
  ))
}
