/** What the assistant says when the guide has no answer. */
import { messages } from '../../shared/messages.ts'

export const answeringMessages = messages({
  guide: { es: 'Guía del residente', en: 'Resident guide' },
  unknown: {
    es: 'No lo sé: la guía no lo dice, y no quiero inventar. Prueba con otras palabras, mira la guía o pregunta a la administración de tu condominio.',
    en: 'I do not know: the guide does not say it, and I do not want to make something up. Try other words, look at the guide or ask the administration of your community.',
  },
  more: {
    es: 'Dime con algunas palabras qué quieres hacer, por ejemplo «invitar a una visita» o «registrar mi coche».',
    en: 'Tell me in a few words what you want to do, for example “invite a visitor” or “register my car”.',
  },
  voice: {
    es: 'Recibí tu grabación, pero todavía no puedo escucharla. Escribe tu pregunta, por favor.',
    en: 'I received your recording, but I cannot listen to it yet. Please type your question.',
  },
})
