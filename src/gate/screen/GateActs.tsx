/** The four acts of a station, at the foot of its frame: no note and no list moves them. */
import { Button } from '@mantine/core'
import { IconNotebook, IconUserPlus } from '@tabler/icons-react'
import { useText } from '../../web/language/language.tsx'
import { UrgentActs } from '../dialogs/UrgentActs.tsx'
import styles from './GateActs.module.css'
import { gateMessages } from './guard.messages.ts'
import { stationIncidentMessages } from './incidents/stationIncidents.messages.ts'

interface GateActsProps {
  onAnnounce: () => void
  onIncident: () => void
}

export function GateActs({ onAnnounce, onIncident }: GateActsProps) {
  const { acts, places } = useText(gateMessages)
  const incidents = useText(stationIncidentMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div className={styles.acts} data-band role="group" aria-label={places.acts}>
      <Button
        variant="default"
        size="lg"
        data-unannounced
        leftSection={<IconUserPlus size={22} aria-hidden />}
        onClick={onAnnounce}
      >
        {acts.unannounced}
      </Button>
      <Button
        variant="default"
        size="lg"
        data-incident
        leftSection={<IconNotebook size={22} aria-hidden />}
        onClick={onIncident}
      >
        {incidents.act}
      </Button>
      <UrgentActs size="lg" />
    </div>
  )
}
