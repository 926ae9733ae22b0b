import { messages } from '../../shared/messages.ts'

export const askTexts = messages({
  strips: { es: 'Esperan respuesta', en: 'Waiting for an answer' },
  time_over: { es: 'Sin respuesta', en: 'No answer' },
  may_pass: { es: 'Aprobada: pasa', en: 'Approved: let in' },
  call_wanted: { es: 'Pide que llames', en: 'Asks you to call' },
  call_wanted_title: {
    es: (unit: string) => `${unit} pide que la llames`,
    en: (unit: string) => `${unit} asks you to call`,
  },
  call_wanted_text: {
    es: (who: string) => `Lo pidió ${who}. Todavía puede responder en la app.`,
    en: (who: string) => `${who} asked for it, and may still answer in the app.`,
  },
  comes_down: {
    es: (who: string | null) => `${who ?? 'Alguien de la casa'} viene a la caseta`,
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
    comes_down: { es: 'Viene a la caseta', en: 'Comes to the gate' },
    left_at_gate: { es: 'Queda en caseta', en: 'Stays at the gate' },
  },
  next: { es: 'Atender al siguiente', en: 'Serve the next one' },
  after: {
    wait: { es: 'Nadie respondió a tiempo. Que espere afuera.', en: 'No one answered in time. They wait outside.' },
    refuse: { es: 'Nadie respondió a tiempo. No pasa.', en: 'No one answered in time. They do not enter.' },
    offer: {
      es: 'Nadie respondió a tiempo. Puedes dejarlo pasar con tu nombre y un motivo.',
      en: 'No one answered in time. You may let them in with your name and a reason.',
    },
  },
  /** The guard follows these steps in this order when the home does not answer. */
  leads: {
    title: { es: 'No responden. Sigue este orden:', en: 'No answer. Follow this order:' },
    call: { es: 'Llama a la casa', en: 'Call the home' },
    again: { es: 'Preguntar otra vez', en: 'Ask again' },
    everyone: { es: 'Preguntar a todos los adultos', en: 'Ask every adult' },
    asked: { es: 'Se volvió a preguntar a la casa', en: 'The home was asked again' },
    failed: { es: 'No se pudo preguntar', en: 'The home could not be asked' },
    no_line: {
      es: 'Sin conexión no se puede preguntar otra vez.',
      en: 'Offline the home cannot be asked again.',
    },
    not_today: { es: 'Hoy no entra', en: 'Not today' },
    no_answer: { es: 'No contesta', en: 'No answer' },
  },
  call: { es: 'Llamar', en: 'Call' },
  enter: { es: 'Registrar entrada', en: 'Record entry' },
  closed: { es: 'Anotado', en: 'Written down' },
  failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
  let_in: { es: 'Dejar pasar', en: 'Let in' },
  refused: { es: 'No pasa', en: 'Send away' },
  left: { es: 'Se fue', en: 'They left' },
  outcome: { es: 'Cómo terminó', en: 'How it ended' },
  rule: { es: 'Regla', en: 'Rule' },
  contested: { es: 'La casa dice que no fue correcto', en: 'The home says that this was wrong' },
  outcomes: {
    admitted: { es: 'Pasó', en: 'Let in' },
    refused: { es: 'No pasó', en: 'Sent away' },
    left: { es: 'Se fue', en: 'Left' },
    let_in: { es: 'El guardia dejó pasar', en: 'Let in by the guard' },
    expired: { es: 'Sin respuesta a tiempo', en: 'No answer in time' },
    comes_down: { es: 'Alguien de la casa viene', en: 'Someone of the home comes' },
    left_at_gate: { es: 'Quedó en la caseta', en: 'Left at the gate' },
  },
  channels: {
    app: { es: 'por la app', en: 'in the app' },
    phone: { es: 'por teléfono', en: 'by phone' },
    call: { es: 'la caseta llamó', en: 'the gate called' },
    guard: { es: 'en la caseta', en: 'at the gate' },
    clock: { es: 'se acabó el tiempo', en: 'time was over' },
    webhook: { es: 'por webhook', en: 'by webhook' },
    rule: { es: 'por una regla de la casa', en: 'by a rule of the home' },
  },
})

export const unaskedTexts = messages({
  text: {
    es: 'No hay a quién preguntar. Escribe qué pasó.',
    en: 'There is no one to ask. Write what happened.',
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
