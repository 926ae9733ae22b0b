/** The alarm of a guard at a desk: for each condominium that they guard. */
import { countryOfZone } from '../shared/countries.ts'
import { useRead } from '../web/calls/queries.ts'
import { alarms } from './alarms.contract.ts'
import { emergencyNumber } from './emergencies.ts'
import { PanicButton } from './PanicButton.tsx'

export function DeskAlarm() {
  const { data } = useRead(alarms.office, {})
  if (!data || data.length === 0) return null
  return (
    <div className="garita-desk-alarms">
      {data.map(({ condominium, contacts }) => (
        <PanicButton
          key={condominium.id}
          place={condominium}
          emergencies={emergencyNumber(countryOfZone(condominium.time_zone))}
          contacts={contacts.flatMap(({ name, telephone }) => (telephone ? [{ name, telephone }] : []))}
          named={data.length > 1}
        />
      ))}
    </div>
  )
}
