import { Group, SegmentedControl } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import { deskTexts } from './amenityDesk.messages.ts'
import styles from './day.module.css'
import { reservationViews, useReservationView } from './reservationView.web.ts'

/** Puts the choice of the view before the filters. */
export function BesideView({ children }: { children: React.ReactNode }) {
  return (
    <Group align="start" gap="xs" className={styles.narrow}>
      {children}
    </Group>
  )
}

export function ReservationViews() {
  const text = useText(deskTexts)
  const { filter: shown, narrow } = useReservationView()
  return (
    <SegmentedControl
      aria-label={text.view}
      data={reservationViews.map((value) => ({ value, label: text[value] }))}
      value={shown.view}
      onChange={(value) => narrow({ view: reservationViews.find((one) => one === value) })}
    />
  )
}
