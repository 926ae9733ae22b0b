import { messages } from '../../shared/messages.ts'

export const noticePageTexts = messages({
  title: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  none: { es: 'Sin aviso de privacidad', en: 'No privacy notice' },
  none_text: {
    es: 'Este condominio todavía no tiene su aviso. Pregunta a su administración.',
    en: 'This condominium does not have its notice yet. Ask its administration.',
  },
  failed: { es: 'Revisa tu conexión y vuelve a intentar.', en: 'Check your connection and try again.' },
  facts: { es: 'En breve', en: 'In short' },
  who: { es: 'Responsable', en: 'Responsible' },
  address: { es: 'Dirección', en: 'Address' },
  contact: { es: 'Correo', en: 'E-mail' },
  kept: { es: 'Guardamos tus datos', en: 'We keep your data' },
  days: {
    es: (days: number) => `hasta ${days} días después de la visita`,
    en: (days: number) => `until ${days} days after the visit`,
  },
  backups: { es: 'En copias de seguridad', en: 'In backups' },
  backup_days: { es: (days: number) => `hasta ${days} días más`, en: (days: number) => `up to ${days} days more` },
  photos: { es: 'Fotos', en: 'Photos' },
  photos_text: {
    es: 'Si tu pase tiene foto, un guardia la compara a simple vista. Ningún programa reconoce caras, y la foto se borra con el pase.',
    en: 'If your pass has a photo, a guard compares it by eye. No program recognizes faces, and the photo is deleted with the pass.',
  },
})

export const noticeDeskTexts = messages({
  title: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  what: {
    es: 'Las visitas lo leen en la página de su pase y con el código del cartel. Te damos un texto para empezar: muéstralo a tu abogado antes de publicarlo.',
    en: 'Visitors read it on the page of their pass and by the code of the poster. We give you a text to begin with: show it to your lawyer before you publish it.',
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
  contact: { es: 'Correo para preguntas', en: 'E-mail for questions' },
  spanish: { es: 'Aviso en español', en: 'Notice in Spanish' },
  english: { es: 'Aviso en inglés', en: 'Notice in English' },
  lawyer: {
    es: 'Este texto es solo un ejemplo: muéstralo a tu abogado. Arriba del texto siempre se ven el responsable, la dirección, el correo y los días que se guardan los datos.',
    en: 'This text is only an example: show it to your lawyer. Above the text the page always shows who is responsible, the address, the e-mail and the days that data is kept.',
  },
  publish: { es: 'Publicar', en: 'Publish' },
  saved: { es: 'Aviso publicado', en: 'Notice published' },
  see: { es: 'Ver la página', en: 'See the page' },
  poster: { es: 'Cartel', en: 'Poster' },
  poster_title: { es: 'Cartel para la entrada', en: 'Poster for the entrance' },
  print: { es: 'Imprimir', en: 'Print' },
  close: { es: 'Cerrar', en: 'Close' },
  scan: { es: 'Lee el aviso completo en tu teléfono', en: 'Read the whole notice on your phone' },
  qr: {
    es: (place: string) => `Código del aviso de ${place}`,
    en: (place: string) => `Code of the notice of ${place}`,
  },
})
