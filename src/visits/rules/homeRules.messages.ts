/** Texts of the rules of homes: on the card at a gate, on the home screen, and afterwards. */
import { messages } from '../../shared/messages.ts'

/** How a rule is named wherever it decided: "Regla de la casa 101: entregas de Rappi, hasta las 20:00". */
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

/** The card at the station and at the desk. */
export const ruleCardTexts = messages({
  let_in: { es: 'Pasa sin preguntar', en: 'Let in without asking' },
  leave_at_gate: { es: 'Se queda en la garita', en: 'Leave at the gate' },
  refuse: { es: 'No pasa', en: 'Do not let in' },
  ask: { es: 'Se pregunta a la unidad', en: 'The unit is asked' },
  alike: {
    es: (unit: string) => `Se parece a una persona que ${unit} no recibe: pide documento`,
    en: (unit: string) => `Like a person whom ${unit} does not receive: ask for a document`,
  },
  submit: {
    let_in: { es: 'Registrar la entrada', en: 'Record the entry' },
    leave_at_gate: { es: 'Queda en la garita', en: 'It stays at the gate' },
    refuse: { es: 'Registrar que no pasó', en: 'Record that they did not enter' },
  },
  done: {
    let_in: { es: 'Entrada registrada: pasa', en: 'Entry recorded: let them in' },
    leave_at_gate: { es: 'Registrado: queda en la garita', en: 'Recorded: it stays at the gate' },
    refuse: { es: 'Registrado: no pasó', en: 'Recorded: they did not enter' },
  },
  ask_anyway: { es: 'Mejor preguntar', en: 'Ask instead' },
  because: {
    alike: {
      es: 'Compara el nombre del documento. La casa también lo lee.',
      en: 'Compare the name on the document. The home reads this too.',
    },
    nameless: {
      es: 'Esta casa no recibe a alguien: escribe el nombre antes de dejar pasar.',
      en: 'There is someone whom this home does not receive: write the name before you let anyone in.',
    },
    no_document: {
      es: 'Sin documento ninguna regla deja pasar: pregunta a la casa.',
      en: 'Without a document no rule lets in: ask the home.',
    },
    tie: { es: 'Dos reglas de la casa no coinciden.', en: 'Two rules of the home disagree.' },
    night: {
      es: 'De noche la casa no deja pasar solo por el tipo de llegada.',
      en: 'At night the home lets nobody in for the kind of arrival alone.',
    },
    used_up: {
      es: 'La regla ya se usó hoy las veces que permite.',
      en: 'The rule was used today as often as it allows.',
    },
    condominium: { es: 'El condominio pide preguntar.', en: 'The condominium wants the unit to be asked.' },
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

/** "Espero entrega", on the home screen. */
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
  done: { es: 'La garita lo sabe', en: 'The gate knows' },
  stopped: { es: 'La garita te preguntará', en: 'The gate will ask you' },
  failed: { es: 'No se pudo avisar a la garita', en: 'The gate could not be told' },
  wrong: { es: 'No fue correcto', en: 'This was wrong' },
  wrong_done: { es: 'La garita y la administración ya lo saben', en: 'The gate and the administration know' },
  wrong_failed: { es: 'No se pudo avisar', en: 'They could not be told' },
})

/** The administration's setting, beside what is asked of arrivals. */
export const homeLimitTexts = messages({
  title: { es: 'Reglas de las casas', en: 'Rules of homes' },
  text: {
    es: 'Lo que digas aquí está por encima de las reglas de cada casa. Donde no dejas pasar, la garita pregunta.',
    en: 'What you say here stands above the rules of each home. Where you let nobody in, the gate asks.',
  },
  let_in: { es: 'Pueden dejar pasar', en: 'May let them in' },
  daily_most: { es: 'Veces al día', en: 'Times a day' },
  courier: { es: 'Minutos que puede estar adentro', en: 'Minutes that they may stay inside' },
})
