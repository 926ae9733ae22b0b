/** The alarm button on a locked tablet of a gate. The tablet raises the alarm and reads nothing. */
import { emergencyNumber } from '../../alarms/emergencies.ts'
import { PanicButton } from '../../alarms/PanicButton.tsx'
import type { Raiser } from '../../alarms/usePress.web.ts'
import { station } from '../../gate/tablet/stations.contract.ts'
import { useVault } from '../../gate/tablet/vault.web.ts'
import { countryOfZone } from '../../shared/countries.ts'
import { ask } from '../../web/calls/api.ts'
import { readersZone } from '../../web/cards/dates.tsx'

const tablet: Raiser = {
  kept: 'garita.alarm.tablet',
  raise: ({ id, pressed_at }) => ask(station.raiseAlarm, { id, pressed_at }),
}

export function LockAlarm() {
  const { vault } = useVault()
  if (!vault) return null
  // The tablet is at the gate, so the zone of its clock is that of the gate.
  const zone = readersZone()
  return (
    <PanicButton
      place={{ ...vault.condominium, time_zone: zone }}
      gateId={vault.gate.id}
      emergencies={emergencyNumber(countryOfZone(zone))}
      by={tablet}
    />
  )
}
