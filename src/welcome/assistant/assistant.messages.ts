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
    es: '¡Hola! Soy el asistente de Garita. Pregúntame con tus palabras: por ejemplo, «¿cómo invito a una visita?».',
    en: 'Hello! I am the Garita assistant. Ask me in your own words: for example, “how do I invite a visitor?”.',
  },
  you: { es: 'Tú:', en: 'You:' },
  it: { es: 'Asistente:', en: 'Assistant:' },
  typing: { es: 'El asistente está escribiendo…', en: 'The assistant is typing…' },
  section: { es: 'En la guía:', en: 'In the guide:' },
  also: { es: 'También:', en: 'See also:' },
  call: { es: 'Llamar al', en: 'Call' },
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

export const answeringMessages = messages({
  emergency_title: { es: 'Si es una emergencia', en: 'If this is an emergency' },
  emergency: {
    es: 'Llama ahora al número de emergencias de tu país y después a la caseta. Yo no puedo avisar a nadie. Si no es una emergencia, pregunta con otras palabras.',
    en: 'Call your country’s emergency number now, then the gate. I cannot alert anyone. If it is not an emergency, ask in other words.',
  },
  calls: {
    n911: { es: 'México, Estados Unidos', en: 'Mexico, United States' },
    n123: { es: 'Colombia', en: 'Colombia' },
    n131: { es: 'Chile, ambulancia', en: 'Chile, ambulance' },
    n132: { es: 'Chile, bomberos', en: 'Chile, fire' },
    n133: { es: 'Chile, Carabineros', en: 'Chile, police' },
  },
  unsure: {
    es: 'No estoy seguro. Quizá esto te sirva:',
    en: 'I am not sure. This may help:',
  },
  unknown: {
    es: 'No lo sé: la guía no lo dice. Prueba con otras palabras o pregunta a la administración de tu condominio.',
    en: 'I do not know: the guide does not say. Try other words, or ask the administration of your condominium.',
  },
  guide: { es: 'La guía', en: 'The guide' },
  voice: {
    es: 'Recibí tu grabación, pero todavía no puedo escucharla. Escribe tu pregunta, por favor.',
    en: 'I received your recording, but I cannot listen to it yet. Please type your question.',
  },
})
