/** Texts of what is worth a look. */
import { messages } from '../../shared/messages.ts'

export const patternTexts = messages({
  title: { es: 'Por revisar', en: 'Worth a look' },
  text: {
    es: 'Lo que conviene revisar en la garita. Cuenta actos, nunca personas.',
    en: 'What is worth a look at the gate. It counts acts, never people.',
  },
  period: { es: 'De los últimos', en: 'Of the last' },
  days: { es: (days: number) => `${days} días`, en: (days: number) => `${days} days` },
  before: {
    es: (count: number, days: number) => `${count} en los ${days} días anteriores`,
    en: (count: number, days: number) => `${count} in the ${days} days before`,
  },
  not_kept: {
    es: 'Lo de antes ya no se guarda',
    en: 'What was before is no longer kept',
  },
  calm: { es: 'Nada por revisar', en: 'Nothing to look at' },
  checked: { es: 'Se revisó', en: 'Checked' },
  without: { es: 'En cero', en: 'At zero' },
  none: { es: 'Nada en estos días.', en: 'Nothing in these days.' },
  failed: { es: 'No se pudo leer qué hay por revisar', en: 'Could not read what is worth a look' },
  device: { es: 'Lector', en: 'Reader' },
  tablet: { es: 'Tableta o celular de la garita', en: 'Tablet or phone of the gate' },
  silent_from: {
    es: (from: string, until: string) => `Del ${from} al ${until}`,
    en: (from: string, until: string) => `From ${from} to ${until}`,
  },
  silent_since: {
    es: (from: string) => `Desde el ${from}, y sigue`,
    en: (from: string) => `Since ${from}, and still`,
  },
})

export const patternNameTexts = messages({
  overrides: {
    title: { es: 'Ingresos con motivo', en: 'Entries with a reason' },
    what: {
      es: 'El guardia los permitió por la palabra de alguien por teléfono, o escribiendo un motivo.',
      en: 'The guard let them in on someone’s word by phone, or by writing a reason.',
    },
  },
  refusals: {
    title: { es: 'Rechazos', en: 'Refusals' },
    what: { es: 'La pantalla o un lector dijo Alto.', en: 'The screen or a reader said Stop.' },
  },
  unasked: {
    title: { es: 'Teléfonos mostrados sin pregunta', en: 'Phones shown without an ask' },
    what: {
      es: 'Después de leer un código, un guardia vio los teléfonos de la casa sin preguntarle nada.',
      en: 'After a code was read, a guard saw the phones of the home and asked it nothing.',
    },
  },
  rules_at_night: {
    title: { es: 'Entradas por regla, de noche', en: 'Entries by a rule, at night' },
    what: {
      es: 'Una regla de la casa los dejó pasar entre las 22 y las 6 h.',
      en: 'A rule of the home let them in between 22:00 and 6:00.',
    },
  },
  no_exit: {
    title: { es: 'Entradas sin salida', en: 'Entries without an exit' },
    what: {
      es: 'Volvieron a entrar sin haber salido, o llevan más de 24 horas adentro.',
      en: 'They came in again without having gone out, or have been inside for more than 24 hours.',
    },
  },
  silent: {
    title: { es: 'Aparatos callados', en: 'Silent devices' },
    what: {
      es: 'Tabletas sin conexión por 15 minutos o más, y lectores que nadie usó en un día.',
      en: 'Tablets without a connection for 15 minutes or more, and readers that were not used for a day.',
    },
  },
})
