import { messages } from '../shared/messages.ts'

export const exportRefusals = messages({
  export_under_way: {
    es: 'Ya tienes una exportación en curso. Espera a que termine o cancélala.',
    en: 'An export is already running. Wait for it to end, or cancel it.',
  },
  prove_before_leaving: {
    es: 'Pasaron más de diez minutos. Escribe otra vez tu contraseña.',
    en: 'More than ten minutes have passed. Enter your password again.',
  },
  file_broke_off: {
    es: 'La descarga se interrumpió y no se guardó nada. Revisa tu conexión e intenta de nuevo.',
    en: 'The download was interrupted and nothing was saved. Check your connection and try again.',
  },
})
