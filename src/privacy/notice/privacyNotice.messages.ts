/** Texts around privacy notices. */
import { messages } from '../../shared/messages.ts'

export const noticePageTexts = messages({
  title: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  none: { es: 'Sin aviso de privacidad', en: 'No privacy notice' },
  none_text: {
    es: 'Este condominio todavía no escribió su aviso. Pregunta en su administración.',
    en: 'This condominium has not written its notice yet. Ask its administration.',
  },
  failed: { es: 'Revisa tu conexión y vuelve a intentar.', en: 'Check your connection and try again.' },
  facts: { es: 'En breve', en: 'In short' },
  who: { es: 'Responsable', en: 'Responsible' },
  address: { es: 'Dirección', en: 'Address' },
  contact: { es: 'Correo', en: 'E-mail' },
  kept: { es: 'Se guardan', en: 'Kept for' },
  days: {
    es: (days: number) => `${days} días desde que termina la visita`,
    en: (days: number) => `${days} days after the visit has ended`,
  },
  backups: { es: 'En copias de seguridad', en: 'In backups' },
  backup_days: { es: (days: number) => `hasta ${days} días más`, en: (days: number) => `up to ${days} days more` },
})

export const noticeDeskTexts = messages({
  title: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  what: {
    es: 'Se lee en la página de cada pase y con el código del cartel. Te damos un texto para empezar: pregunta a tu abogado antes de publicarlo.',
    en: 'It is read on the page of each pass and by the code of the poster. There is a text to begin with: ask your lawyer before you publish it.',
  },
  failed: { es: 'No se pudieron cargar los avisos', en: 'The notices could not be loaded' },
  none: { es: 'Sin escribir', en: 'Not written' },
  written: { es: 'Publicado', en: 'Published' },
  write: { es: 'Escribir', en: 'Write' },
  change: { es: 'Cambiar', en: 'Change' },
  of: {
    es: (act: string, place: string) => `${act}: ${place}`,
    en: (act: string, place: string) => `${act}: ${place}`,
  },
  form_title: {
    es: (place: string) => `Aviso de privacidad de ${place}`,
    en: (place: string) => `Privacy notice of ${place}`,
  },
  contact: { es: 'Correo para preguntas y derechos', en: 'E-mail for questions and rights' },
  spanish: { es: 'Aviso en español', en: 'Notice in Spanish' },
  english: { es: 'Aviso en inglés', en: 'Notice in English' },
  lawyer: {
    es: 'Este texto es un comienzo y no un consejo legal: pregunta a tu abogado. El responsable, la dirección, el correo y los plazos se muestran siempre arriba, como están hoy.',
    en: 'This text is a beginning and no legal advice: ask your lawyer. Who is responsible, address, e-mail and terms always stand above it, as they are today.',
  },
  publish: { es: 'Publicar', en: 'Publish' },
  saved: { es: 'Aviso publicado', en: 'Notice published' },
  see: { es: 'Ver la página', en: 'See the page' },
  poster: { es: 'Cartel', en: 'Poster' },
  poster_title: { es: 'Cartel para la entrada', en: 'Poster for the entrance' },
  print: { es: 'Imprimir', en: 'Print' },
  close: { es: 'Cerrar', en: 'Close' },
  scan: { es: 'Lee el aviso completo con tu teléfono', en: 'Read the whole notice with your phone' },
  qr: {
    es: (place: string) => `Código del aviso de ${place}`,
    en: (place: string) => `Code of the notice of ${place}`,
  },
})
