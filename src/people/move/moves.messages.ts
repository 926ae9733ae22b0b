import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

export const passingTexts = messages({
  title: { es: 'Pases que pasan a otra casa', en: 'Passes for another home' },
  choose: { es: 'Elegir pases', en: 'Choose passes' },
  chosen: { es: 'Elección guardada', en: 'Your choice is saved' },
  hint: {
    es: 'Los códigos siguen sirviendo. Las notas privadas no pasan a otra persona. Puedes cambiarlo hasta la mudanza.',
    en: 'The codes keep working. Private notes do not pass to another person. You can change this until the move.',
  },
  frozen: {
    es: 'Alguien de la casa avisó que esta cuenta no está bien. Ningún pase pasa a otra casa hasta que la administración responda.',
    en: 'Someone of the home reported this account. No pass goes to another home until the administration answers.',
  },
  ends: { es: 'Termina con la mudanza', en: 'Ends with the move' },
  along: {
    es: (unit: string) => (unit ? `Va a ${unit}` : 'Va a la unidad nueva'),
    en: (unit: string) => (unit ? `Goes to ${unit}` : 'Goes to the new unit'),
  },
  to: { es: (name: string) => `Pasa a ${name}`, en: (name: string) => `Goes to ${name}` },
  come_along: {
    es: (unit: string) => (unit ? `Van a ${unit}:` : 'Van a la unidad nueva:'),
    en: (unit: string) => (unit ? `Go to ${unit}:` : 'Go to the new unit:'),
  },
  pass_to: { es: (name: string) => `Pasan a ${name}:`, en: (name: string) => `Go to ${name}:` },
  mixed: { es: 'De uno en uno', en: 'One by one' },
  one_by_one: { es: 'Elegir de uno en uno', en: 'Choose one by one' },
  of_kind: {
    es: (kind: string, count: number) => `${kind} (${grouped(count)})`,
    en: (kind: string, count: number) => `${kind} (${grouped(count)})`,
  },
  more: { es: (count: number) => `y ${grouped(count)} más`, en: (count: number) => `and ${grouped(count)} more` },
  rest: {
    es: (count: number) => `Y ${grouped(count)} más: se eligen juntos.`,
    en: (count: number) => `And ${grouped(count)} more: you choose them together.`,
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
    es: 'Si no pones hora, es al terminar el día. Hasta entonces nada cambia y puedes deshacerla.',
    en: 'Without a time, it is at the end of the day. Until then nothing changes, and you can undo it.',
  },
  ends: { es: 'Qué termina', en: 'What ends' },
  ends_text: {
    es: 'Sus pases dejan de servir, menos los que pasan a otra casa, y sus reservas se cancelan.',
    en: 'Their passes stop working, except those that go to another home, and their reservations are canceled.',
  },
  ends_account: {
    es: 'Su cuenta ya no ve esta unidad ni responde a la caseta, y su teléfono ya no suena.',
    en: 'Their account no longer sees this unit or answers the gate, and their phone no longer rings.',
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
    es: 'Verás sus nombres cuando guardes la mudanza.',
    en: 'You will see their names when you save the move.',
  },
  nothing: { es: 'No tiene pases ni reservas.', en: 'They have no passes and no reservations.' },
  staying: {
    es: (names: string) => `Siguen en la unidad: ${names}. Sus pases no cambian.`,
    en: (names: string) => `Staying in the unit: ${names}. Their passes do not change.`,
  },
  last: {
    es: 'Es la última cuenta de la unidad. Después, la administración responde a sus visitas.',
    en: 'It is the last account of the unit. Afterwards the administration answers its visitors.',
  },
  submit: { es: 'Guardar la mudanza', en: 'Save the move' },
  submit_now: { es: 'Mudar ahora', en: 'Move out now' },
  planned: { es: 'Mudanza guardada', en: 'Move saved' },
  done: { es: 'Mudanza hecha', en: 'Move done' },
  failed: { es: 'No se pudo guardar la mudanza', en: 'The move could not be saved' },
  load_failed: { es: 'No se pudo cargar qué termina', en: 'We could not load what ends' },
  leaves_at: { es: (when: string) => `Se va el ${when}`, en: (when: string) => `Moves out on ${when}` },
  moves_at: {
    es: (unit: string, when: string) => `Se muda a ${unit} el ${when}`,
    en: (unit: string, when: string) => `Moves to ${unit} on ${when}`,
  },
  take_back: { es: 'Deshacer la mudanza', en: 'Undo the move' },
  taken_back: { es: 'Mudanza deshecha: nada cambia', en: 'Move undone: nothing changes' },
  take_back_failed: { es: 'No se pudo deshacer la mudanza', en: 'The move could not be undone' },
})
