import { messages } from '../../../shared/messages.ts'

export const leftItemWords = messages({
  package: { es: 'Paquete', en: 'Package' },
  food: { es: 'Comida', en: 'Food' },
  envelope: { es: 'Sobre', en: 'Envelope' },
  keys: { es: 'Llaves', en: 'Keys' },
  other: { es: 'Otra cosa', en: 'Something else' },
  from: {
    es: (what: string, company: string) => `${what} de ${company}`,
    en: (what: string, company: string) => `${what} from ${company}`,
  },
})

/** For guards, at the station and at the desk. */
export const leftItemTexts = messages({
  tab: { es: 'Paquetes', en: 'Packages' },
  list: { es: 'Paquetes en la caseta', en: 'Packages at the gate' },
  count: {
    es: (count: number) => (count === 0 ? 'Paquetes: ninguno' : `Paquetes: ${count}`),
    en: (count: number) => (count === 0 ? 'Packages: none' : `Packages: ${count}`),
  },
  none: { es: 'No hay paquetes', en: 'There are no packages' },
  none_text: { es: 'Lo que dejen para una unidad aparece aquí.', en: 'What is left for a unit appears here.' },
  write: { es: 'Anotar algo que dejaron', en: 'Write down what was left' },
  write_it: { es: 'Anotar qué quedó', en: 'Write down what stays' },
  unit: { es: 'Unidad', en: 'Unit' },
  choose_unit: { es: 'Escribe o elige la unidad', en: 'Type or choose the unit' },
  no_units: { es: 'Ninguna unidad coincide', en: 'No unit matches' },
  what: { es: 'Qué dejaron', en: 'What was left' },
  what_help: { es: 'Al tocar queda anotado.', en: 'One press writes it down.' },
  said: { es: 'Cómo se ve, si hace falta', en: 'What it looks like, if needed' },
  company: { es: 'Empresa', en: 'Company' },
  shelf: { es: 'Estante', en: 'Shelf' },
  on_shelf: { es: (shelf: string) => `Estante ${shelf}`, en: (shelf: string) => `Shelf ${shelf}` },
  collector: {
    es: (name: string) => `Se le da a ${name}: la casa lo pidió`,
    en: (name: string) => `Give it to ${name}: the home asked for it`,
  },
  since: { es: (when: string) => `desde ${when}`, en: (when: string) => `since ${when}` },
  hand_over: { es: 'Entregar', en: 'Hand over' },
  to_whom: { es: 'A quién se entrega', en: 'To whom' },
  other_person: { es: 'Otra persona', en: 'Another person' },
  written: { es: 'Anotado', en: 'Written down' },
  handed: { es: 'Entregado', en: 'Handed over' },
  handed_list: { es: 'Entregado hace poco', en: 'Handed over lately' },
  handed_to: {
    es: (who: string, when: string) => `a ${who}, ${when}`,
    en: (who: string, when: string) => `to ${who}, ${when}`,
  },
  failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
  failed_read: { es: 'No se pudieron cargar los paquetes', en: 'The packages could not be loaded' },
})

/** For the home. */
export const leftItemsForHomeTexts = messages({
  title: { es: 'Tienes algo en la caseta', en: 'Something waits for you at the gate' },
  see: { es: 'Ver', en: 'See' },
  kept_since: { es: 'Desde', en: 'Since' },
  shelf: { es: 'Estante', en: 'Shelf' },
  collected_by: { es: (name: string) => `Se la das a ${name}`, en: (name: string) => `${name} collects it` },
  collector: { es: '¿Se la das a otra persona?', en: 'Does another person collect it?' },
  collector_hint: {
    es: 'La caseta ve su nombre al entregar. Déjalo vacío si la recoge alguien de tu casa.',
    en: 'The gate sees the name when it hands it over. Leave it empty if someone of your home collects it.',
  },
  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'La caseta ya lo sabe', en: 'The gate knows it' },
  gone: { es: 'Ya no está en la caseta: la entregaron.', en: 'It is no longer at the gate: it was handed over.' },
  since: {
    es: (what: string, when: string) => `${what}, desde ${when}`,
    en: (what: string, when: string) => `${what}, since ${when}`,
  },
})
