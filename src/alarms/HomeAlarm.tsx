import { useMe } from '../session/currentSession.web.ts'
import { countryOfZone } from '../shared/countries.ts'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { emergencyNumber } from './emergencies.ts'
import { PanicButton } from './PanicButton.tsx'

/** Shows the round key in the head of a resident's screens. */
export function HomeAlarm({ className }: { className: string }) {
  const { condominium } = useMe()
  const timeZone = useHomeZone() ?? 'America/Mexico_City'
  if (!condominium) return null
  return (
    <PanicButton
      round
      place={{ ...condominium, time_zone: timeZone }}
      emergencies={emergencyNumber(countryOfZone(timeZone))}
      className={className}
    />
  )
}
