/** Texts of a move. */
import { messages } from '../../shared/messages.ts'

export const moveTexts = messages({
  act: { es: 'Mudanza', en: 'Move' },
  title: { es: (name: string) => `Mudanza de ${name}`, en: (name: string) => `Move of ${name}` },
  where: { es: '¿A dónde va?', en: 'Where to?' },
  leaves: { es: 'Se va del condominio', en: 'Leaves the condominium' },
  within: { es: 'A otra unidad', en: 'To another unit' },
  unit: { es: 'Unidad nueva', en: 'New unit' },
  when: { es: '¿Cuándo?', en: 'When?' },
  now: { es: 'Ahora', en: 'Now' },
  later: { es: 'En una fecha', en: 'On a date' },
  day: { es: 'Día', en: 'Day' },
  time: { es: 'Hora (opcional)', en: 'Time (optional)' },
  day_hint: {
    es: 'Sin hora, al terminar ese día. Hasta entonces todo sigue igual y se puede deshacer.',
    en: 'Without a time, at the end of that day. Until then everything stays as it is, and it can be undone.',
  },
  ends: { es: 'Qué termina', en: 'What ends' },
  ends_text: {
    es: 'Sus pases y códigos dejan de abrir y sus reservas se cancelan.',
    en: 'Their passes and codes stop opening, and their reservations are cancelled.',
  },
  ends_account: {
    es: 'Su cuenta deja de ver la unidad y de responder por ella; sus teléfonos ya no suenan.',
    en: 'Their account no longer sees the unit or answers for it; their phones no longer ring.',
  },
  authorized: {
    es: (count: number) => (count === 1 ? '1 autorización' : `${count} autorizaciones`),
    en: (count: number) => (count === 1 ? '1 authorization' : `${count} authorizations`),
  },
  bookings: {
    es: (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`),
    en: (count: number) => (count === 1 ? '1 reservation' : `${count} reservations`),
  },
  more: { es: (count: number) => `y ${count} más`, en: (count: number) => `and ${count} more` },
  nothing: { es: 'No ha autorizado a nadie ni ha reservado.', en: 'They have authorized no one and reserved nothing.' },
  staying: {
    es: (names: string) => `Siguen en la unidad: ${names}. Lo que esas cuentas autorizaron no cambia.`,
    en: (names: string) => `Staying in the unit: ${names}. What those accounts have authorized does not change.`,
  },
  last: {
    es: 'Es la última cuenta de la unidad: después, la administración responde por ella.',
    en: 'It is the last account of the unit: afterwards the administration answers for it.',
  },
  submit: { es: 'Anotar la mudanza', en: 'Write down the move' },
  submit_now: { es: 'Mudar ahora', en: 'Move out now' },
  planned: { es: 'Mudanza anotada', en: 'The move is written down' },
  done: { es: 'Mudanza hecha', en: 'The move is done' },
  failed: { es: 'No se pudo anotar la mudanza', en: 'The move could not be written down' },
  load_failed: { es: 'No se pudo cargar qué termina', en: 'What ends could not be loaded' },
  leaves_at: { es: (when: string) => `Se va el ${when}`, en: (when: string) => `Moves out on ${when}` },
  moves_at: {
    es: (unit: string, when: string) => `Se muda a ${unit} el ${when}`,
    en: (unit: string, when: string) => `Moves to ${unit} on ${when}`,
  },
  take_back: { es: 'Deshacer la mudanza', en: 'Undo the move' },
  taken_back: { es: 'Mudanza deshecha: todo sigue igual', en: 'The move is undone: everything stays as it is' },
  take_back_failed: { es: 'No se pudo deshacer la mudanza', en: 'The move could not be undone' },
})
