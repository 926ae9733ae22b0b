/** The open incidents of the condominium, for the guard who comes next. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { incidentKindTexts } from '../../../incidents/incidents.messages.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { OpenIncident } from '../../facts/gate.snapshot.ts'
import type { Glance } from '../gateWords.ts'
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
  const dates = useDates().at(glance.time_zone)
  const [whole, setWhole] = useState(false)
  if (incidents.length === 0) return null
  const shown = whole ? incidents : incidents.slice(0, piece)
  return (
    <section className="garita-open-incidents" aria-label={text.open(incidents.length)}>
      <h2 data-one={incidents.length === 1 || undefined}>{text.open(incidents.length)}</h2>
      <ul className="garita-rows">
        {shown.map((one) => (
          <li key={one.id}>
            <button type="button" className="garita-row-press" onClick={() => onOpen(one)}>
              <strong>{kinds[one.kind]}</strong>
              <span className="garita-incident-last">{one.last ?? one.text}</span>
              <span className="garita-row-more">{dates.moment(one.at)}</span>
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
