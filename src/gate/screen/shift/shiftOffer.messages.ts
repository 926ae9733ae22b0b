/** Texts that offer the check at the start of a shift. */
import { messages } from '../../../shared/messages.ts'

export const shiftOfferTexts = messages({
  title: { es: 'Revisión de inicio', en: 'Start check' },
  offer: { es: '¿Empiezas turno?', en: 'Starting a shift?' },
  hint: { es: 'Revisa la estación en 20 segundos.', en: 'Check the station in 20 seconds.' },
  begin: { es: 'Revisar', en: 'Check' },
  not_now: { es: 'Ahora no', en: 'Not now' },
})
