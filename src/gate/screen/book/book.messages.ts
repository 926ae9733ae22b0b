/** Texts of the book of units. */
import { messages } from '../../../shared/messages.ts'

export const bookMessages = messages({
  tab: { es: 'Libreta', en: 'Book' },
  label: { es: 'Unidades', en: 'Units' },
  find: { es: 'Buscar unidad', en: 'Find a unit' },
  none_found: { es: 'Ninguna unidad coincide', en: 'No unit matches' },
  waits: { es: (name: string) => `Espera: ${name}`, en: (name: string) => `Waiting: ${name}` },
  phones: {
    es: (count: number) => (count === 0 ? 'Sin teléfonos' : count === 1 ? '1 teléfono' : `${count} teléfonos`),
    en: (count: number) => (count === 0 ? 'No phones' : count === 1 ? '1 phone' : `${count} phones`),
  },
  show: { es: (unit: string) => `Teléfonos de ${unit}`, en: (unit: string) => `Phones of ${unit}` },
  hint: {
    es: 'Se ven durante un minuto, y queda escrito que los viste.',
    en: 'They show for a minute, and it is written down that you saw them.',
  },
  nobody: {
    es: (unit: string) => `La libreta no tiene teléfonos de ${unit}.`,
    en: (unit: string) => `The book has no phones of ${unit}.`,
  },
  not_here: {
    es: 'Los teléfonos no se guardan en este equipo: llegan cuando vuelva la conexión.',
    en: 'Phones are not kept on this device: they come when the connection is back.',
  },
  covered_in: {
    es: (seconds: number) => `Se cubren en ${seconds} s`,
    en: (seconds: number) => `Covered in ${seconds} s`,
  },
  resident: { es: 'Residente', en: 'Resident' },
  hours: {
    es: (from: string, until: string) => `de ${from} a ${until}`,
    en: (from: string, until: string) => `${from} to ${until}`,
  },
  said: { es: 'Qué dijeron', en: 'What they said' },
  admitted: { es: 'Autorizó', en: 'Authorized' },
  refused: { es: 'No autorizó', en: 'Did not authorize' },
  no_answer: { es: 'No contesta', en: 'No answer' },
  comes_down: { es: 'Viene', en: 'Comes to the gate' },
  left_at_gate: { es: 'Déjalo en caseta', en: 'Leave it at the gate' },
  by_phone: { es: 'Autorizó por teléfono', en: 'Authorized by phone' },
  saved: { es: 'Quedó escrito', en: 'It was written down' },
})
