import { ActionIcon } from '@mantine/core'
import { IconHistory, IconNotebook } from '@tabler/icons-react'
import { eventWords } from '../../../access-log/corrections.ts'
import { eventTexts } from '../../../access-log/log.messages.ts'
import { provenanceTexts } from '../../../access-log/provenance.messages.ts'
import { provenanceLines } from '../../../access-log/provenance.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { arrivalName } from '../../arrivals/arrivals.ts'
import { groupCountTexts } from '../../visits/groupCounts.messages.ts'
import { clockText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { stationIncidentMessages } from '../incidents/stationIncidents.messages.ts'
import { Capped } from './Capped.tsx'
import type { GateListProps } from './GateLists.tsx'
import { type Recent, recentOf } from './gateLists.ts'
import styles from './Rows.module.css'

export function RecentList({ snapshot, glance, onIncident }: GateListProps) {
  const { lists } = useText(guardMessages)
  const { names } = useText(arrivalTexts)
  const events: Record<string, string> = useText(eventTexts)
  const { counted } = useText(groupCountTexts)
  const { act_about } = useText(stationIncidentMessages)
  const recent = recentOf(snapshot)
  // The others are acts of this station whose lines it does not know yet.
  const known = new Set(snapshot.recent.map(({ id }) => id))
  const wordsOf = (eventType: string, correction: Recent['correction'], gate: string | null) => {
    const { event, remark } = eventWords({ event_type: eventType, correction }, events)
    return [event, remark, gate].filter(Boolean).join(' · ')
  }
  if (recent.length === 0) return <Empty icon={IconHistory} title={lists.nothing_recent} />
  return (
    <Capped items={recent} label={lists.recent} keyOf={({ id, at }) => `${id} ${at}`}>
      {(line) => (
        <li className={styles.row}>
          <time className={styles.aside}>{clockText(line.at, glance)}</time>
          <span className={styles.who}>
            <strong>{arrivalName({ name: line.name, last_name: null, arrival_kind: line.arrival_kind }, names)}</strong>
            <span className={styles.more}>
              {[wordsOf(line.event_type, line.correction, line.gate), line.people && counted(line.people)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <RecentProvenance told={line.told} zone={glance.time_zone} />
          </span>
          <span className="garita-code">{line.unit}</span>
          {known.has(line.id) ? (
            <ActionIcon
              variant="subtle"
              aria-label={act_about(line.name, clockText(line.at, glance))}
              onClick={() => onIncident(line)}
            >
              <IconNotebook size={22} aria-hidden />
            </ActionIcon>
          ) : null}
        </li>
      )}
    </Capped>
  )
}

interface RecentProvenanceProps {
  told: Recent['told']
  zone: string
  conflict?: boolean
}

export function RecentProvenance({ told, zone, conflict = true }: RecentProvenanceProps) {
  const words = useText(provenanceTexts)
  const dates = useDates().at(zone)
  if (!told) return null
  const { agent_name, ...line } = told
  const lines = provenanceLines(conflict ? line : { ...line, conflict: null }, words, dates.moment)
  return (line.sent_by === null ? lines : [agent_name, ...lines]).map((one) => (
    <span key={one} className={styles.more}>
      {one}
    </span>
  ))
}
