import { messages } from '../../shared/messages.ts'

export const arrivalRuleTexts = messages({
  title: { es: 'Llegadas sin anunciar', en: 'Unannounced arrivals' },
  text: {
    es: 'Qué pregunta el guardia cuando alguien llega sin anunciarse, según qué llega. Lo que no se pregunta no se guarda.',
    en: 'What the guard asks when someone arrives unannounced, by what arrives. What is not asked is not kept.',
  },
  change: { es: 'Cambiar', en: 'Change' },
  change_title: { es: (place: string) => `Llegadas en ${place}`, en: (place: string) => `Arrivals at ${place}` },
  changed: { es: 'Los guardias preguntan así desde ahora', en: 'Guards ask this way from now on' },
  failed: { es: 'No se pudo cargar qué se pregunta', en: 'What is asked could not be loaded' },
  preset: { es: 'Empezar con', en: 'Start with' },
  presets: {
    specification: { es: 'Lo de siempre', en: 'As usual' },
    little: { es: 'Lo menos', en: 'The least' },
    much: { es: 'Con placa', en: 'With the plate' },
  },
  own: { es: 'Propio', en: 'Own' },
  document: { es: 'Documento', en: 'Document' },
  documents: {
    never: { es: 'No', en: 'No' },
    seen: { es: 'Verlo', en: 'Seen' },
    last4: { es: 'Últimos 4', en: 'Last 4' },
    whole: { es: 'Completo', en: 'Whole' },
  },
  name: { es: 'Nombre y apellido', en: 'First and last name' },
  company: { es: 'Empresa', en: 'Company' },
  plate: { es: 'Placa', en: 'License plate' },
  after: { es: 'Si nadie contesta a tiempo', en: 'If no one answers in time' },
  afters: {
    wait: { es: 'Espera afuera', en: 'Waits outside' },
    refuse: { es: 'No pasa', en: 'Sent away' },
    offer: { es: 'El guardia decide', en: 'The guard decides' },
  },
  ask_seconds: { es: 'Segundos que la caseta espera la respuesta', en: 'Seconds that the gate waits for an answer' },
  ask_hint: {
    es: 'De 30 a 300. La casa puede responder después, hasta 24 horas.',
    en: 'From 30 to 300. The home can still answer later, up to 24 hours.',
  },
  idle_lock: { es: 'Bloquear la tableta si nadie la toca', en: 'Lock the tablet if no one touches it' },
  idle_lock_hint: {
    es: 'Para las tabletas de caseta. Bloqueada, pide el PIN o el código del día antes de leer un pase.',
    en: 'For gate tablets. Locked, a tablet asks for the PIN or the day’s code before it reads a pass.',
  },
  idle_lock_never: { es: 'No', en: 'No' },
  idle_lock_after: {
    es: (minutes: number) => `Después de ${minutes} minutos`,
    en: (minutes: number) => `After ${minutes} minutes`,
  },
  authority_protocol: { es: 'Protocolo con autoridades', en: 'Protocol for authorities' },
  protocol_hint: {
    es: 'Lo que el guardia lee cuando llega la policía, un juzgado o una inspección. Vacío: el de Garita.',
    en: 'What the guard reads when police, a court or an inspection arrives. Empty: the one of Garita.',
  },
  nothing: { es: 'Solo la unidad', en: 'The unit only' },
})
