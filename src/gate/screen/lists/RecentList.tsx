/** The latest entries and exits, of every gate. */
import { IconHistory } from '@tabler/icons-react'
import { eventTexts } from '../../../visits/visits.messages.ts'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { clockText } from '../gateTimes.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from './Capped.tsx'
import type { GateListProps } from './GateLists.tsx'
import { recentOf } from './gateLists.ts'
import { RecentTold } from './RecentTold.tsx'

export function RecentList({ seen, glance }: GateListProps) {
  const { lists } = useText(guardMessages)
  const events: Record<string, string> = useText(eventTexts)
  const recent = recentOf(seen)
  if (recent.length === 0) return <Empty icon={IconHistory} title={lists.nothing_recent} />
  return (
    <Capped items={recent} label={lists.recent} keyOf={({ id, at }) => `${id} ${at}`}>
      {({ at, event_type, name, unit, gate, told }) => (
        <li className="garita-row-press">
          <time className="garita-code garita-row-unit">{clockText(at, glance)}</time>
          <span className="garita-row-who">
            <strong>{name}</strong>
            <span className="garita-row-more">
              {events[event_type] ?? event_type}
              {gate ? ` · ${gate}` : ''}
            </span>
            <RecentTold told={told} />
          </span>
          <span className="garita-code">{unit}</span>
        </li>
      )}
    </Capped>
  )
}
