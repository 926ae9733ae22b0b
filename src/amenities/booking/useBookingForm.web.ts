/** The state of the booking form: values, current problem, and how one choice changes the others. */
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { said, useText } from '../../web/language/language.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { amenityRefusals } from '../amenities.refusals.ts'
import { asksForMore, type BookedHours, namesIn } from '../bookingRules/bookingChange.ts'
import { bookingMessages } from './booking.messages.ts'

export interface BookingValues extends Record<string, unknown> {
  amenity_id: string
  reservation_date: string
  start_time: string
  end_time: string
  purpose: string
  /** Empty while the user retypes it. */
  guest_count: number | ''
  guest_list: string
  rules_accepted: boolean
}

export function useBookingForm(existing: Reservation | undefined, onClose: () => void) {
  const text = useText(bookingMessages)
  const [id] = useState(() => existing?.id ?? newId())
  const [initial] = useState(() => initialValues(existing))
  const [sent, setSent] = useState('')
  const saving = useCallForm(existing ? amenities.amend : amenities.book, {
    initial,
    revision: existing?.revision,
    read: (now) => initialValues(now as Reservation),
    input: ({ guest_count, guest_list, ...values }: BookingValues) => ({
      id,
      ...values,
      // An empty field is no number; the contract reports it as missing.
      guest_count: guest_count === '' ? Number.NaN : guest_count,
      guest_list: namesIn(guest_list),
    }),
    done: () => {
      toastSuccess(existing ? text.updated : text.created, text.saved_title)
      onClose()
    },
  })
  const { form, submit, code } = saving
  const wish = hoursOf(form.values)
  const moved = existing ? asksForMore(hoursOf(initial), wish) : true
  const names = namesIn(form.values.guest_list)
  const beyond = names.length > wish.guest_count
  // A refusal of the last hours does not apply to new ones.
  const answered = sent === JSON.stringify(wish)

  /** Checks fields that only this form requires before it calls the server. */
  function send(event: React.FormEvent<HTMLFormElement> | undefined, houseRules: string | null): void {
    const unread = moved && houseRules !== null && !form.values.rules_accepted
    if (!beyond && !unread) {
      setSent(JSON.stringify(wish))
      submit(event)
      return
    }
    event?.preventDefault()
    form.check((errors) => {
      form.setErrors({
        ...errors,
        ...(beyond ? { guest_list: said(amenityRefusals.reservation_guests_beyond) } : {}),
        ...(unread ? { rules_accepted: said(amenityRefusals.reservation_rules_unread) } : {}),
      })
      const [first] = Object.keys(errors)
      const path = first ?? (beyond ? 'guest_list' : 'rules_accepted')
      document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus()
    })
  }

  return {
    form,
    wish,
    moved,
    names,
    beyond,
    send,
    pending: saving.pending,
    look: saving.look,
    looked: saving.looked,
    dirty: saving.dirty,
    discard: saving.discard,
    error: saving.error && answered ? saving.error : null,
    refused_code: answered ? code : null,
  }
}

const hoursOf = ({ amenity_id, reservation_date, start_time, end_time, guest_count }: BookingValues): BookedHours => ({
  amenity_id,
  reservation_date,
  start_time,
  end_time,
  guest_count: Math.max(1, Number(guest_count)),
})

function initialValues(existing: Reservation | undefined): BookingValues {
  return {
    amenity_id: existing?.amenity.id ?? '',
    reservation_date: existing?.reservation_date ?? '',
    start_time: existing?.start_time ?? '',
    end_time: existing?.end_time ?? '',
    purpose: existing?.purpose ?? '',
    guest_count: existing?.guest_count ?? 1,
    guest_list: existing?.guests.map(({ name }) => name).join('\n') ?? '',
    rules_accepted: false,
  }
}
