/** Every screen, page and file says the size of a group with these words: the number always includes the person on the pass. */
import { messages } from '../shared/messages.ts'

export const groupTexts = messages({
  people: { es: 'Personas en total', en: 'People in total' },
  people_label: { es: 'Personas', en: 'People' },
  people_fact: {
    es: (people: number) => (people === 1 ? '1 persona' : `${people} personas en total`),
    en: (people: number) => (people === 1 ? '1 person' : `${people} people in total`),
  },
  /** The people of one entry or exit, who may be a part of a group. */
  counted: {
    es: (people: number) => (people === 1 ? '1 persona' : `${people} personas`),
    en: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  },
  companions: { es: 'Acompañantes', en: 'Companions' },
  companion_names: { es: 'Nombres de los acompañantes', en: 'Names of the companions' },
  names_hint: {
    es: 'Opcional. Uno por línea.',
    en: 'Optional. One per line.',
  },
  with_companions: {
    es: (companions: number) => (companions === 1 ? 'Con 1 acompañante' : `Con ${companions} acompañantes`),
    en: (companions: number) => (companions === 1 ? 'With 1 companion' : `With ${companions} companions`),
  },
  inside_of: {
    es: (inside: number, people: number) => `${inside} de ${people} adentro`,
    en: (inside: number, people: number) => `${inside} of ${people} inside`,
  },
})
