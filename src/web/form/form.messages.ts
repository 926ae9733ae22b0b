import { messages } from '../../shared/messages.ts'

export const formTexts = messages({
  title: { es: 'No has guardado', en: 'You have not saved' },
  text: { es: 'Si sales, se pierde lo que escribiste.', en: 'If you leave, what you typed is lost.' },
  discard: { es: 'Salir sin guardar', en: 'Leave without saving' },
  stay: { es: 'Seguir escribiendo', en: 'Keep typing' },
  back: { es: 'Volver al formulario', en: 'Back to the form' },
  resumed: {
    es: 'Recuperamos lo que escribiste. Por seguridad no guardamos documentos, códigos ni contraseñas: escríbelos otra vez.',
    en: 'We restored what you typed. For security we keep no documents, codes or passwords: type them again.',
  },
  more_choices: { es: 'Hay más: escribe para buscar', en: 'There are more: type to search' },
  your_password: { es: 'Tu contraseña', en: 'Your password' },
  anyway: { es: 'Sí, guardar', en: 'Yes, save' },
})
