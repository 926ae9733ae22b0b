/** The station's screen with the alarm button in its bar. */
import { DeskAlarm } from '../../alarms/DeskAlarm.tsx'
import { emergencyNumber } from '../../alarms/emergencies.ts'
import { PanicButton } from '../../alarms/PanicButton.tsx'
import type { Gate } from '../../gate/gate.contract.ts'
import { StationScreen } from '../../gate/screen/StationScreen.tsx'
import type { Station } from '../../gate/station/station.ts'
import { countryOfZone } from '../../shared/countries.ts'

export function StationRoute({ chosen }: { chosen: Gate | null }) {
  return (
    <StationScreen
      chosen={chosen}
      alarm={(station, practicing) => <StationAlarm station={station} practicing={practicing} />}
      deskAlarm={<DeskAlarm />}
    />
  )
}

/** The list is in the snapshot, so that an offline station shows the telephones to call. */
function StationAlarm({ station: { snapshot }, practicing }: { station: Station; practicing: boolean }) {
  if (!snapshot) return null
  const { condominium, gate, alarm_contacts = [] } = snapshot
  return (
    <PanicButton
      place={condominium}
      gateId={gate.id}
      emergencies={emergencyNumber(condominium.country ?? countryOfZone(condominium.time_zone))}
      contacts={alarm_contacts}
      real={practicing}
    />
  )
}
