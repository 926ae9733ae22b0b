/** The guests of one reservation at the gate: inside, still to come, and one more by name. */
import { Button, TextInput, Title } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { fieldProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { useText } from '../../web/language/language.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { amenityName, amenityTypeNames } from '../rules/amenityTypes.ts'
import { insideOf, roomLeft } from '../rules/gate.rules.ts'
import { gateTexts } from './amenityDesk.messages.ts'
import { GuestRows } from './GuestRows.tsx'

export function GateGuests({ reservation, expected }: { reservation: Reservation; expected: boolean }) {
  const facts = useText(reservationFactTexts)
  const text = useText(gateTexts)
  const names = useText(amenityTypeNames)
  const room = roomLeft(reservation)
  return (
    <section className="garita-guests" aria-label={facts.guest_list}>
      {expected ? (
        <p>
          <strong>{`${reservation.resident_name ?? facts.unknown_resident} · ${facts.unit(reservation.unit_number)}`}</strong>
          {` · ${amenityName(reservation.amenity, names)}`}
        </p>
      ) : null}
      <header>
        <Title order={3}>{facts.guest_list}</Title>
        {reservation.status === 'approved' ? (
          <strong role="status">{facts.inside(insideOf(reservation), reservation.guest_count)}</strong>
        ) : null}
      </header>
      <GuestRows reservation={reservation} guests={reservation.guests} expected={expected} />
      {!expected ? null : room > 0 ? (
        <OtherGuest key={reservation.guests.length} reservation={reservation} room={room} />
      ) : (
        <p className="garita-second">{text.everyone_came}</p>
      )}
    </section>
  )
}

/** Remount when the list has grown, so that the next name is another guest. */
function OtherGuest({ reservation, room }: { reservation: Reservation; room: number }) {
  const text = useText(gateTexts)
  const [ids] = useState(() => ({ guest_id: newId(), event_id: newId() }))
  const { form, submit, pending, error } = useCallForm(amenities.enterGuest, {
    initial: { name: '' },
    input: ({ name }) => ({
      condominium_id: reservation.condominium.id,
      reservation_id: reservation.id,
      ...ids,
      name,
    }),
    done: (_, { name }) => toastSuccess(text.entered(name.trim()), text.entered_title),
  })
  const enter = (event: FormEvent<HTMLFormElement>) => {
    if (form.getValues().name.trim() !== '') return submit(event)
    event.preventDefault()
    form.setErrors({ name: fieldProblem('required') })
  }
  return (
    <>
      <form className="garita-guest-other" onSubmit={enter} noValidate>
        <TextInput
          label={text.other}
          description={text.other_hint(room)}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <Button
          className="garita-gate-button"
          type="submit"
          variant="default"
          loading={pending}
          leftSection={<IconDoorEnter size={20} aria-hidden />}
        >
          {text.enter}
        </Button>
      </form>
      {error ? <Note tone="bad">{error}</Note> : null}
    </>
  )
}
