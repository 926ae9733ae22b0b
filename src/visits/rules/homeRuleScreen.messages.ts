/** Texts of the screen of a home's rules, and of its form. */
import { messages } from '../../shared/messages.ts'

export const homeRuleTexts = messages({
  title: { es: 'Reglas de la casa', en: 'Rules of the home' },
  subtitle: {
    es: 'Lo que la garita hace cuando llega alguien sin anunciarse. Siempre se te avisa; en tus horas de silencio, sin sonar.',
    en: 'What the gate does when someone arrives unannounced. You are always told; in your quiet hours, without a sound.',
  },
  failed: { es: 'No se pudieron cargar las reglas', en: 'The rules could not be loaded' },
  empty: { es: 'Tu casa no tiene reglas', en: 'Your home has no rules' },
  empty_text: {
    es: 'Sin reglas la garita te pregunta cada vez. Con una, por ejemplo, las entregas de Rappi pasan hasta las 20:00.',
    en: 'Without rules the gate asks you every time. With one, for example, Rappi deliveries are let in until 20:00.',
  },
  no_word: {
    es: 'Tú no autorizas en esta casa, así que no ves ni escribes sus reglas.',
    en: 'You do not authorize in this home, so you neither see nor write its rules.',
  },
  create: { es: 'Nueva regla', en: 'New rule' },
  edit: { es: 'Cambiar', en: 'Change' },
  edit_of: { es: (rule: string) => `Cambiar: ${rule}`, en: (rule: string) => `Change: ${rule}` },
  end: { es: 'Terminar', en: 'End' },
  end_of: { es: (rule: string) => `Terminar: ${rule}`, en: (rule: string) => `End: ${rule}` },
  end_title: { es: 'Terminar la regla', en: 'End the rule' },
  end_text: { es: 'Desde ahora la garita te pregunta otra vez.', en: 'From now on the gate asks you again.' },
  ended: { es: 'La regla terminó', en: 'The rule has ended' },
  end_failed: { es: 'La regla no terminó', en: 'The rule did not end' },
  saved: { es: 'La garita ya tiene la regla', en: 'The gate has the rule now' },
  by: { es: (who: string) => `La escribió ${who}`, en: (who: string) => `Written by ${who}` },
  over: { es: 'Ya pasó su último día', en: 'Its last day is over' },
  limited: {
    es: 'Tu condominio no deja pasar por reglas a este tipo de llegada: se te preguntará.',
    en: 'Your condominium lets nobody of this kind in by rules: you will be asked.',
  },
  night: {
    es: 'Sin empresa, nombre o placa, di cuántas veces al día. De 22:00 a 06:00 no deja pasar a nadie.',
    en: 'Without a company, name or plate, say how many times a day. From 22:00 to 06:00 it lets nobody in.',
  },
  form: {
    title: { es: 'Nueva regla', en: 'New rule' },
    change: { es: 'Cambiar la regla', en: 'Change the rule' },
    kind: { es: 'Qué llega', en: 'What arrives' },
    person: { es: 'Una persona', en: 'A person' },
    action: { es: 'Qué hace la garita', en: 'What the gate does' },
    actions: {
      let_in: { es: 'Deja pasar y avisa', en: 'Lets in and tells you' },
      leave_at_gate: { es: 'Lo deja en la garita', en: 'Keeps it at the gate' },
      ask: { es: 'Pregunta', en: 'Asks' },
      refuse: { es: 'No deja pasar', en: 'Does not let in' },
    },
    who: { es: 'De quién', en: 'From whom' },
    company: { es: 'Empresa', en: 'Company' },
    name: { es: 'Nombre', en: 'Name' },
    plate: { es: 'Placa', en: 'License plate' },
    any: { es: 'Cualquiera', en: 'Any' },
    when: { es: 'Cuándo', en: 'When' },
    days: { es: 'Días', en: 'Days' },
    days_hint: { es: 'Ninguno: todos los días', en: 'None: every day' },
    from: { es: 'Desde las', en: 'From' },
    until: { es: 'Hasta las', en: 'Until' },
    daily_most: { es: 'Cuántas veces al día', en: 'How many times a day' },
    until_day: { es: 'Último día', en: 'Last day' },
    private_hint: {
      es: 'Basta el nombre o la placa. Escribe nombre y primer apellido. Solo la garita lo lee, cuando llega a tu casa esa persona o alguien con un nombre parecido.',
      en: 'The name or the plate is enough. Write first and last name. Only the gate reads it, when that person or someone with a similar name comes to your home.',
    },
  },
})
