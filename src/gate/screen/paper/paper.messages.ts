import { messages } from '../../../shared/messages.ts'

export const paperMessages = messages({
  sheet: { es: 'Lista en papel', en: 'Paper list' },
  sheet_what: {
    es: 'Para cuando nada funcione: quién llega en los próximos días y quién vive dónde. Está siempre lista en este equipo, también sin conexión; cada vez que la imprimes queda en la bitácora.',
    en: 'For when nothing works: who arrives in the next days and who lives where. It is always ready on this device, also without a connection. The log keeps each printing.',
  },
  holds: {
    es: (expected: number, units: number) => `${expected} por llegar · ${units} unidades`,
    en: (expected: number, units: number) => `${expected} to arrive · ${units} units`,
  },
  telephones: {
    none: { es: 'Sin teléfonos.', en: 'Without telephones.' },
    printed: {
      es: 'Con teléfonos, como eligió la administración.',
      en: 'With telephones, as the administration chose.',
    },
    not_here: {
      es: 'Sin teléfonos: este equipo no los guarda, y llegan cuando vuelva la conexión.',
      en: 'Without telephones: this device does not keep them, and they come when the connection is back.',
    },
  },
  no_data: { es: 'Este equipo todavía no tiene datos.', en: 'This device has no data yet.' },
  print: { es: 'Imprimir', en: 'Print' },
  printed_failed: { es: 'No se imprimió', en: 'It was not printed' },
  as_of: { es: (when: string) => `Datos del ${when}`, en: (when: string) => `Data of ${when}` },
  printed_by: {
    es: (who: string, when: string) => `Impresa por ${who}, ${when}`,
    en: (who: string, when: string) => `Printed by ${who}, ${when}`,
  },
  secret: {
    es: 'Guárdala bajo llave y destrúyela cuando pase.',
    en: 'Keep it locked away, and destroy it when it is over.',
  },
  expected: { es: 'Por llegar', en: 'To arrive' },
  inside: { es: 'Dentro', en: 'Inside' },
  lives: { es: 'Quién autoriza en cada unidad', en: 'Who authorizes in each unit' },
  nobody: { es: 'Nadie', en: 'Nobody' },
  by_hand: { es: 'Escribir a mano aquí', en: 'Write by hand here' },
  from: { es: 'Desde', en: 'From' },
  until: { es: 'Hasta', en: 'Until' },
  who: { es: 'Nombre', en: 'Name' },
  unit: { es: 'Unidad', en: 'Unit' },
  host: { es: 'Autorizó', en: 'Authorized by' },
  plate: { es: 'Placa', en: 'Plate' },
  time: { es: 'Hora', en: 'Time' },
  type: { es: 'Pasar lo escrito a mano', en: 'Type in what was written by hand' },
  type_what: {
    es: 'Una línea por persona. Enter guarda y sigue con la próxima. Queda en la bitácora como escrito a mano, con tu nombre.',
    en: 'One line a person. Enter saves it and goes on with the next. The log keeps it as written by hand, with your name.',
  },
  day: { es: 'Día', en: 'Day' },
  today: { es: 'Hoy', en: 'Today' },
  yesterday: { es: 'Ayer', en: 'Yesterday' },
  time_hint: { es: 'Como 18:20', en: 'As 18:20' },
  not_a_time: { es: 'Escribe la hora como 18:20', en: 'Write the time as 18:20' },
  not_yet: { es: 'Esa hora no ha llegado', en: 'That time has not come yet' },
  required: { es: 'Falta el nombre', en: 'The name is missing' },
  no_unit: {
    es: (unit: string) => `No hay una unidad ${unit}`,
    en: (unit: string) => `There is no unit ${unit}`,
  },
  meant: { es: '¿Es una de estas?', en: 'Is it one of these?' },
  as_on_paper: {
    es: (unit: string) => `Dejar ${unit}, como dice el papel`,
    en: (unit: string) => `Keep ${unit}, as the paper says`,
  },
  unknown_unit: { es: 'unidad desconocida', en: 'unknown unit' },
  save: { es: 'Guardar línea', en: 'Save line' },
  saved: { es: 'Ya pasadas', en: 'Typed in' },
  failed: { es: 'No se guardó. Inténtalo otra vez.', en: 'It was not saved. Try again.' },
  done: { es: 'Terminar', en: 'Done' },
})
