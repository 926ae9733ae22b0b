/** The open incidents of the condominium, for the guard who comes next. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { incidentKindTexts } from '../../../incidents/incidents.messages.ts'
import { useText } from '../../../web/language/language.tsx'
import type { OpenIncident } from '../../station/facts/gate.snapshot.ts'
import { clockText, type Glance } from '../gateWords.ts'
import styles from '../lists/Rows.module.css'
import './StationIncidents.css'
import { stationIncidentMessages } from './stationIncidents.messages.ts'

const piece = 3

interface OpenIncidentsProps {
  incidents: readonly OpenIncident[]
  glance: Glance
  onOpen: (incident: OpenIncident) => void
}

export function OpenIncidents({ incidents, glance, onOpen }: OpenIncidentsProps) {
  const text = useText(stationIncidentMessages)
  const kinds = useText(incidentKindTexts)
  const [whole, setWhole] = useState(false)
  if (incidents.length === 0) return null
  const shown = whole ? incidents : incidents.slice(0, piece)
  return (
    <section className="garita-open-incidents" aria-label={text.open(incidents.length)}>
      <h2 data-one={incidents.length === 1 || undefined}>{text.open(incidents.length)}</h2>
      <ul className={styles.rows}>
        {shown.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.row} onClick={() => onOpen(one)}>
              <strong>{kinds[one.kind]}</strong>
              <span className={styles.note}>{one.last ?? one.text}</span>
              <span className={styles.aside}>{clockText(one.at, glance)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < incidents.length ? (
        <Button variant="subtle" size="lg" onClick={() => setWhole(true)}>
          {text.more(incidents.length - shown.length)}
        </Button>
      ) : null}
    </section>
  )
}
