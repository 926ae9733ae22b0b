import { messages } from '../../shared/messages.ts'

/** Only the built pages contain these texts; the program does not load them. */
export const firstFrameMessages = messages({
  stopped: {
    es: 'Garita no se pudo cargar. Quizá se está actualizando.',
    en: 'Garita could not be loaded. It may be updating right now.',
  },
  again: { es: 'Volver a cargar', en: 'Load it again' },
})
