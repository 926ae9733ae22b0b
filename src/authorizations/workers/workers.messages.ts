/** Texts about workers of several homes: the screen of gate and administration, the worker's page, and attendance. */
import { messages } from '../../shared/messages.ts'

export const workersMessages = messages({
  title: { es: 'Colaboradores de varias casas', en: 'Workers of several homes' },
  subtitle: {
    es: 'Une los registros de una misma persona: su código abre para todas sus casas, y cada casa lee solo lo suyo.',
    en: 'Join the records of one person: their code opens for all their homes, and each home reads only its own.',
  },
  condominium: { es: 'Condominio', en: 'Condominium' },
  no_condominium: { es: 'Aún no hay un condominio', en: 'There is no condominium yet' },
  failed: { es: 'No se pudieron cargar los colaboradores', en: 'The workers could not be loaded' },
  proposals: { es: 'Parecen la misma persona', en: 'They seem to be the same person' },
  proposals_text: {
    es: 'Compara el documento en persona antes de unir. Nada se une por sí solo.',
    en: 'Compare the document in person before you join them. Nothing joins by itself.',
  },
  by_document: { es: 'Mismo documento', en: 'Same document' },
  by_name: { es: 'Mismo nombre y teléfono', en: 'Same name and telephone' },
  other_homes: { es: 'También trabaja en', en: 'Also works in' },
  homes_of: { es: (name: string) => `Casas de ${name}`, en: (name: string) => `Homes of ${name}` },
  none: { es: 'Nadie trabaja en varias casas', en: 'Nobody works in several homes' },
  none_text: {
    es: 'Cuando dos casas autorizan a la misma persona, aquí se propone unirlas.',
    en: 'When two homes authorize the same person, joining them is proposed here.',
  },
  same_person_as: {
    es: (unit: string) => `Es la misma persona que en ${unit}`,
    en: (unit: string) => `It is the same person as in ${unit}`,
  },
  same_person: { es: 'Es la misma persona', en: 'It is the same person' },
  join_title: { es: '¿Es la misma persona?', en: 'Is it the same person?' },
  join_text: {
    es: 'Sus códigos siguen sirviendo y abrirán mientras una de sus casas le espere. Las casas no se enteran unas de otras.',
    en: 'Their codes stay valid and open while one of their homes expects them. The homes do not learn of each other.',
  },
  join_done: { es: 'Ahora es una sola persona.', en: 'They are one person now.' },
  join_failed: { es: 'No se pudieron unir', en: 'They could not be joined' },
  separate: { es: 'Separar', en: 'Take apart' },
  separate_title: {
    es: (unit: string) => `¿Separar el registro de ${unit}?`,
    en: (unit: string) => `Take the record of ${unit} apart?`,
  },
  separate_text: {
    es: 'Ese registro vuelve a contar solo para su casa. Los demás siguen unidos.',
    en: 'That record counts for its own home alone again. The others stay joined.',
  },
  separate_done: { es: 'El registro quedó separado.', en: 'The record stands apart now.' },
  separate_failed: { es: 'No se pudo separar', en: 'It could not be taken apart' },
  page: { es: 'Página de la persona', en: 'Page of this person' },
  page_title: { es: 'Página de la persona', en: 'Page of this person' },
  page_text: {
    es: 'Tiene su código, sus casas y sus horas. Dásela solo a esa persona: quien tenga el enlace lee en qué casas trabaja.',
    en: 'It has their code, their homes and their hours. Give it to that person alone: anyone with the link reads in which homes they work.',
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
  renew_done: { es: 'El enlace anterior ya no sirve.', en: 'The former link no longer works.' },
  renew_failed: { es: 'No se pudo cambiar el enlace', en: 'The link could not be changed' },
  expected: { es: 'Le esperan ahora', en: 'Expected now' },
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
    es: 'Aquí aparece cada entrada y salida para tu casa.',
    en: 'Each entry and exit for your home appears here.',
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
  no_exit: { es: 'Sin salida', en: 'No exit' },
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
    es: (homes: number) => `Abre para ${homes} ${homes === 1 ? 'casa' : 'casas'}`,
    en: (homes: number) => `Opens for ${homes} ${homes === 1 ? 'home' : 'homes'}`,
  },
  expected: { es: 'Te esperan ahora', en: 'Expects you now' },
  ended: { es: 'Terminó', en: 'Ended' },
  any_time: { es: 'Sin horario', en: 'At any time' },
  no_days: { es: 'Aún no hay días este mes', en: 'No days yet this month' },
})
