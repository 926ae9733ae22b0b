/** Texts of the assistant's panel. */
import { messages } from '../../shared/messages.ts'

export const assistantMessages = messages({
  open: { es: 'Asistente', en: 'Assistant' },
  not_loaded: {
    es: 'No se pudo abrir el asistente. Revisa tu conexión y vuelve a cargar la página.',
    en: 'The assistant could not be opened. Check your connection and reload the page.',
  },
  title: { es: 'Asistente de Garita', en: 'Garita assistant' },
  close: { es: 'Cerrar', en: 'Close' },
  conversation: { es: 'Conversación', en: 'Conversation' },
  welcome: {
    es: '¡Hola! Soy el asistente de Garita. Pregúntame con tus palabras cómo se usa: por ejemplo, «¿cómo invito a una visita?».',
    en: 'Hello! I am the Garita assistant. Ask me in your own words how to use it: for example, “how do I invite a visitor?”.',
  },
  you: { es: 'Tú:', en: 'You:' },
  it: { es: 'Asistente:', en: 'Assistant:' },
  typing: { es: 'El asistente está escribiendo…', en: 'The assistant is typing…' },
  section: { es: 'En la guía:', en: 'In the guide:' },
  message: { es: 'Tu mensaje', en: 'Your message' },
  placeholder: { es: 'Escribe tu pregunta', en: 'Type your question' },
  send: { es: 'Enviar', en: 'Send' },
  voice: { es: 'Tu grabación', en: 'Your recording' },
  record: { es: 'Grabar voz', en: 'Record voice' },
  stop: { es: 'Detener y enviar', en: 'Stop and send' },
  recording: {
    es: 'Grabando. Habla con calma, un minuto como máximo.',
    en: 'Recording. Take your time, up to one minute.',
  },
  no_microphone: {
    es: 'El micrófono no está disponible. Puedes escribir tu pregunta.',
    en: 'The microphone is not available. You can type your question.',
  },
})

/** What it says when the guide has no answer. */
export const answeringMessages = messages({
  guide: { es: 'Guía del residente', en: 'Resident guide' },
  unknown: {
    es: 'No lo sé: la guía no lo dice, y no quiero inventar. Prueba con otras palabras, mira la guía o pregunta a la administración de tu condominio.',
    en: 'I don’t know: the guide does not say, and I’d rather not guess. Try other words, look at the guide or ask the administration of your community.',
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
