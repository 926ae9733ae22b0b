import { messages } from '../../../shared/messages.ts'

export const confirmTexts = messages({
  forever: { es: 'Esta acción no se puede deshacer.', en: 'This cannot be undone.' },
  type: {
    es: (name: string) => `Para confirmar, escribe «${name}»`,
    en: (name: string) => `To confirm, type “${name}”`,
  },
})
