/** Events with a conflict; each stays until a guard acknowledges it. */
import { Button, Group } from '@mantine/core'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { isOfAsk, isOnPaper, isUrgent } from '../station/facts/actKinds.ts'
import { lookupIn } from '../station/facts/lookup.ts'
import type { KeptEvent } from '../station/outbox.ts'
import { announced } from '../station/ownArrivals.ts'
import type { Station } from '../station/station.ts'
import { clockText, type Glance } from './gateWords.ts'
import { gateMessages, guardMessages } from './guard.messages.ts'
import { stationIncidentMessages } from './incidents/stationIncidents.messages.ts'
import { RecentProvenance } from './lists/RecentList.tsx'
import styles from './StationDesk.module.css'

export function ConflictCards({ station, glance }: { station: Station; glance: Glance }) {
  const { conflicts } = useText(gateMessages)
  const { bar } = useText(guardMessages)
  const kinds = useText(incidentKindTexts)
  const { follow } = useText(stationIncidentMessages)
  const incidentName = (event: KeptEvent['event']) =>
    event.kind === 'incident' ? kinds[event.incident] : event.kind === 'incident_note' ? follow.title : null
  const { names } = useText(arrivalTexts)
  return station.conflicts.map(({ event, conflict }) =>
    conflict ? (
      <Group key={event.id} className={styles.conflict} gap="xs">
        <Note
          tone="bad"
          title={bar.conflict_title(
            incidentName(event) ?? nameOf(event, station, names) ?? bar.somebody,
            clockText(event.at, glance),
          )}
        >
          {conflicts[conflict]}
          <RecentProvenance told={provenanceOf(event.id, station)} zone={glance.time_zone} conflict={false} />
        </Note>
        <Button variant="default" size="lg" onClick={() => void station.note(event.id)}>
          {bar.note}
        </Button>
      </Group>
    ) : null,
  )
}

/** The snapshot includes it after the line reaches the access log. */
const provenanceOf = (id: string, { snapshot }: Station) => snapshot?.recent.find((line) => line.id === id)?.told

function nameOf(
  event: KeptEvent['event'],
  { snapshot }: Station,
  names: Parameters<typeof arrivalName>[1],
): string | null {
  if (event.kind === 'unannounced') return arrivalName(announced(event), names)
  if (isOfAsk(event)) {
    const asked = snapshot && lookupIn(snapshot).ofId(event.authorization_id)
    return asked ? arrivalName(asked, names) : null
  }
  if (isUrgent(event)) return names[event.kind.startsWith('emergency') ? 'emergency' : 'authority'](null)
  if (isOnPaper(event)) return event.kind === 'paper_line' ? event.name : null
  if (event.kind === 'guest_entry' || event.kind === 'guest_exit') {
    const party = snapshot?.reservations.find(({ reservation_id }) => reservation_id === event.reservation_id)
    return party?.guests.find(({ id }) => id === event.guest_id)?.name ?? null
  }
  if (!snapshot || !('subject' in event) || !('authorization_id' in event.subject)) return null
  const entry = lookupIn(snapshot).ofId(event.subject.authorization_id)
  if (entry) return `${arrivalName(entry, names)} (${entry.unit})`
  // The entry may be deleted since then; the line of the log still has the name.
  const line = snapshot.recent.find(({ id }) => id === event.id)
  return line?.name ? `${line.name} (${line.unit})` : null
}
