import { messages } from '../../../shared/messages.ts'

export const secureOriginTexts = messages({
  title: { es: 'Esta dirección no es segura', en: 'This address is not secure' },
  text: {
    es: 'La cámara, las notificaciones y el uso sin conexión funcionan solo en una dirección https. Pídela a la administración.',
    en: 'The camera, notifications and offline use work only on an https address. Ask the administration for it.',
  },
})
