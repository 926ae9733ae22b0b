/** Why the server refuses a reservation or an act on one; each names the rule. */
import { messages } from '../shared/messages.ts'

export const amenityRefusals = messages({
  reservation_slot_taken: {
    es: 'Ese horario ya está reservado. Elige otro.',
    en: 'Those hours are already booked. Choose others.',
  },
  reservation_full: {
    es: 'A esa hora ya no cabe tanta gente. Elige otra hora o menos invitados.',
    en: 'There is no room for so many people at that time. Choose another time or fewer guests.',
  },
  reservation_amenity_closed: {
    es: 'Esta amenidad está cerrada por ahora.',
    en: 'This amenity is closed for now.',
  },
  reservation_amenity_unknown: { es: 'Esta amenidad ya no existe.', en: 'This amenity no longer exists.' },
  reservation_day_closed: { es: 'Ese día no abre. Elige otro.', en: 'It does not open on that day. Choose another.' },
  reservation_outside_hours: {
    es: 'Está fuera del horario de ese día.',
    en: 'That is outside the opening hours of that day.',
  },
  reservation_too_short: {
    es: 'Es menos tiempo del mínimo de esta amenidad.',
    en: 'That is shorter than the shortest stay of this amenity.',
  },
  reservation_too_long: {
    es: 'Es más tiempo del máximo de esta amenidad.',
    en: 'That is longer than the longest stay of this amenity.',
  },
  reservation_past: {
    es: 'Esa hora ya pasó. Elige una que esté por venir.',
    en: 'That time has passed. Choose a later one.',
  },
  reservation_too_far: {
    es: 'Todavía no se puede reservar con tanta anticipación.',
    en: 'It cannot be booked so far ahead yet.',
  },
  reservation_too_late: {
    es: 'Hay que reservar con más anticipación. Elige una hora más tarde.',
    en: 'It must be booked earlier. Choose a later time.',
  },
  reservation_too_many_guests: {
    es: 'Son más personas de las que caben en esta amenidad.',
    en: 'That is more people than this amenity has room for.',
  },
  reservation_over_capacity: {
    es: 'Es para más personas de las que caben ahora.',
    en: 'It is for more people than there is room for now.',
  },
  reservation_weekly_limit: {
    es: 'Tu unidad ya tiene todas las reservas que puede hacer esa semana en esta amenidad.',
    en: 'Your unit has reached its limit for this amenity that week.',
  },
  reservation_rules_unread: {
    es: 'Acepta el reglamento de la amenidad para reservar.',
    en: 'Accept the house rules of the amenity to book it.',
  },
  reservation_guests_beyond: {
    es: 'La lista tiene más nombres que el número de invitados.',
    en: 'The list has more names than the number of guests.',
  },
  reservation_needs_home: {
    es: 'Tu cuenta no tiene una unidad. Contacta a la administración.',
    en: 'Your account has no unit. Contact the administration.',
  },
  reservation_decided: { es: 'Esta reserva ya fue respondida.', en: 'This reservation was already answered.' },
  reservation_ended: {
    es: 'Esta reserva ya no está vigente. Haz una nueva.',
    en: 'This reservation is no longer valid. Make a new one.',
  },
  reservation_begun: {
    es: 'Esta reserva ya comenzó: queda en el historial.',
    en: 'This reservation has started: it stays in the history.',
  },
  reservation_over: { es: 'Esta reserva ya terminó.', en: 'This reservation is over.' },
  reservation_guests_inside: {
    es: 'Todavía hay invitados adentro. Espera a que salgan.',
    en: 'There are guests inside. Wait until they have left.',
  },
  reservation_reason_given: { es: 'Escribe el motivo del rechazo.', en: 'Enter the reason for the rejection.' },
  reservation_end_after_start: {
    es: 'La hora de fin debe ser después del inicio.',
    en: 'The end must be after the start.',
  },
  amenity_bookings_overlap: {
    es: 'Hay reservas que comparten horario. Resuélvelas antes de hacerla exclusiva.',
    en: 'Some bookings overlap. Resolve them before making it exclusive.',
  },
  guest_not_expected: {
    es: 'No se espera a este invitado hoy: la reserva no está aprobada, no es de hoy o ya terminó.',
    en: 'This guest is not expected today: the reservation is not approved, not for today, or over.',
  },
  guest_already_inside: { es: 'Este invitado ya está dentro.', en: 'This guest is already inside.' },
  guest_beyond_count: {
    es: 'Ya entraron todos los invitados de esta reserva. Registra a esta persona como visita.',
    en: 'All guests of this reservation have entered. Register this person as a visit.',
  },
})
