import { messages } from '../shared/messages.ts'

export const privacyMessages = messages({
  title: { es: 'Mis datos guardados', en: 'My stored data' },
  said: { es: 'Descargar o eliminar mis datos', en: 'Download or delete my data' },
  text: {
    es: 'Descarga todos tus datos: tu cuenta, tus casas, autorizaciones, entradas, reservas y sesiones. El PDF se lee y se imprime; el JSON es para otros programas.',
    en: 'Download all your data: your account, your homes, authorizations, entries, reservations and sessions. The PDF is for reading and printing; the JSON is for other programs.',
  },
  print: { es: 'Descargar para leer (PDF)', en: 'Download to read (PDF)' },
  download: { es: 'Descargar mis datos (JSON)', en: 'Download my data (JSON)' },
  downloaded: { es: 'Tus datos se descargaron', en: 'Your data was downloaded' },
  download_failed: { es: 'No se pudieron descargar tus datos', en: 'Your data could not be downloaded' },
  file: { es: 'mis-datos-garita', en: 'my-garita-data' },
  ask: { es: 'Pedir que los eliminen', en: 'Ask to delete them' },
  ask_title: { es: '¿Pedir que eliminen tus datos?', en: 'Ask to delete your data?' },
  ask_text: {
    es: 'La administración eliminará tu cuenta, tus autorizaciones y tus reservas, y tus pases dejarán de servir. Puedes cancelar la petición mientras no la cumpla. La bitácora de accesos se conserva; después se borra tu nombre.',
    en: 'The administration will delete your account, your authorizations and your reservations, and your passes will stop working. You can cancel the request until then. The access log is kept; later your name is deleted from it.',
  },
  ask_by: {
    es: (by: string) => `Si la pides hoy, la administración debe responder a más tardar el ${by}.`,
    en: (by: string) => `If you ask today, the administration must answer by ${by}.`,
  },
  asked: { es: 'Petición enviada', en: 'Request sent' },
  ask_failed: { es: 'No se pudo enviar tu petición', en: 'Your request could not be sent' },
  waiting: {
    es: (day: string, by: string) =>
      `El ${day} pediste que eliminen tus datos. La administración debe responder a más tardar el ${by}.`,
    en: (day: string, by: string) =>
      `On ${day} you asked to delete your data. The administration must answer by ${by}.`,
  },
  take_back: { es: 'Cancelar la petición', en: 'Cancel the request' },
  taken_back: { es: 'Petición cancelada', en: 'Request canceled' },
  take_back_failed: { es: 'No se pudo cancelar la petición', en: 'The request could not be canceled' },
})
