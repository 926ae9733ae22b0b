import { messages } from '../../shared/messages.ts'

export const beginTexts = messages({
  title: { es: 'Primer super administrador', en: 'First super administrator' },
  text: {
    es: 'Esta cuenta administra toda la instalación. El enlace solo sirve una vez.',
    en: 'This account runs the whole installation. The link works only once.',
  },
  submit: { es: 'Crear y entrar', en: 'Create and enter' },
})
