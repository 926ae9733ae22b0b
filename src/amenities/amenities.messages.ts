import { messages } from '../shared/messages.ts'

export const reservationStateTexts = messages({
  pending: { es: 'Pendiente', en: 'Pending' },
  approved: { es: 'Aprobada', en: 'Approved' },
  rejected: { es: 'Rechazada', en: 'Rejected' },
  cancelled: { es: 'Cancelada', en: 'Canceled' },
})

export const reservationFactTexts = messages({
  amenity: { es: 'Amenidad', en: 'Amenity' },
  date: { es: 'Fecha', en: 'Date' },
  hours: { es: 'Horario', en: 'Time' },
  resident: { es: 'Residente', en: 'Resident' },
  unknown_resident: { es: 'Residente desconocido', en: 'Unknown resident' },
  unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
  guests: { es: 'Invitados', en: 'Guests' },
  guest_count: {
    es: (count: number) => `${count} ${count === 1 ? 'invitado' : 'invitados'}`,
    en: (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
  },
  guest_list: { es: 'Lista de invitados', en: 'Guest list' },
  state: { es: 'Estado', en: 'Status' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  purpose: { es: 'Motivo', en: 'Purpose' },
  requested: { es: 'Fecha de solicitud', en: 'Requested' },
  answered_by: { es: 'Respondió', en: 'Answered by' },
  rejection_reason: { es: 'Motivo del rechazo', en: 'Reason for rejection' },
  next_day: { es: (time: string) => `${time} (día siguiente)`, en: (time: string) => `${time} (next day)` },
  inside: {
    es: (inside: number, all: number) => `${inside} de ${all} adentro`,
    en: (inside: number, all: number) => `${inside} of ${all} inside`,
  },
})
