import { messages } from '../../shared/messages.ts'

export const notFoundTexts = messages({
  title: { es: 'Oops! Página no encontrada', en: 'Oops! Page not found' },
  text: {
    es: 'La dirección no existe o cambió de lugar.',
    en: 'The address does not exist or has moved.',
  },
  aside: {
    es: 'Aquí no hay puerta.\nLa de siempre sigue en su lugar.',
    en: 'There is no door here.\nThe usual one is where it was.',
  },
  back: { es: 'Volver al Inicio', en: 'Back to home' },
})
