import { messages } from '../../../shared/messages.ts'

export const shortcutTexts = messages({
  title: { es: 'Atajos de teclado', en: 'Keyboard shortcuts' },
  on: { es: 'Usar atajos de una tecla', en: 'Use single-key shortcuts' },
  note: {
    es: 'No funcionan mientras escribes ni con una ventana abierta.',
    en: 'They do not work while you type or while a window is open.',
  },
})
