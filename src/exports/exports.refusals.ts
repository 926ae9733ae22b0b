/** Why a list cannot be exported now. */
import { messages } from '../shared/messages.ts'

export const exportRefusals = messages({
  export_under_way: {
    es: 'Ya tienes una exportación en curso. Espera a que termine o cancélala.',
    en: 'You already have an export under way. Wait for it to end, or cancel it.',
  },
  prove_before_leaving: {
    es: 'Escribe otra vez tu contraseña: han pasado más de diez minutos desde que la escribiste aquí.',
    en: 'Enter your password again: more than ten minutes have passed since you entered it here.',
  },
  file_broke_off: {
    es: 'La descarga se interrumpió y no se guardó nada. Revisa tu conexión e intenta de nuevo.',
    en: 'The download broke off and nothing was saved. Check your connection and try again.',
  },
})
