/** Uses the condominium's time zone. */

import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { briefDay, listedDay, longDay } from '../../shared/wallDays.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import type { Subject } from '../../web/pieces/dialogs/SubjectHead.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { amenityIcons } from '../amenityIcons.tsx'
import { endText, hoursText } from '../reservationWords.ts'
import { bookingMessages } from './booking.messages.ts'

type Booked = Pick<Reservation, 'amenity' | 'reservation_date' | 'start_time' | 'end_time'>

export function useReservationText() {
  const names = useText(amenityTypeNames)
  const fact = useText(reservationFactTexts)
  const text = useText(bookingMessages)
  const { language } = useLanguage()
  return {
    amenity: ({ amenity }: Pick<Booked, 'amenity'>) => amenityName(amenity, names),
    day: ({ reservation_date }: Pick<Booked, 'reservation_date'>) => listedDay(reservation_date, language),
    /** Returns `lun 7 dic, 18:00–22:00` for a phone's row. */
    brief: (booked: Pick<Booked, 'reservation_date' | 'start_time' | 'end_time'>) =>
      `${briefDay(booked.reservation_date, language)}, ${hoursText(booked, fact.next_day)}`,
    end: (hours: Pick<Booked, 'start_time' | 'end_time'>) => endText(hours, fact.next_day),
    subject: (booked: Booked): Subject => ({
      name: amenityName(booked.amenity, names),
      icon: amenityIcons[booked.amenity.amenity_type],
      lines: [longDay(booked.reservation_date, language), <span key="hours">{hoursText(booked, fact.next_day)}</span>],
    }),
    /** Returns the full text, which distinguishes the booking from others. */
    whole: (booked: Booked) =>
      text.of(amenityName(booked.amenity, names), longDay(booked.reservation_date, language), booked.start_time),
  }
}
