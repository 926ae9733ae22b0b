/** The form that creates or changes a reservation. */
import { Checkbox, TextInput } from '@mantine/core'
import { zoneName } from '../../shared/zoneNames.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { differsHere } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { FormFoot, useLeaving } from '../../web/form/FormFoot.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { type Amenity, amenities, type Reservation } from '../amenities.contract.ts'
import { type BookedHours, overlaps } from '../rules/bookingChange.ts'
import { AmenityPicker } from './AmenityPicker.tsx'
import { AmenityRulesList } from './AmenityRulesList.tsx'
import { bookingMessages } from './booking.messages.ts'
import { DayField } from './DayField.tsx'
import { GuestFields } from './GuestFields.tsx'
import './ReservationForm.css'
import { TimeFields } from './TimeFields.tsx'
import { useBookingChoices } from './useBookingChoices.web.ts'
import { useBookingForm } from './useBookingForm.web.ts'

interface ReservationFormProps {
  existing?: Reservation
  onClose: () => void
}

export function ReservationForm({ existing, onClose }: ReservationFormProps) {
  const text = useText(bookingMessages)
  const offered = useRead(amenities.list, {})
  const failed = failureOf(offered)
  return (
    <Card title={existing ? text.edit : text.add}>
      {offered.isPending ? <Loading /> : null}
      {failed ? <Failed {...failed} /> : null}
      {offered.data ? <Fields offered={offered.data} onClose={onClose} {...(existing ? { existing } : {})} /> : null}
    </Card>
  )
}

function Fields({ offered, existing, onClose }: ReservationFormProps & { offered: readonly Amenity[] }) {
  const text = useText(bookingMessages)
  const booking = useBookingForm(existing, onClose)
  const choices = useBookingChoices(booking, existing)
  const { form, wish, moved, error } = booking
  const leaving = useLeaving(booking, onClose)
  const amenity = offered.find(({ id }) => id === wish.amenity_id)
  const asksAgain = existing?.status === 'approved' && moved && amenity?.needs_approval

  return (
    <form
      onSubmit={(event) => booking.send(event, amenity?.house_rules ?? null)}
      noValidate
      ref={startAtFirstField}
      className="garita-booking"
    >
      <AmenityPicker
        offered={offered}
        value={wish.amenity_id}
        onChoose={choices.chooseAmenity}
        error={form.errors.amenity_id}
      />
      {amenity ? (
        <div className="garita-booking-parts">
          <AmenityRulesList amenity={amenity} />
          <Stack>
            <DayField
              key={amenity.id}
              choices={choices}
              chosen={form.values.reservation_date}
              guest_count={wish.guest_count}
              error={form.errors.reservation_date && text.form.date_missing}
            />
            <FarAway zone={choices.known?.time_zone} />
            <TimeFields
              form={form}
              choices={choices}
              problem={choices.problem === booking.refused_code ? null : choices.problem}
            />
            <TextInput {...form.getInputProps('purpose')} label={text.form.purpose} autoComplete="off" />
            <GuestFields booking={booking} capacity={amenity.capacity} />
            {amenity.house_rules && moved ? (
              <Checkbox {...form.getInputProps('rules_accepted', { type: 'checkbox' })} label={text.form.accept} />
            ) : null}
          </Stack>
        </div>
      ) : (
        <p className="garita-booking-first">{offered.length > 0 ? text.form.choose_first : text.form.no_amenities}</p>
      )}
      <AlreadyBooked wish={wish} but={existing?.id} />
      <FormFoot
        of={booking}
        leaving={leaving}
        error={error && `${text.save_failed}: ${error}`}
        note={asksAgain ? <Note tone="wait">{text.form.again}</Note> : null}
      />
    </form>
  )
}

/** The same hours booked twice take two turns: allowed, and said. */
function AlreadyBooked({ wish, but }: { wish: BookedHours; but: string | undefined }) {
  const { form: text } = useText(bookingMessages)
  const mine = useRead(amenities.mine, {})
  const same = mine.data?.items.filter((one) => one.id !== but && overlaps(one, wish)) ?? []
  return same.map((one) => (
    <Note key={one.id} tone="wait">
      {text.already(one.start_time, one.end_time)}
    </Note>
  ))
}

/** Tells users in another time zone that the hours are the condominium's. */
function FarAway({ zone }: { zone: string | undefined }) {
  const { form: text } = useText(bookingMessages)
  const { language } = useLanguage()
  if (!zone || !differsHere(Date.now(), zone)) return null
  return <p className="garita-booking-first">{text.zone(zoneName(zone, language))}</p>
}

// Focus the first field once, on opening; later renders must not steal the focus from the user.
function startAtFirstField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('input:checked, input:not(:disabled)')?.focus()
}
