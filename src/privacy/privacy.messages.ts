/** Texts about the user's stored data. */
import { messages } from '../shared/messages.ts'

export const privacyMessages = messages({
  title: { es: 'Mis datos guardados', en: 'My stored data' },
  said: { es: 'Descargarlos o pedir que se eliminen', en: 'Download them or request their deletion' },
  text: {
    es: 'Descarga en un archivo todo lo que Garita guarda sobre ti: tu perfil, viviendas, autorizaciones, accesos, reservas y sesiones.',
    en: 'Download in one file everything that Garita holds about you: your profile, homes, authorizations, entries, reservations and sessions.',
  },
  download: { es: 'Descargar mis datos', en: 'Download my data' },
  downloaded: { es: 'Tus datos se descargaron', en: 'Your data was downloaded' },
  download_failed: { es: 'No se pudieron descargar tus datos', en: 'Your data could not be downloaded' },
  file: { es: 'mis-datos-garita', en: 'my-garita-data' },
  ask: { es: 'Pedir que se eliminen', en: 'Request deletion' },
  ask_title: { es: '¿Pedir que se eliminen tus datos?', en: 'Request deletion of your data?' },
  ask_text: {
    es: 'La administración de tu condominio verá tu petición y eliminará tu cuenta con tus autorizaciones y reservas; tus pases dejarán de servir. Puedes retirarla mientras no se cumpla. La bitácora de accesos se conserva sin nombres una vez pasado su plazo.',
    en: 'The administration of your condominium will see your request and remove your account with your authorizations and reservations; your passes will stop working. You can withdraw it until then. The access log is kept, without names once their time has passed.',
  },
  asked: { es: 'Tu petición quedó registrada', en: 'Your request was recorded' },
  ask_failed: { es: 'No se pudo registrar tu petición', en: 'Your request could not be recorded' },
  waiting: {
    es: (day: string) => `Pediste que se eliminen tus datos el ${day}. La administración lo ve junto a tu nombre.`,
    en: (day: string) => `You requested deletion of your data on ${day}. The administration sees it beside your name.`,
  },
  take_back: { es: 'Retirar la petición', en: 'Withdraw request' },
  taken_back: { es: 'Retiraste tu petición', en: 'You withdrew your request' },
  take_back_failed: { es: 'No se pudo retirar la petición', en: 'The request could not be withdrawn' },
})
