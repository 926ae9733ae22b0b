/** The open incidents of the condominium, for the guard who comes next. */
import { Box, Button, Text, Title, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { incidentKindTexts } from '../../../incidents/incidents.messages.ts'
import { useText } from '../../../web/language/language.tsx'
import { useIsPhone } from '../../../web/pieces/useIsPhone.ts'
import type { OpenIncident } from '../../station/facts/gate.snapshot.ts'
import { clockText, type Glance } from '../gateWords.ts'
import rows from '../lists/Rows.module.css'
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
  const phone = useIsPhone()
  const [whole, setWhole] = useState(false)
  if (incidents.length === 0) return null
  const shown = whole ? incidents : incidents.slice(0, piece)
  return (
    <section aria-label={text.open(incidents.length)}>
      <Title order={2} size="h4" my={4} className={phone && incidents.length === 1 ? 'garita-hidden' : undefined}>
        {text.open(incidents.length)}
      </Title>
      <Box component="ul" className={rows.rows} style={{ borderInlineStart: '0.25rem solid var(--garita-clay)' }}>
        {shown.map((one) => (
          <li key={one.id}>
            <UnstyledButton className={rows.row} onClick={() => onOpen(one)}>
              <strong>{kinds[one.kind]}</strong>
              <Text span inherit truncate flex="1 1 6rem" miw={0}>
                {one.last ?? one.text}
              </Text>
              <Text span className={rows.aside} visibleFrom="sm">
                {clockText(one.at, glance)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </Box>
      {shown.length < incidents.length ? (
        <Button variant="subtle" size="lg" onClick={() => setWhole(true)}>
          {text.more(incidents.length - shown.length)}
        </Button>
      ) : null}
    </section>
  )
}
