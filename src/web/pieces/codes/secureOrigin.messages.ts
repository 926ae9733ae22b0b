/** Texts about an address without https. */
import { messages } from '../../../shared/messages.ts'

export const secureOriginTexts = messages({
  title: { es: 'Esta dirección no es segura', en: 'This address is not secure' },
  text: {
    es: 'El navegador solo permite la cámara, las notificaciones y el trabajo sin conexión en una dirección https. Pide a la administración la dirección segura de Garita.',
    en: 'The browser allows the camera, notifications and offline work only on an https address. Ask the administration for the secure address of Garita.',
  },
})
