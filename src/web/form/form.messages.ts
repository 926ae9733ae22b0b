/** Texts of a form in a dialog that is left or asks before it saves. */
import { messages } from '../../shared/messages.ts'

export const formTexts = messages({
  title: { es: 'Hay algo sin guardar', en: 'Something is not saved' },
  text: { es: 'Si sales, se pierde lo que escribiste.', en: 'If you leave, what you typed is lost.' },
  discard: { es: 'Salir sin guardar', en: 'Leave without saving' },
  stay: { es: 'Seguir escribiendo', en: 'Keep typing' },
  back: { es: 'Volver al formulario', en: 'Back to the form' },
  anyway: { es: 'Sí, guardar', en: 'Yes, save' },
})
