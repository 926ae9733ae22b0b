/** The alarm on the screen of a home, and what became of those that its person raised or answers. */
import { countryOfZone } from '../shared/countries.ts'
import { useRead } from '../web/calls/queries.ts'
import { later } from '../web/frame/later.tsx'
import { useText } from '../web/language/language.tsx'
import { alarms } from './alarms.contract.ts'
import { panicTexts } from './alarms.messages.ts'
import './alarms.css'
import { emergencyNumber } from './emergencies.ts'
import { PanicButton } from './PanicButton.tsx'

const AlarmBand = later(() => import('./AlarmBand.tsx').then((loaded) => loaded.AlarmBand))

export function HomeAlarm({ place }: { place: { id: string; name: string; time_zone: string } }) {
  const text = useText(panicTexts)
  const { data } = useRead(alarms.open, {})
  const answers = data?.some(({ may_take }) => may_take)
  const own = data?.find(({ may_take, condominium }) => !may_take && condominium.id === place.id)
  return (
    <section className="garita-alarm-home" aria-label={text.title}>
      <PanicButton place={place} emergencies={emergencyNumber(countryOfZone(place.time_zone))} />
      {own ? (
        <p role="status">{own.taken_by_name === null ? text.is_waiting : text.is_taken(own.taken_by_name)}</p>
      ) : (
        <p className="garita-second">{text.hold}</p>
      )}
      {answers ? <AlarmBand /> : null}
    </section>
  )
}
