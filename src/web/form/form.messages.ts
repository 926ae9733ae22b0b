/** Texts of forms: one in a dialog that is left or asks before it saves, and a box with more choices than it shows. */
import { messages } from '../../shared/messages.ts'

export const formTexts = messages({
  title: { es: 'Hay algo sin guardar', en: 'Something is not saved' },
  text: { es: 'Si sales, se pierde lo que escribiste.', en: 'If you leave, what you typed is lost.' },
  discard: { es: 'Salir sin guardar', en: 'Leave without saving' },
  stay: { es: 'Seguir escribiendo', en: 'Keep typing' },
  back: { es: 'Volver al formulario', en: 'Back to the form' },
  resumed: {
    es: 'Esto es lo que escribiste antes. Por seguridad no guardamos documentos, códigos ni contraseñas: escríbelos otra vez.',
    en: 'This is what you typed before. For security we keep no documents, codes or passwords: type them again.',
  },
  more_choices: { es: 'Hay más: escribe para buscar', en: 'There are more: type to search' },
  your_password: { es: 'Tu contraseña', en: 'Your password' },
  anyway: { es: 'Sí, guardar', en: 'Yes, save' },
})
