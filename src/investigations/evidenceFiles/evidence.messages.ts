import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

export const evidenceTexts = messages({
  file: { es: 'prueba', en: 'evidence' },
  title: { es: 'Prueba del registro de accesos', en: 'Evidence from the access log' },
  asked: { es: 'Qué se preguntó', en: 'What was asked' },
  about: { es: 'De qué', en: 'About' },
  period: { es: 'Tiempo', en: 'Time' },
  between: {
    es: (from: string, until: string, zone: string) => `del ${from} al ${until}, ${zone}`,
    en: (from: string, until: string, zone: string) => `from ${from} to ${until}, ${zone}`,
  },
  gate: { es: 'Acceso', en: 'Gate' },
  any_gate: { es: 'Todos', en: 'All' },
  who: { es: 'Quién preguntó', en: 'Who asked' },
  by: {
    es: (name: string, role: string) => `${name} (${role})`,
    en: (name: string, role: string) => `${name} (${role})`,
  },
  reason: { es: 'Para qué', en: 'Why' },
  made: { es: 'Hecha el', en: 'Made on' },
  worth: { es: 'Qué está completo y qué no se sabe', en: 'What is complete and what is not known' },
  complete: {
    es: (lines: number) =>
      `Esta prueba tiene todas las líneas del registro sobre esta pregunta en ese momento, con rechazos e incidentes: ${grouped(lines)} ${lines === 1 ? 'línea' : 'líneas'}.`,
    en: (lines: number) =>
      `This evidence has every line of the log about this question at that moment, with refusals and incidents: ${grouped(lines)} ${lines === 1 ? 'line' : 'lines'}.`,
  },
  cut: {
    es: (lines: number) =>
      `Hay más: aquí están solo las últimas ${grouped(lines)} líneas. Para ver las demás, pide otra prueba de menos tiempo.`,
    en: (lines: number) =>
      `There is more: only the last ${grouped(lines)} lines are here. For the others, ask for evidence of a shorter time.`,
  },
  late: {
    es: 'Una estación sin conexión puede enviar sus líneas hasta 31 días después. Las líneas que lleguen más tarde no están aquí.',
    en: 'A station without a connection can send its lines up to 31 days later. Lines that arrive later are not here.',
  },
  nameless: {
    es: (count: number) =>
      `${count === 1 ? '1 línea está' : `${grouped(count)} líneas están`} sin nombre: se borró por su antigüedad, o este motivo no permite verlo.`,
    en: (count: number) =>
      `${count === 1 ? '1 line is' : `${grouped(count)} lines are`} without a name: it was deleted because of its age, or this reason does not show it.`,
  },
  truth: {
    es: 'Prueba qué escribió la caseta y cuándo llegó. No prueba que fuera verdad.',
    en: 'It proves what the gate wrote and when it arrived. It does not prove that it was true.',
  },
  lines: { es: 'Líneas', en: 'Lines' },
  none: { es: 'No hay líneas en esas fechas.', en: 'There are no lines on those dates.' },
  heads: {
    when: { es: 'Hora', en: 'Time' },
    what: { es: 'Qué y quién', en: 'What and who' },
    where: { es: 'Unidad y acceso', en: 'Unit and gate' },
    how: { es: 'Cómo', en: 'How' },
  },
  recorded: { es: (who: string) => `Lo registró ${who}`, en: (who: string) => `Recorded by ${who}` },
  said: { es: (what: string) => `La pantalla dijo: ${what}`, en: (what: string) => `The screen said: ${what}` },
  inside: { es: (at: string) => `Adentro el ${at}`, en: (at: string) => `Inside on ${at}` },
})
