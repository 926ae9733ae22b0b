import { messages } from '../../../shared/messages.ts'

/** Names the rule wherever it decided, for example "Regla de la casa 101: entregas de Rappi, hasta las 20:00". */
export const ruleWords = messages({
  whose: { es: (unit: string) => `Regla de la casa ${unit}`, en: (unit: string) => `Rule of home ${unit}` },
  rule: { es: 'Regla de la casa', en: 'Rule of the home' },
  many: {
    visit: { es: 'visitas', en: 'visits' },
    delivery: { es: 'entregas', en: 'deliveries' },
    taxi: { es: 'taxis', en: 'taxis' },
    service: { es: 'servicios', en: 'services' },
  },
  of: { es: (company: string) => `de ${company}`, en: (company: string) => `from ${company}` },
  named: { es: (name: string) => `de ${name}`, en: (name: string) => `of ${name}` },
  plate: { es: (plate: string) => `placa ${plate}`, en: (plate: string) => `plate ${plate}` },
  until: { es: (time: string) => `hasta las ${time}`, en: (time: string) => `until ${time}` },
  hours: {
    es: (from: string, until: string) => `de ${from} a ${until}`,
    en: (from: string, until: string) => `${from} to ${until}`,
  },
  until_day: { es: (day: string) => `hasta el ${day}`, en: (day: string) => `until ${day}` },
  daily: {
    es: (most: number) => (most === 1 ? 'una vez al día' : `${most} veces al día`),
    en: (most: number) => (most === 1 ? 'once a day' : `${most} times a day`),
  },
  expected: { es: 'espera una entrega', en: 'expects a delivery' },
  private_line: { es: 'no recibe a esta persona', en: 'does not receive this person' },
})

export const ruleCardTexts = messages({
  let_in: { es: 'Pasa sin preguntar', en: 'Let in without asking' },
  leave_at_gate: { es: 'Se queda en la caseta', en: 'Leave at the gate' },
  refuse: { es: 'No pasa', en: 'Do not let in' },
  ask: { es: 'Se pregunta a la casa', en: 'The home is asked' },
  alike: {
    es: (unit: string) => `Se parece a una persona que ${unit} no recibe: pide documento`,
    en: (unit: string) => `Like a person whom ${unit} does not receive: ask for a document`,
  },
  car: {
    es: (units: string) => `No reciben un auto con esta placa o una parecida en: ${units}`,
    en: (units: string) => `They do not receive a car with this plate or a similar one in: ${units}`,
  },
  car_text: {
    es: 'Antes de dejar pasar, pregunta a qué unidad viene y compara el documento.',
    en: 'Before you let them in, ask for which unit they come and compare the document.',
  },
  submit: {
    let_in: { es: 'Registrar la entrada', en: 'Record the entry' },
    leave_at_gate: { es: 'Queda en la caseta', en: 'It stays at the gate' },
    refuse: { es: 'Registrar que no pasó', en: 'Record that they did not enter' },
  },
  done: {
    let_in: { es: 'Entrada registrada: pasa', en: 'Entry recorded: let them in' },
    leave_at_gate: { es: 'Registrado: queda en la caseta', en: 'Recorded: it stays at the gate' },
    refuse: { es: 'Registrado: no pasó', en: 'Recorded: they did not enter' },
  },
  ask_anyway: { es: 'Mejor preguntar', en: 'Ask instead' },
  because: {
    alike: {
      es: 'Compara el nombre del documento. La casa también lo lee.',
      en: 'Compare the name on the document. The home reads this too.',
    },
    nameless: {
      es: 'Hay alguien que esta casa no recibe: escribe el nombre antes de dejar pasar.',
      en: 'This home does not receive a certain person: write the name before you let anyone in.',
    },
    no_document: {
      es: 'Sin documento no vale ninguna regla: pregunta a la casa.',
      en: 'Without a document no rule counts: ask the home.',
    },
    tie: { es: 'Dos reglas de la casa no coinciden.', en: 'Two rules of the home disagree.' },
    night: {
      es: 'De noche esta regla no deja pasar: no dice empresa, nombre ni placa.',
      en: 'At night this rule lets nobody in: it names no company, person or plate.',
    },
    used_up: {
      es: 'Hoy la regla ya se usó todas las veces que permite.',
      en: 'The rule was used today as often as it allows.',
    },
    condominium: { es: 'El condominio pide preguntar a la casa.', en: 'The condominium wants you to ask the home.' },
  },
  contested: {
    es: (who: string, unit: string) => `No fue correcto: ${who} (${unit})`,
    en: (who: string, unit: string) => `This was wrong: ${who} (${unit})`,
  },
  contested_text: {
    es: (by: string, since: string) => `${by} dice que no debía pasar. Entró ${since}.`,
    en: (by: string, since: string) => `${by} says that they should not have been let in. Entered ${since}.`,
  },
  contested_gate: { es: (gate: string) => `Por ${gate}.`, en: (gate: string) => `Through ${gate}.` },
  contested_left: { es: 'Ya salió.', en: 'They have left.' },
  stays: {
    es: (who: string, unit: string) => `${who} (${unit}) sigue adentro`,
    en: (who: string, unit: string) => `${who} (${unit}) is still inside`,
  },
  stays_text: {
    es: (time: string) => `Entró por una regla de la casa y debía salir a las ${time}.`,
    en: (time: string) => `Let in by a rule of the home, and should have left at ${time}.`,
  },
  open: { es: 'Ver', en: 'Open' },
})

