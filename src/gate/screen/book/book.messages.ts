import { messages } from '../../../shared/messages.ts'

export const bookMessages = messages({
  tab: { es: 'Teléfonos', en: 'Phones' },
  label: { es: 'Unidades', en: 'Units' },
  find: { es: 'Buscar unidad', en: 'Find a unit' },
  none_found: { es: 'Ninguna unidad coincide', en: 'No unit matches' },
  waits: { es: (name: string) => `Espera: ${name}`, en: (name: string) => `Waiting: ${name}` },
  phones: {
    es: (count: number) => (count === 0 ? 'Sin teléfonos' : count === 1 ? '1 teléfono' : `${count} teléfonos`),
    en: (count: number) => (count === 0 ? 'No phones' : count === 1 ? '1 phone' : `${count} phones`),
  },
  nobody: {
    es: (unit: string) => `No hay teléfonos de ${unit}.`,
    en: (unit: string) => `There are no phones of ${unit}.`,
  },
  not_here: {
    es: 'Los teléfonos no se guardan en este equipo: llegan cuando vuelva la conexión.',
    en: 'Phones are not kept on this device: they come when the connection is back.',
  },
  said: { es: 'Qué dijeron', en: 'What they said' },
  admitted: { es: 'Dijo que sí', en: 'Said yes' },
  refused: { es: 'Dijo que no', en: 'Said no' },
  no_answer: { es: 'No contesta', en: 'No answer' },
  comes_down: { es: 'Viene', en: 'Comes to the gate' },
  left_at_gate: { es: 'Déjalo en caseta', en: 'Leave it at the gate' },
  by_phone: { es: 'Autorizó por teléfono', en: 'Authorized by phone' },
  saved: { es: 'Anotado', en: 'Written down' },
})
