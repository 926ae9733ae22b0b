/** Texts of the kinds of arrival: their pictures, what is asked of each, and how lists and notices name them. */
import { messages } from '../../shared/messages.ts'

export const arrivalTexts = messages({
  kinds: {
    visit: { es: 'Visita', en: 'Visit' },
    delivery: { es: 'Entrega', en: 'Delivery' },
    taxi: { es: 'Taxi', en: 'Taxi' },
    service: { es: 'Servicio', en: 'Service' },
  },
  /** With the company, or without one. */
  names: {
    delivery: {
      es: (company: string | null) => (company ? `Entrega de ${company}` : 'Entrega'),
      en: (company: string | null) => (company ? `${company} delivery` : 'Delivery'),
    },
    taxi: {
      es: (company: string | null) => (company && company !== 'Taxi' ? `Taxi de ${company}` : 'Taxi'),
      en: (company: string | null) => (company && company !== 'Taxi' ? `${company} taxi` : 'Taxi'),
    },
    service: {
      es: (company: string | null) => (company ? `Servicio de ${company}` : 'Servicio'),
      en: (company: string | null) => (company ? `${company} service` : 'Service'),
    },
    emergency: { es: (_: string | null) => 'Emergencia', en: (_: string | null) => 'Emergency' },
    authority: { es: (_: string | null) => 'Autoridad', en: (_: string | null) => 'Authority' },
  },
  /** On a locked screen no company and no name. */
  pushed: {
    visit: { es: 'Nueva Solicitud de Visita', en: 'New visit request' },
    delivery: { es: 'Llegó una entrega', en: 'A delivery is here' },
    taxi: { es: 'Llegó un taxi', en: 'A taxi is here' },
    service: { es: 'Llegó un servicio', en: 'A service visit is here' },
  },
  kind: { es: 'Qué llega', en: 'What arrives' },
  company: { es: 'Empresa', en: 'Company' },
  other_company: { es: 'Otra empresa', en: 'Another company' },
  no_company: { es: 'Sin empresa', en: 'No company' },
  ask_at_once: {
    es: 'Al tocar una empresa se le pregunta a la unidad.',
    en: 'Pressing a company asks the unit.',
  },
  plate: { es: 'Placa del vehículo', en: 'License plate' },
  people: { es: 'Cuántos vienen', en: 'How many people' },
  last4: { es: 'Últimos 4 del documento', en: 'Last 4 of the document' },
  seen_fact: { es: 'El guardia lo vio', en: 'The guard saw it' },
  seen: { es: 'Vi su documento', en: 'I saw their document' },
  people_fact: {
    es: (people: number) => (people === 1 ? '1 persona' : `${people} personas`),
    en: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  },
  needed: { es: 'Falta este dato', en: 'This is needed' },
})

/** The ask at the gate: its clock, what the rule says afterwards, and its outcome. */
export const askTexts = messages({
  strips: { es: 'Esperan respuesta', en: 'Waiting for an answer' },
  time_over: { es: 'Sin respuesta', en: 'No answer' },
  may_pass: { es: 'Aprobada: pasa', en: 'Approved: let in' },
  comes_down: {
    es: (who: string | null) => (who ? `Baja ${who}` : 'Baja alguien de la casa'),
    en: (who: string | null) => `${who ?? 'Someone of the home'} comes to the gate`,
  },
  left_at_gate: { es: 'Déjalo en caseta', en: 'Leave it at the gate' },
  beside_text: {
    comes_down: { es: 'No entra: que espere afuera.', en: 'They do not enter: they wait outside.' },
    left_at_gate: {
      es: 'No entra: recíbelo y anota qué quedó.',
      en: 'They do not enter: take it and write down what it is.',
    },
  },
  says: {
    comes_down: { es: 'Baja', en: 'Comes down' },
    left_at_gate: { es: 'Queda en caseta', en: 'Stays at the gate' },
  },
  next: { es: 'Atender al siguiente', en: 'Serve the next one' },
  after: {
    wait: { es: 'Nadie contestó a tiempo. Que espere afuera.', en: 'No one answered in time. They wait outside.' },
    refuse: { es: 'Nadie contestó a tiempo. No pasa.', en: 'No one answered in time. They do not enter.' },
    offer: {
      es: 'Nadie contestó a tiempo. Puedes dejar pasar con tu nombre y un motivo.',
      en: 'No one answered in time. You may let them in with your name and a reason.',
    },
  },
  call: { es: 'Llamar', en: 'Call' },
  enter: { es: 'Registrar entrada', en: 'Record entry' },
  closed: { es: 'Quedó escrito', en: 'It was written down' },
  failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
  let_in: { es: 'Dejar pasar', en: 'Let in' },
  refused: { es: 'No pasa', en: 'Send away' },
  left: { es: 'Se fue', en: 'They left' },
  outcome: { es: 'Resultado', en: 'Outcome' },
  rule: { es: 'Regla', en: 'Rule' },
  contested: { es: 'La casa dice que no fue correcto', en: 'The home says that this was wrong' },
  outcomes: {
    admitted: { es: 'Admitida', en: 'Admitted' },
    refused: { es: 'Rechazada', en: 'Refused' },
    left: { es: 'Se fue', en: 'Left' },
    let_in: { es: 'El guardia dejó pasar', en: 'Let in by the guard' },
    expired: { es: 'Sin respuesta a tiempo', en: 'No answer in time' },
    comes_down: { es: 'Baja por ello', en: 'They come to the gate' },
    left_at_gate: { es: 'Quedó en la garita', en: 'Left at the gate' },
  },
  channels: {
    app: { es: 'por la app', en: 'in the app' },
    phone: { es: 'por teléfono', en: 'by phone' },
    call: { es: 'la garita llamó', en: 'the gate called' },
    guard: { es: 'en la garita', en: 'at the gate' },
    clock: { es: 'venció el tiempo', en: 'time was over' },
    webhook: { es: 'por webhook', en: 'by webhook' },
    rule: { es: 'por una regla de la casa', en: 'by a rule of the home' },
  },
})

