/** The station with the alarm in its bar, and the practice. */

import { emergencyNumber } from '../../alarms/emergencies.ts'
import { PanicButton } from '../../alarms/PanicButton.tsx'
import { GuardScreen, PracticeScreen } from '../../gate/screen/GuardScreen.tsx'
import type { Station } from '../../gate/station/station.ts'
import { countryOfZone } from '../../shared/countries.ts'

export function Guard() {
  return <GuardScreen alarm={(station) => <StationAlarm station={station} />} />
}

export function Practice() {
  return <PracticeScreen />
}

/** Its list travels in the snapshot, so that a station without a line shows whom to call. */
function StationAlarm({ station: { snapshot } }: { station: Station }) {
  if (!snapshot) return null
  const { condominium, gate, alarm_contacts = [] } = snapshot
  return (
    <PanicButton
      place={condominium}
      gateId={gate.id}
      emergencies={emergencyNumber(condominium.country ?? countryOfZone(condominium.time_zone))}
      contacts={alarm_contacts}
    />
  )
}
