/** Texts that offer the check at the start of a shift. */
import { messages } from '../../../shared/messages.ts'

export const shiftOfferTexts = messages({
  title: { es: 'Revisión de inicio', en: 'Start check' },
  offer: { es: '¿Empiezas turno?', en: 'Starting a shift?' },
  hint: { es: 'Revisa tu equipo en 20 segundos.', en: 'Check your device in 20 seconds.' },
  begin: { es: 'Revisar', en: 'Check' },
  not_now: { es: 'Ahora no', en: 'Not now' },
})
