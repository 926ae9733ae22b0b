/** Names the condominium's time zone if the hours could be mistaken. */
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import type { Reservation } from './amenities.contract.ts'
import { reservationFactTexts } from './amenities.messages.ts'
import { hoursText } from './reservationWords.ts'

interface BookedHoursProps {
  of: Pick<Reservation, 'start_time' | 'end_time' | 'ends_at'>
  zone: string
  /** True if the text beside the hours already says that they end on the next day. */
  bare?: true
}

export function BookedHours({ of, zone, bare }: BookedHoursProps) {
  const facts = useText(reservationFactTexts)
  const name = useDates().at(zone).zoneName(of.ends_at)
  return (
    <>
      {hoursText(of, bare ? (time) => time : facts.next_day)}
      {name ? <span className="garita-second"> ({name})</span> : null}
    </>
  )
}
