/** Texts of the keys that a screen listens to. */
import { messages } from '../../../shared/messages.ts'

export const shortcutTexts = messages({
  title: { es: 'Atajos de teclado', en: 'Keyboard shortcuts' },
  on: { es: 'Usar atajos de una tecla', en: 'Use single-key shortcuts' },
  note: {
    es: 'No actúan mientras escribes ni con un diálogo abierto.',
    en: 'They do nothing while you type or while a dialog is open.',
  },
})
