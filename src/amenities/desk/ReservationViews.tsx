/** The switch between the list of the reservations and one day of them. */
import { SegmentedControl } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import { deskTexts } from './amenityDesk.messages.ts'
import { reservationViews, useReservationView } from './reservationView.web.ts'
import './ReservationViews.css'

export function ReservationViews() {
  const text = useText(deskTexts)
  const { filter: shown, narrow } = useReservationView()
  return (
    <SegmentedControl
      className="garita-day-views"
      aria-label={text.view}
      data={reservationViews.map((value) => ({ value, label: text[value] }))}
      value={shown.view}
      onChange={(value) => narrow({ view: reservationViews.find((one) => one === value) })}
    />
  )
}
