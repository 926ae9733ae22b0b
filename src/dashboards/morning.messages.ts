import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

export const morningMessages = messages({
  failed: { es: 'No se pudieron cargar las solicitudes', en: 'The requests could not be loaded' },
  waiting: { es: 'Esperan tu respuesta', en: 'Waiting for your answer' },
  nothing: { es: 'No hay nada pendiente', en: 'Nothing is waiting' },
  nothing_text: {
    es: 'Aquí verás las personas y las reservas por aprobar y los mensajes por responder, primero lo más antiguo.',
    en: 'You will see people and reservations to approve and messages to answer here, the oldest first.',
  },
  uninvited: {
    es: (people: number) =>
      people === 1 ? 'Una invitación por entregar' : `${grouped(people)} invitaciones por entregar`,
    en: (people: number) =>
      people === 1 ? 'One invitation to hand out' : `${grouped(people)} invitations to hand out`,
  },
  uninvited_text: {
    es: (people: number): string =>
      people === 1 ? 'Esa persona no puede entrar todavía.' : 'Esas personas no pueden entrar todavía.',
    en: (people: number): string =>
      people === 1 ? 'That person cannot sign in yet.' : 'Those people cannot sign in yet.',
  },
  holds: {
    es: (count: number) =>
      count === 1 ? 'Una retención espera tu respuesta' : `${grouped(count)} retenciones esperan tu respuesta`,
    en: (count: number) =>
      count === 1 ? 'One hold waits for your answer' : `${grouped(count)} holds wait for your answer`,
  },
  holds_text: {
    es: (count: number, left: string, until: string) =>
      `${count === 1 ? 'Espera' : 'La primera espera'} ${left} más, hasta el ${until}. Si nadie acepta, termina.`,
    en: (count: number, left: string, until: string) =>
      `${count === 1 ? 'It waits' : 'The first waits'} ${left} more, until ${until}. If no one agrees, it ends.`,
  },
  see_holds: { es: 'Ver', en: 'See' },
  hand_on: { es: 'Entregar', en: 'Hand out' },
  person: { es: 'Persona', en: 'Person' },
  booking: { es: 'Reserva', en: 'Reservation' },
  matter: { es: 'Mensaje', en: 'Message' },
  answer: { es: 'Responder', en: 'Answer' },
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
  gates: { es: 'Casetas', en: 'Gates' },
  no_gates: { es: 'Todavía no hay casetas.', en: 'There are no gates yet.' },
  alive: { es: 'En línea', en: 'Online' },
  silent: { es: 'Sin señal', en: 'No signal' },
  none: { es: 'Sin estación', en: 'No station' },
  guard: { es: (name: string) => `Guardia: ${name}`, en: (name: string) => `Guard: ${name}` },
  last_guard: { es: (name: string) => `Último guardia: ${name}`, en: (name: string) => `Last guard: ${name}` },
  seen: { es: (when: string) => `Última señal: ${when}`, en: (when: string) => `Last seen: ${when}` },
  minutes: {
    es: (length: string) => `${length} sin conexión en 24 h`,
    en: (length: string) => `${length} offline in 24 h`,
  },
  unasked_phones: {
    es: (count: number): string =>
      count === 1
        ? 'Un guardia vio una vez los teléfonos de una casa sin preguntarle, en 7 días'
        : `Los guardias vieron ${grouped(count)} veces los teléfonos de una casa sin preguntarle, en 7 días`,
    en: (count: number): string =>
      count === 1
        ? 'A guard saw the phones of a home once without asking it, in 7 days'
        : `Guards saw the phones of a home ${grouped(count)} times without asking it, in 7 days`,
  },
  overstays: { es: 'Ya deberían haber salido', en: 'Should have left by now' },
  no_overstays: { es: 'Nadie se ha quedado de más.', en: 'Nobody has stayed too long.' },
  whys: {
    expired: { es: (until: string) => `Venció ${until}`, en: (until: string) => `Expired ${until}` },
    out_of_hours: { es: 'Fuera de su horario', en: 'Outside their hours' },
    host_gone: {
      es: 'La persona que lo invitó ya no vive aquí',
      en: 'The person who invited them no longer lives here',
    },
    party_over: {
      es: (until: string) => `Su reserva terminó ${until}`,
      en: (until: string) => `Their reservation ended ${until}`,
    },
  },
})
