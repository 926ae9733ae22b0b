/** Suggested questions; each has its answer in the guide. */
import { messages } from '../../shared/messages.ts'

export const firstQuestions = messages({
  invite: { es: '¿Cómo invito a una visita?', en: 'How do I invite a visitor?' },
  answer: { es: '¿Cómo apruebo una visita?', en: 'How do I approve a visit?' },
  pass: { es: '¿Cómo mando el QR por WhatsApp?', en: 'How do I send the QR by WhatsApp?' },
  reserve: { es: '¿Cómo reservo el salón?', en: 'How do I book the hall?' },
})
