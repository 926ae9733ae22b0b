import { messages } from '../../shared/messages.ts'

export const urgentTexts = messages({
  apart: { es: 'Urgente', en: 'Urgent' },
  emergency: { es: 'Emergencia', en: 'Emergency' },
  emergency_hint: { es: 'Abre primero. Un toque la registra.', en: 'Open first. One press records it.' },
  emergency_at: { es: (when: string) => `Emergencia, ${when}`, en: (when: string) => `Emergency, ${when}` },
  emergency_text: {
    es: (who: string) => `Entrada registrada por ${who}. Cuando puedas, escribe la unidad y qué pasó.`,
    en: (who: string) => `Entry recorded by ${who}. When you can, write the unit and what happened.`,
  },
  note: { es: 'Escribir qué pasó', en: 'Write what happened' },
  note_title: { es: 'Qué pasó en la emergencia', en: 'What happened in the emergency' },
  unit: { es: 'Unidad', en: 'Unit' },
  choose_unit: { es: 'Escribe o elige la unidad', en: 'Type or choose the unit' },
  no_units: { es: 'Ninguna unidad coincide', en: 'No unit matches' },
  what: { es: 'Qué pasó y quién entró', en: 'What happened and who entered' },
  usual: { es: 'Quién entró', en: 'Who entered' },
  quick: {
    ambulance: { es: 'Ambulancia', en: 'Ambulance' },
    fire: { es: 'Bomberos', en: 'Fire brigade' },
    police: { es: 'Policía', en: 'Police' },
    mistake: { es: 'Toqué por error: no entró nadie', en: 'Pressed by mistake: no one entered' },
  },
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
  saved: { es: 'Anotado en la bitácora', en: 'Written in the log' },
  recorded: { es: 'Emergencia registrada: abre', en: 'Emergency recorded: open' },
  failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
})
