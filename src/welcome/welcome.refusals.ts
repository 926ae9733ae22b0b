import { messages } from '../shared/messages.ts'

export const welcomeRefusals = messages({
  assistant_failed: {
    es: 'Lo siento, hubo un error al procesar tu mensaje. Por favor, intenta de nuevo.',
    en: 'Sorry, there was an error while processing your message. Please try again.',
  },
  assistant_silent: {
    es: 'Lo siento, no pude procesar tu mensaje.',
    en: 'Sorry, I could not process your message.',
  },
})
