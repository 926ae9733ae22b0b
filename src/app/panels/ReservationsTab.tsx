/** The reservations tab of the operator panel: whose guests come today on top, then the reservations as a list or a day. */
import { ExpectedGuests, useExpectedGuests } from '../../amenities/desk/ExpectedGuests.tsx'
import { ReservationDesk } from '../../amenities/desk/ReservationDesk.tsx'
import { useReservationView } from '../../amenities/desk/reservationView.web.ts'
import { useMe } from '../../session/currentSession.web.ts'
import type { PanelListProps } from '../../visits/OperatorFilters.tsx'
import { Below } from '../../web/cards/Below.tsx'
import { Stack } from '../../web/cards/Stack.tsx'

export function ReservationsTab(list: PanelListProps) {
  // The day shows them too, but for whoever is searched for.
  const byDay = useReservationView().filter.view === 'day'
  const home = useMe().assigned[0]?.id
  return (
    <Stack>
      {byDay && list.filter.search === '' ? null : <ExpectedGuests filter={list.filter} several={list.several} />}
      <Below waiting={useExpectedGuests(list.filter).isLoading}>
        <ReservationDesk {...list} home={home} />
      </Below>
    </Stack>
  )
}
