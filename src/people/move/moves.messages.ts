/** Texts of a move. */
import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

/** What passes over. */
export const passingTexts = messages({
  title: { es: 'Qué pasa a otra vivienda', en: 'What passes on' },
  choose: { es: 'Elegir qué pasa', en: 'Choose what passes on' },
  chosen: { es: 'Elección guardada', en: 'Your choice is saved' },
  hint: {
    es: 'Sus códigos siguen sirviendo. Las notas privadas no pasan a otra persona. Se puede cambiar hasta la mudanza.',
    en: 'Their codes go on working. Private notes do not pass to another person. It can be changed until the move.',
  },
  frozen: {
    es: 'Alguien objetó a esta persona: hasta que la administración responda, nada pasa a otra vivienda.',
    en: 'Someone objected to this person: until the administration answers, nothing passes on.',
  },
  ends: { es: 'Termina con la mudanza', en: 'Ends with the move' },
  along: {
    es: (unit: string) => (unit ? `Va también a ${unit}` : 'Va también a la unidad nueva'),
    en: (unit: string) => (unit ? `Comes along to ${unit}` : 'Comes along to the new unit'),
  },
  to: { es: (name: string) => `Pasa a ${name}`, en: (name: string) => `Passes to ${name}` },
  come_along: {
    es: (unit: string) => (unit ? `Van también a ${unit}:` : 'Van también a la unidad nueva:'),
    en: (unit: string) => (unit ? `Come along to ${unit}:` : 'Come along to the new unit:'),
  },
  pass_to: { es: (name: string) => `Pasan a ${name}:`, en: (name: string) => `Pass to ${name}:` },
  mixed: { es: 'De uno en uno', en: 'One by one' },
  one_by_one: { es: 'Elegir de uno en uno', en: 'Choose one by one' },
  of_kind: {
    es: (kind: string, count: number) => `${kind} (${grouped(count)})`,
    en: (kind: string, count: number) => `${kind} (${grouped(count)})`,
  },
  more: { es: (count: number) => `y ${grouped(count)} más`, en: (count: number) => `and ${grouped(count)} more` },
  rest: {
    es: (count: number) => `Y ${grouped(count)} más, que se eligen juntos.`,
    en: (count: number) => `And ${grouped(count)} more, which are chosen together.`,
  },
})

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
    es: 'Sus pases y códigos dejan de abrir, salvo los que pasan a otra vivienda, y sus reservas se cancelan.',
    en: 'Their passes and codes stop opening, except those that pass on, and their reservations are cancelled.',
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
  names_later: {
    es: 'Quiénes son se lee cuando la mudanza queda anotada.',
    en: 'Who they are can be read once the move is written down.',
  },
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
