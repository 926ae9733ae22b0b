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
    es: 'A esa hora está cerrada. Elige otra.',
    en: 'It is closed at that time. Choose another one.',
  },
  reservation_too_short: {
    es: 'Es muy poco tiempo. Elige más.',
    en: 'That is too short. Choose a longer time.',
  },
  reservation_too_long: {
    es: 'Es demasiado tiempo. Elige menos.',
    en: 'That is too long. Choose a shorter time.',
  },
  reservation_past: {
    es: 'Esa hora ya pasó. Elige otra.',
    en: 'That time has passed. Choose another one.',
  },
  reservation_too_far: {
    es: 'Todavía no puedes reservar ese día. Elige uno más cercano.',
    en: 'You cannot book that day yet. Choose an earlier one.',
  },
  reservation_too_late: {
    es: 'Falta muy poco para esa hora. Elige una más tarde.',
    en: 'That time is too soon. Choose a later one.',
  },
  reservation_too_many_guests: {
    es: 'No caben tantas personas. Escribe menos.',
    en: 'There is no room for so many people. Enter fewer.',
  },
  reservation_over_capacity: {
    es: 'Ahora no caben tantas personas.',
    en: 'There is no room now for so many people.',
  },
  reservation_weekly_limit: {
    es: 'Tu casa ya no puede hacer más reservas de esta amenidad esa semana.',
    en: 'Your home cannot make more reservations of this amenity that week.',
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
    es: 'Tu cuenta no tiene una unidad. Habla con la administración.',
    en: 'Your account has no unit. Talk to the administration.',
  },
  reservation_decided: {
    es: 'Alguien ya respondió esta reserva.',
    en: 'Someone has already answered this reservation.',
  },
  reservation_ended: {
    es: 'Esta reserva ya no sirve. Haz una nueva.',
    en: 'This reservation is no longer valid. Make a new one.',
  },
  reservation_begun: {
    es: 'Esta reserva ya comenzó: no puedes eliminarla.',
    en: 'This reservation has started: you cannot delete it.',
  },
  reservation_runs: {
    es: 'Esta reserva ya comenzó: solo puedes cambiar su lista de invitados.',
    en: 'This reservation has started: you can change only its guest list.',
  },
  reservation_yours_already: {
    es: 'Ya tienes esta amenidad a esa hora. Si van más personas, cambia esa reserva.',
    en: 'You already have this amenity at that time. If more people come, change that reservation.',
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
    es: 'Hay reservas a la misma hora. Cambia o cancela alguna primero.',
    en: 'Some reservations are at the same time. Change or cancel some of them first.',
  },
  guest_not_expected: {
    es: 'Hoy no esperan a este invitado: la reserva no está aprobada, no es de hoy o ya terminó.',
    en: 'This guest is not expected today: the reservation is not approved, not for today, or over.',
  },
  guest_already_inside: { es: 'Este invitado ya está dentro.', en: 'This guest is already inside.' },
  guest_beyond_count: {
    es: 'Ya entraron todos los invitados de esta reserva. Registra a esta persona como visita.',
    en: 'All guests of this reservation have entered. Register this person as a visit.',
  },
})
