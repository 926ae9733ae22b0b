/** The reservations tab of the operator panel: whose guests come today on top, then the reservations as a list or a day. */
import { ExpectedGuests } from '../amenities/ExpectedGuests.tsx'
import { ReservationDesk } from '../amenities/ReservationDesk.tsx'
import { useMe } from '../session/currentSession.web.ts'
import { Stack } from '../web/Stack.tsx'
import type { PanelListProps } from './OperatorPanelScreen.tsx'

export function ReservationsTab(list: PanelListProps) {
  const home = useMe().assigned[0]?.id
  return (
    <Stack>
      <ExpectedGuests filter={list.filter} several={list.several} />
      <ReservationDesk {...list} home={home} />
    </Stack>
  )
}
