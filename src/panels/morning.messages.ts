/** Texts of the administrator's morning: what waits, the gates, who should have left. */
import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

export const morningMessages = messages({
  failed: { es: 'No se pudo cargar lo que espera', en: 'What waits could not be loaded' },
  waiting: { es: 'Esperan tu respuesta', en: 'Waiting for your answer' },
  nothing: { es: 'Nada espera', en: 'Nothing waits' },
  nothing_text: {
    es: 'Aquí aparecerán las personas y las reservas por aprobar, la más antigua primero.',
    en: 'People and reservations to approve will appear here, the oldest first.',
  },
  uninvited: {
    es: (people: number) =>
      people === 1 ? 'Una invitación por entregar' : `${grouped(people)} invitaciones por entregar`,
    en: (people: number) => (people === 1 ? 'One invitation to hand on' : `${grouped(people)} invitations to hand on`),
  },
  uninvited_text: {
    es: (people: number): string =>
      people === 1 ? 'Esa persona no puede entrar todavía.' : 'Esas personas no pueden entrar todavía.',
    en: (people: number): string =>
      people === 1 ? 'That person cannot sign in yet.' : 'Those people cannot sign in yet.',
  },
  holds: {
    es: (count: number) =>
      count === 1 ? 'Una retención espera tu acuerdo' : `${grouped(count)} retenciones esperan tu acuerdo`,
    en: (count: number) =>
      count === 1 ? 'One hold waits for you to agree' : `${grouped(count)} holds wait for you to agree`,
  },
  holds_text: {
    es: (count: number, left: string, until: string) =>
      `${count === 1 ? 'Espera' : 'La primera espera'} ${left} más, hasta el ${until}. Si nadie está de acuerdo, termina.`,
    en: (count: number, left: string, until: string) =>
      `${count === 1 ? 'It waits' : 'The first waits'} ${left} more, until ${until}. If no one agrees, it ends.`,
  },
  see_holds: { es: 'Ver', en: 'See' },
  hand_on: { es: 'Entregar', en: 'Hand on' },
  person: { es: 'Persona', en: 'Person' },
  booking: { es: 'Reserva', en: 'Reservation' },
  approve: { es: 'Aprobar', en: 'Approve' },
  reject: { es: 'Rechazar', en: 'Reject' },
  shortcuts: { es: 'Atajos de teclado', en: 'Keyboard shortcuts' },
  to_previous: { es: 'Solicitud anterior', en: 'Previous request' },
  to_next: { es: 'Solicitud siguiente', en: 'Next request' },
  unconfirmed: { es: 'Correo sin confirmar', en: 'E-mail not confirmed' },
  no_condominium: { es: 'Sin condominio', en: 'No condominium' },
  guests: {
    es: (count: number) => (count === 1 ? '1 persona' : `${grouped(count)} personas`),
    en: (count: number) => (count === 1 ? '1 person' : `${grouped(count)} people`),
  },
  waits_since: { es: (ago: string) => `Espera desde ${ago}`, en: (ago: string) => `Waiting since ${ago}` },
  more: { es: (count: number) => `y ${grouped(count)} más`, en: (count: number) => `and ${grouped(count)} more` },
  gates: { es: 'Garitas', en: 'Gates' },
  no_gates: { es: 'Todavía no hay garitas.', en: 'There are no gates yet.' },
  alive: { es: 'En línea', en: 'Online' },
  silent: { es: 'Sin señal', en: 'No signal' },
  none: { es: 'Sin estación', en: 'No station' },
  guard: { es: (name: string) => `Guardia: ${name}`, en: (name: string) => `Guard: ${name}` },
  last_guard: { es: (name: string) => `Último guardia: ${name}`, en: (name: string) => `Last guard: ${name}` },
  seen: { es: (when: string) => `Última señal: ${when}`, en: (when: string) => `Last seen: ${when}` },
  minutes: {
    es: (length: string) => `${length} sin línea en 24 h`,
    en: (length: string) => `${length} without line in 24 h`,
  },
  unasked_phones: {
    es: (count: number): string =>
      count === 1
        ? 'Una vez se vieron teléfonos de una casa sin preguntar por nadie, en 7 días'
        : `${grouped(count)} veces se vieron teléfonos de una casa sin preguntar por nadie, en 7 días`,
    en: (count: number): string =>
      count === 1
        ? 'Phones of a home were looked at once without an ask, in 7 days'
        : `Phones of a home were looked at ${grouped(count)} times without an ask, in 7 days`,
  },
  overstays: { es: 'Ya deberían haber salido', en: 'Should have left by now' },
  no_overstays: { es: 'Nadie se ha quedado de más.', en: 'Nobody has stayed too long.' },
  whys: {
    expired: { es: (until: string) => `Venció ${until}`, en: (until: string) => `Expired ${until}` },
    out_of_hours: { es: 'Fuera de su horario', en: 'Outside their hours' },
    host_gone: { es: 'Su anfitrión ya no vive aquí', en: 'Their host no longer lives here' },
    party_over: {
      es: (until: string) => `Su reserva terminó ${until}`,
      en: (until: string) => `Their reservation ended ${until}`,
    },
  },
})
