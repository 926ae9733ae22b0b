/** The reasons why the server refuses an act on a short stay. */
import { messages } from '../shared/messages.ts'

export const stayRefusals = messages({
  stay_needs_home: {
    es: 'No vives en una unidad ni tienes una.',
    en: 'You do not live in a unit, and you own none.',
  },
  stays_not_allowed: {
    es: 'El condominio no permite estancias cortas.',
    en: 'The condominium does not allow short stays.',
  },
  stay_needs_adult: {
    es: 'En esta vivienda no puedes autorizar entradas, así que no das estancias.',
    en: 'You may not authorize entries in this home, so you give no stays.',
  },
  stay_of_newcomer: {
    es: 'Tu cuenta es nueva en esta vivienda. Podrás dar estancias a los 14 días de entrar, o pídelo a otra persona adulta de la casa.',
    en: 'Your account is new in this home. You may give stays 14 days after you joined; or ask another adult of the home.',
  },
  stay_unit_lived_in: {
    es: 'Otra persona vive en la unidad. Solo las personas que viven ahí dan estancias.',
    en: 'Another person lives in the unit. Only the people who live there give stays.',
  },
  stay_name_stays: {
    es: 'Tu nombre no cambia mientras dura tu estancia. La administración puede corregirlo.',
    en: 'Your name does not change during your stay. The administration can correct it.',
  },
  stay_window: { es: 'La salida va después de la llegada.', en: 'The departure is after the arrival.' },
  stay_too_long: {
    es: 'Son más noches de las que permite el condominio.',
    en: 'That is more nights than the condominium allows.',
  },
  stay_guests_too_many: {
    es: 'Son más huéspedes de los que permite el condominio.',
    en: 'That is more guests than the condominium allows.',
  },
  stay_too_far: { es: 'Elige una llegada dentro de un año.', en: 'Choose an arrival within a year.' },
  stays_too_many: {
    es: 'Esta unidad ya tiene 60 estancias por venir. Cancela una que no uses.',
    en: 'This unit already has 60 stays to come. Cancel one that you do not use.',
  },
  stay_overlaps: {
    es: 'En esos días la unidad ya tiene otra estancia. Elige otros días u otra hora.',
    en: 'The unit already has another stay on those days. Choose other days or another hour.',
  },
  stay_names_some: { es: 'Escribe de 1 a 12 nombres.', en: 'Enter 1 to 12 names.' },
  stay_names_fit: {
    es: 'Hay más nombres que huéspedes. Aumenta los huéspedes o quita un nombre.',
    en: 'There are more names than guests. Increase the guests or remove a name.',
  },
  stay_only_shorter: {
    es: 'Una estancia solo se puede acortar. Para más días, haz otra.',
    en: 'A stay can only be shortened. For more days, make another one.',
  },
  stay_takes_none: {
    es: 'Esta estancia ya no recibe huéspedes.',
    en: 'This stay takes no more guests.',
  },
  stay_most_nights_range: { es: 'Elige de 1 a 60 noches.', en: 'Choose 1 to 60 nights.' },
  stay_most_guests_range: { es: 'Elige de 1 a 12 huéspedes.', en: 'Choose 1 to 12 guests.' },
  stay_rules_length: { es: 'Las reglas tienen como máximo 1000 letras.', en: 'The rules have at most 1,000 letters.' },
})