/** Where nobody of a unit can be asked. */
export const unaskedTexts = messages({
  text: {
    es: 'No hay a quién preguntar. Escribe qué pasó con quien llegó.',
    en: 'There is no one to ask. Write down what became of the arrival.',
  },
  what: { es: 'Qué pasó', en: 'What happened' },
  outcomes: {
    refused: { es: 'No pasó', en: 'Sent away' },
    left: { es: 'Se fue', en: 'They left' },
    left_at_gate: { es: 'Quedó en caseta', en: 'Left at the gate' },
    let_in: { es: 'Lo dejé pasar', en: 'I let them in' },
  },
  reason: { es: 'Motivo para dejar pasar', en: 'Why you let them in' },
})

/** Emergencies and authorities, at the station and at the desk. */
export const urgentTexts = messages({
  apart: { es: 'Aparte', en: 'Apart' },
  emergency: { es: 'Emergencia', en: 'Emergency' },
  emergency_hint: { es: 'Abre primero. Un toque la registra.', en: 'Open first. One press records it.' },
  emergency_at: { es: (when: string) => `Emergencia, ${when}`, en: (when: string) => `Emergency, ${when}` },
  emergency_text: {
    es: (who: string) => `Entrada registrada por ${who}. Cuando puedas, escribe la unidad y qué pasó.`,
    en: (who: string) => `Entry recorded by ${who}. When you can, write the unit and what happened.`,
  },
  note: { es: 'Completar', en: 'Complete' },
  note_title: { es: 'Completar la emergencia', en: 'Complete the emergency' },
  unit: { es: 'Unidad', en: 'Unit' },
  choose_unit: { es: 'Escribe o elige la unidad', en: 'Type or choose the unit' },
  no_units: { es: 'Ninguna unidad coincide', en: 'No unit matches' },
  what: { es: 'Qué pasó y quién entró', en: 'What happened and who entered' },
  authority: { es: 'Autoridad', en: 'Authority' },
  authority_hint: { es: 'Policía, juzgado, inspección', en: 'Police, court, inspection' },
  authority_at: { es: (when: string) => `Autoridad, ${when}`, en: (when: string) => `Authority, ${when}` },
  protocol: {
    es: '1. Pide una identificación oficial.\n2. Pregunta a qué vienen y a qué unidad. Para entrar a una casa, pide ver la orden.\n3. Llama a la administración antes de abrir.\n4. Nunca los detengas por la fuerza.\n5. Escribe aquí quiénes eran y qué se decidió.',
    en: '1. Ask for an official identification.\n2. Ask what they come for and for which unit. To enter a home, ask to see the warrant.\n3. Call the administration before you open.\n4. Never hold them back by force.\n5. Write here who they were and what was decided.',
  },
  admitted: { es: 'Entró', en: 'They entered' },
  turned_away: { es: 'No entró', en: 'They did not enter' },
  outcome: { es: 'Quiénes eran y qué se decidió', en: 'Who they were and what was decided' },
  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'Quedó en la bitácora', en: 'The log has it' },
  recorded: { es: 'Emergencia registrada: abre', en: 'Emergency recorded: open' },
  failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
})

/** The administration's choice. */
export const arrivalRuleTexts = messages({
  title: { es: 'Llegadas sin anunciar', en: 'Unannounced arrivals' },
  text: {
    es: 'Lo que el guardia pregunta a quien llega sin anunciarse, por tipo de llegada. Lo que no se pregunta tampoco se guarda.',
    en: 'What the guard asks of an unannounced arrival, by its kind. What is not asked is not kept either.',
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
  ask_seconds: { es: 'Segundos que la garita espera la respuesta', en: 'Seconds that the gate waits for an answer' },
  ask_hint: {
    es: 'De 30 a 300. La unidad puede responder después, hasta 24 horas.',
    en: 'From 30 to 300. The unit can still answer later, up to 24 hours.',
  },
  idle_lock: { es: 'Bloquear la tableta si nadie la toca', en: 'Lock the tablet if no one touches it' },
  idle_lock_hint: {
    es: 'Para las tabletas de garita. Bloqueada, pide el PIN o el código del día antes de leer un pase.',
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
