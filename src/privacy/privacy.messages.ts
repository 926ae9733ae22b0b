import { messages } from '../shared/messages.ts'

export const privacyMessages = messages({
  title: { es: 'Mis datos guardados', en: 'My stored data' },
  said: { es: 'Descargar o eliminar mis datos', en: 'Download or delete my data' },
  text: {
    es: 'Descarga todos tus datos en un archivo: tu cuenta, tus casas, autorizaciones, entradas, reservas y sesiones.',
    en: 'Download all your data in one file: your account, your homes, authorizations, entries, reservations and sessions.',
  },
  download: { es: 'Descargar mis datos', en: 'Download my data' },
  downloaded: { es: 'Tus datos se descargaron', en: 'Your data was downloaded' },
  download_failed: { es: 'No se pudieron descargar tus datos', en: 'Your data could not be downloaded' },
  file: { es: 'mis-datos-garita', en: 'my-garita-data' },
  ask: { es: 'Pedir que los eliminen', en: 'Ask to delete them' },
  ask_title: { es: '¿Pedir que eliminen tus datos?', en: 'Ask to delete your data?' },
  ask_text: {
    es: 'La administración eliminará tu cuenta, tus autorizaciones y tus reservas, y tus pases dejarán de servir. Puedes cancelar la petición mientras no la cumpla. La bitácora de accesos se conserva; después se borra tu nombre.',
    en: 'The administration will delete your account, your authorizations and your reservations, and your passes will stop working. You can cancel the request until then. The access log is kept; later your name is deleted from it.',
  },
  asked: { es: 'Petición enviada', en: 'Request sent' },
  ask_failed: { es: 'No se pudo enviar tu petición', en: 'Your request could not be sent' },
  waiting: {
    es: (day: string) => `El ${day} pediste que eliminen tus datos. La administración ya lo sabe.`,
    en: (day: string) => `On ${day} you asked to delete your data. The administration knows.`,
  },
  take_back: { es: 'Cancelar la petición', en: 'Cancel the request' },
  taken_back: { es: 'Petición cancelada', en: 'Request canceled' },
  take_back_failed: { es: 'No se pudo cancelar la petición', en: 'The request could not be canceled' },
})
