/** The choices of the booking form: the visible month, its free times, and the problem with the current choice. */
import { useMemo, useState } from 'react'
import { wallClock } from '../../shared/time.ts'
import { monthOf } from '../../shared/wallDays.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { readersZone } from '../../web/cards/dates.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import {
  type Availability,
  endsOn,
  fullProblem,
  minutesOf,
  startsOn,
  wishProblem,
} from '../bookingRules/amenities.rules.ts'
import type { useBookingForm } from './useBookingForm.web.ts'

type Booking = Pick<ReturnType<typeof useBookingForm>, 'form' | 'wish' | 'moved'>

export function useBookingChoices({ form, wish, moved }: Booking, existing: Reservation | undefined) {
  const now = useServerNow()
  const [turned, setMonth] = useState(() => monthOf(existing?.reservation_date ?? wallClock(now, readersZone()).day))
  const { amenity_id, reservation_date: day, start_time, end_time, guest_count } = wish
  const asked = { amenity_id, ...(existing ? { but: existing.id } : {}) }
  const there = useRead(amenities.availability, { ...asked, month: turned }, { enabled: amenity_id !== '' }).data
  const begun = there ? monthOf(wallClock(Date.parse(there.now), there.time_zone).day) : turned
  // The condominium may be in the next month already.
  const month = begun > turned ? begun : turned
  const shown = useRead(amenities.availability, { ...asked, month }, { enabled: amenity_id !== '' })
  // The chosen day may be in another month than the visible one.
  const around = useRead(amenities.availability, { ...asked, month: monthOf(day) }, { enabled: !!amenity_id && !!day })
  const known = around.data
  const starts = useMemo(() => (known && day ? startsOn(day, guest_count, known) : []), [known, day, guest_count])
  const ends = useMemo(
    () => (known && day && start_time ? endsOn(day, start_time, guest_count, known) : []),
    [known, day, start_time, guest_count],
  )

  function chooseDay(chosen: string, on: Availability | undefined): void {
    const stays = on && keptOn(chosen, form.values, guest_count, on)
    form.setValues({ reservation_date: chosen, ...(stays ? {} : { start_time: '', end_time: '' }) })
    form.clearErrors()
  }

  function chooseStart(chosen: string): void {
    const offered = known ? endsOn(day, chosen, guest_count, known) : []
    form.setValues({ start_time: chosen, end_time: endFor(chosen, offered, form.values) })
    form.clearFieldError('start_time')
  }

  return {
    asked,
    month,
    turn: setMonth,
    shown,
    known,
    starts,
    ends,
    chooseDay,
    chooseStart,
    chooseAmenity: (chosen: string) => {
      form.setValues({ amenity_id: chosen, reservation_date: '', start_time: '', end_time: '', rules_accepted: false })
      form.clearErrors()
    },
    /** Present if another user books the hours meanwhile; an unchanged booking may stay. */
    problem:
      known && day && moved
        ? start_time && end_time
          ? wishProblem(wish, known)
          : fullProblem(day, guest_count, known)
        : null,
  }
}

type Times = { start_time: string; end_time: string }

function keptOn(day: string, { start_time, end_time }: Times, guestCount: number, known: Availability): boolean {
  if (!start_time || !end_time) return false
  return wishProblem({ reservation_date: day, start_time, end_time, guest_count: guestCount }, known) === null
}

const dayMinutes = 24 * 60

/** Keeps the duration, or else the end time; if only one end is offered, chooses it. */
function endFor(start: string, offered: readonly string[], { start_time, end_time }: Times): string {
  const movedEnd = (minutesOf(end_time) + minutesOf(start) - minutesOf(start_time) + dayMinutes) % dayMinutes
  const sameLength = offered.find((end) => start_time && end_time && minutesOf(end) === movedEnd)
  if (sameLength) return sameLength
  if (offered.includes(end_time)) return end_time
  return offered.length === 1 ? (offered[0] ?? '') : ''
}
