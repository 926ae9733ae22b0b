/** "Detalles de la Reserva": a reservation's facts, its guests at the gate, and the two answers for an admin. */
import { Button } from '@mantine/core'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { type Fact, FactList, given } from '../../web/cards/lists/FactList.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import type { Act } from '../../web/pieces/Acts.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { SubjectHead } from '../../web/pieces/dialogs/SubjectHead.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { amenityIcons } from '../amenityIcons.tsx'
import { BookedHours } from '../BookedHours.tsx'
import { expectsGuests, insideOf } from '../bookingRules/gate.rules.ts'
import { ReservationState } from '../ReservationState.tsx'
import { deskTexts } from './amenityDesk.messages.ts'
import { GateGuests } from './GateGuests.tsx'

interface ReservationDetailsProps {
  reservation: Reservation
  /** True if the reservation left the list: it was canceled, moved or is over. */
  gone: boolean
  acts: readonly Act[]
  onClose: () => void
}

export function ReservationDetails({ reservation, gone, acts, onClose }: ReservationDetailsProps) {
  const text = useText(deskTexts)
  const { list } = useText(webTexts)
  const atGate = useCurrentUser().user_role === 'agent'
  const phone = useIsPhone()
  const now = useServerNow()
  const names = useText(amenityTypeNames)
  const dates = useDates()
  const facts = useReservationFacts(reservation, atGate)
  const { amenity } = reservation
  // A guest is waiting at the gate: their buttons come first.
  const expected = atGate && !gone && expectsGuests(reservation, now)
  const guests = <GateGuests reservation={reservation} expected={expected} />
  return (
    <Dialog opened onClose={onClose} title={text.details_title} size="36rem" fullScreen={phone}>
      <Stack>
        {gone ? <Note tone="wait">{list.gone}</Note> : null}
        {expected ? guests : null}
        <SubjectHead
          name={amenityName(amenity, names)}
          icon={amenityIcons[amenity.amenity_type]}
          lines={[
            dates.calendarLong(reservation.reservation_date),
            <BookedHours key="hours" of={reservation} zone={reservation.time_zone} />,
          ]}
        >
          <ReservationState reservation={reservation} />
        </SubjectHead>
        <FactList facts={facts} />
        {atGate && !expected ? guests : null}
        {acts.length > 0 && !gone ? (
          <Row>
            {[...acts].reverse().map(({ label, icon: Icon, onAct, pending = false }, at) => (
              <Button
                key={label}
                variant={at === acts.length - 1 ? 'filled' : 'default'}
                leftSection={Icon ? <Icon size={20} aria-hidden /> : null}
                loading={pending}
                onClick={onAct}
              >
                {label}
              </Button>
            ))}
          </Row>
        ) : null}
      </Stack>
    </Dialog>
  )
}

function useReservationFacts(one: Reservation, atGate: boolean): Fact[] {
  const facts = useText(reservationFactTexts)
  const text = useText(deskTexts)
  const dates = useDates()
  const inside = insideOf(one)
  return [
    [facts.resident, `${one.resident_name ?? facts.unknown_resident} · ${facts.unit(one.unit_number)}`],
    [facts.condominium, one.condominium.name],
    [facts.guests, inside > 0 && !atGate ? facts.inside(inside, one.guest_count) : String(one.guest_count)],
    [facts.purpose, one.purpose],
    // The gate shows the guests below, with their buttons.
    ...(atGate ? [] : given(facts.guest_list, one.guests.map(({ name }) => name).join(', ') || text.nobody_named)),
    [facts.requested, dates.at(one.time_zone).moment(one.created_at)],
    ...given(facts.answered_by, one.decided_by_name),
    ...given(facts.rejection_reason, one.rejection_reason),
  ]
}
