import { messages } from '../../shared/messages.ts'

export const patternTexts = messages({
  title: { es: 'Por revisar', en: 'Worth a look' },
  text: {
    es: 'Cosas que conviene revisar en la caseta. No se cuentan personas.',
    en: 'Things at the gate that are worth a look. People are not counted.',
  },
  period: { es: 'De los últimos', en: 'Of the last' },
  days: { es: (days: number) => `${days} días`, en: (days: number) => `${days} days` },
  before: {
    es: (count: number, days: number) => `${count} en los ${days} días anteriores`,
    en: (count: number, days: number) => `${count} in the ${days} days before`,
  },
  not_kept: {
    es: 'Los datos anteriores ya se borraron',
    en: 'Earlier data has been deleted',
  },
  calm: { es: 'Nada por revisar', en: 'Nothing to look at' },
  checked: { es: 'Se revisó', en: 'Checked' },
  without: { es: 'En cero', en: 'At zero' },
  none: { es: 'Nada en estos días.', en: 'Nothing in these days.' },
  failed: { es: 'No se pudo leer qué hay por revisar', en: 'Could not read what is worth a look' },
  device: { es: 'Lector', en: 'Reader' },
  tablet: { es: 'Tableta o celular de la caseta', en: 'Tablet or phone of the gate' },
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
      es: 'El guardia dejó pasar porque alguien lo autorizó por teléfono, o escribió un motivo.',
      en: 'The guard let them in because someone authorized it by phone, or wrote a reason.',
    },
  },
  refusals: {
    title: { es: 'Rechazos', en: 'Refusals' },
    what: { es: 'La pantalla o un lector dijo «Alto».', en: 'The screen or a reader said “Stop”.' },
  },
  unasked: {
    title: { es: 'Teléfonos vistos sin preguntar a la casa', en: 'Phones seen without asking the home' },
    what: {
      es: 'Un guardia leyó un código y vio los teléfonos de la casa, pero no le preguntó nada.',
      en: 'A guard read a code and saw the phones of the home, but asked the home nothing.',
    },
  },
  rules_at_night: {
    title: { es: 'Entradas de noche por una regla', en: 'Entries at night by a rule' },
    what: {
      es: 'Una regla de la casa los dejó pasar entre las 22 y las 6 h.',
      en: 'A rule of the home let them in between 22:00 and 6:00.',
    },
  },
  no_exit: {
    title: { es: 'Entradas sin salida', en: 'Entries without an exit' },
    what: {
      es: 'Entraron otra vez sin salir, o llevan más de 24 horas adentro.',
      en: 'They came in again without leaving, or have been inside for more than 24 hours.',
    },
  },
  silent: {
    title: { es: 'Equipos sin señal', en: 'Devices without a signal' },
    what: {
      es: 'Tabletas sin conexión por 15 minutos o más, y lectores que nadie usó en un día.',
      en: 'Tablets without a connection for 15 minutes or more, and readers that were not used for a day.',
    },
  },
})
