import { messages } from '../../shared/messages.ts'

export const workersMessages = messages({
  title: { es: 'Colaboradores', en: 'Workers' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  no_condominium: { es: 'Todavía no hay un condominio', en: 'There is no condominium yet' },
  failed: { es: 'No se pudieron cargar los colaboradores', en: 'The workers could not be loaded' },
  proposals: { es: 'Parecen la misma persona', en: 'They seem to be the same person' },
  proposals_text: {
    es: 'Antes de unirlas, compara su documento en persona.',
    en: 'Before you join them, compare their document in person.',
  },
  by_document: { es: 'Mismo documento', en: 'Same document' },
  by_name: { es: 'Mismo nombre y teléfono', en: 'Same name and phone' },
  other_homes: { es: 'También trabaja en', en: 'Also works in' },
  homes_of: { es: (name: string) => `Casas de ${name}`, en: (name: string) => `Homes of ${name}` },
  none: { es: 'Nadie trabaja en varias casas', en: 'Nobody works in several homes' },
  none_text: {
    es: 'Si dos casas autorizan a la misma persona, aquí puedes unir sus registros.',
    en: 'If two homes authorize the same person, you can join their records here.',
  },
  same_person_as: {
    es: (unit: string) => `Es la misma persona que en ${unit}`,
    en: (unit: string) => `It is the same person as in ${unit}`,
  },
  same_person: { es: 'Es la misma persona', en: 'It is the same person' },
  join_title: { es: '¿Es la misma persona?', en: 'Is it the same person?' },
  join_text: {
    es: 'Sus códigos siguen sirviendo, en el horario de cualquiera de sus casas. Ninguna casa ve las otras casas.',
    en: 'Their codes keep working, in the hours of any of their homes. No home sees the other homes.',
  },
  join_done: { es: 'Ahora es una sola persona.', en: 'They are one person now.' },
  join_failed: { es: 'No se pudieron unir', en: 'They could not be joined' },
  separate: { es: 'Separar', en: 'Separate' },
  separate_title: {
    es: (unit: string) => `¿Separar el registro de ${unit}?`,
    en: (unit: string) => `Separate the record of ${unit}?`,
  },
  separate_text: {
    es: 'Ese registro servirá solo para su casa. Los demás siguen unidos.',
    en: 'That record will work only for its own home. The others stay joined.',
  },
  separate_done: { es: 'Registro separado.', en: 'Record separated.' },
  separate_failed: { es: 'No se pudo separar', en: 'It could not be separated' },
  page: { es: 'Página de la persona', en: 'Page of this person' },
  page_title: { es: 'Página de la persona', en: 'Page of this person' },
  page_text: {
    es: 'Muestra su código, sus casas y sus horas. Envíala solo a esa persona: con el enlace se ve en qué casas trabaja.',
    en: 'It shows their code, their homes and their hours. Send it only to that person: the link shows in which homes they work.',
  },
  page_failed: { es: 'No se pudo cargar el enlace', en: 'The link could not be loaded' },
  copy: { es: 'Copiar enlace', en: 'Copy link' },
  copied: { es: 'Enlace copiado.', en: 'Link copied.' },
  share_text: {
    es: (link: string) => `Tu pase y tus casas: ${link}`,
    en: (link: string) => `Your pass and your homes: ${link}`,
  },
  whatsapp: { es: 'Enviar por WhatsApp', en: 'Send by WhatsApp' },
  renew: { es: 'Cambiar enlace', en: 'Change link' },
  renew_done: { es: 'El enlace anterior ya no sirve.', en: 'The earlier link no longer works.' },
  renew_failed: { es: 'No se pudo cambiar el enlace', en: 'The link could not be changed' },
  expected: { es: 'Puede entrar ahora', en: 'May enter now' },
  not_expected: { es: 'Ahora no', en: 'Not now' },
  inside: { es: 'Adentro', en: 'Inside' },
  suspended: { es: 'Pase suspendido', en: 'Suspended' },
  ended: { es: 'Terminó', en: 'Ended' },
  any_time: { es: 'Sin horario', en: 'At any time' },
  no_document: { es: 'Sin documento', en: 'No document' },
})

export const attendanceTexts = messages({
  title: { es: (name: string) => `Asistencia de ${name}`, en: (name: string) => `Attendance of ${name}` },
  failed: { es: 'No se pudo cargar la asistencia', en: 'The attendance could not be loaded' },
  before: { es: 'Mes anterior', en: 'Month before' },
  after: { es: 'Mes siguiente', en: 'Next month' },
  none: { es: 'Ningún día en este mes', en: 'No day in this month' },
  none_text: {
    es: 'Aquí verás cada entrada y salida de tu casa.',
    en: 'You will see each entry and exit of your home here.',
  },
  totals: {
    es: (days: number, hours: string) => `${days} ${days === 1 ? 'día' : 'días'} · ${hours} horas`,
    en: (days: number, hours: string) => `${days} ${days === 1 ? 'day' : 'days'} · ${hours} hours`,
  },
  day: { es: 'Día', en: 'Day' },
  came: { es: 'Entrada', en: 'Entry' },
  left: { es: 'Salida', en: 'Exit' },
  hours: { es: 'Horas', en: 'Hours' },
  was_inside: { es: 'Ya estaba adentro', en: 'Was inside already' },
  no_exit: { es: 'Sin salida registrada', en: 'No exit recorded' },
  file: { es: 'Descargar CSV', en: 'Download CSV' },
  file_failed: { es: 'No se pudo descargar', en: 'The file could not be downloaded' },
  file_name: { es: 'asistencia', en: 'attendance' },
})

export const workerPageTexts = messages({
  title: { es: 'Tu pase', en: 'Your pass' },
  subtitle: { es: 'Un código para todas tus casas', en: 'One code for all your homes' },
  over: { es: 'Este enlace ya no sirve', en: 'This link no longer works' },
  over_text: {
    es: 'Pide otro en la caseta o a la administración.',
    en: 'Ask the gate or the administration for another one.',
  },
  failed: { es: 'No se pudo cargar tu pase', en: 'Your pass could not be loaded' },
  homes_of: {
    es: (homes: number) => `Sirve para ${homes} ${homes === 1 ? 'casa' : 'casas'}`,
    en: (homes: number) => `Works for ${homes} ${homes === 1 ? 'home' : 'homes'}`,
  },
  expected: { es: 'Te esperan ahora', en: 'Expected now' },
  ended: { es: 'Terminó', en: 'Ended' },
  any_time: { es: 'Sin horario', en: 'At any time' },
  no_days: { es: 'Aún no hay días este mes', en: 'No days yet this month' },
})