export const expectTexts = messages({
  rules: { es: 'Reglas de la casa', en: 'Rules of the home' },
  title: { es: 'Entregas', en: 'Deliveries' },
  press: { es: 'Espero entrega', en: 'I expect a delivery' },
  hint: {
    es: 'Por 2 horas, la próxima entrega pasa sin preguntarte.',
    en: 'For 2 hours the next delivery is let in without asking you.',
  },
  company: { es: 'De qué empresa', en: 'From which company' },
  company_hint: {
    es: 'Si eliges una empresa, pasa solo la suya.',
    en: 'If you choose a company, only theirs is let in.',
  },
  waiting: {
    es: (company: string | null, time: string) =>
      `Esperas una entrega${company ? ` de ${company}` : ''} hasta las ${time}`,
    en: (company: string | null, time: string) =>
      `You expect a delivery${company ? ` from ${company}` : ''} until ${time}`,
  },
  waiting_text: {
    es: 'La próxima pasa sin preguntarte, una vez.',
    en: 'The next one is let in without asking you, once.',
  },
  stop: { es: 'Ya no espero', en: 'Not any more' },
  done: { es: 'La caseta lo sabe', en: 'The gate knows' },
  stopped: { es: 'La caseta te preguntará', en: 'The gate will ask you' },
  failed: { es: 'No se pudo avisar a la caseta', en: 'The gate could not be told' },
  wrong: { es: 'No fue correcto', en: 'This was wrong' },
  wrong_done: { es: 'La caseta y la administración ya lo saben', en: 'The gate and the administration know' },
  wrong_failed: { es: 'No se pudo avisar', en: 'They could not be told' },
})

export const homeLimitTexts = messages({
  title: { es: 'Reglas de las casas', en: 'Rules of homes' },
  text: {
    es: 'Lo que digas aquí vale más que las reglas de cada casa. Donde no dejas pasar, la caseta pregunta.',
    en: 'What you say here counts more than the rules of each home. Where you let nobody in, the gate asks.',
  },
  let_in: { es: 'Pueden dejar pasar', en: 'May let them in' },
  daily_most: { es: 'Veces al día', en: 'Times a day' },
  courier: { es: 'Minutos que puede estar adentro', en: 'Minutes that they may stay inside' },
})
