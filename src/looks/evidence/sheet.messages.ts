/** What only the PDF of evidence says. */
import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

export const sheetTexts = messages({
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
  reason: { es: 'Para qué', en: 'What for' },
  made: { es: 'Hecha el', en: 'Made on' },
  worth: { es: 'Qué está completo y qué no se sabe', en: 'What is complete and what is not known' },
  complete: {
    es: (lines: number) =>
      `Está todo lo que el registro tenía de esta pregunta en ese momento, con los rechazos y los incidentes: ${grouped(lines)} ${lines === 1 ? 'línea' : 'líneas'}.`,
    en: (lines: number) =>
      `All that the log had about this question at that moment is here, with refusals and incidents: ${grouped(lines)} ${lines === 1 ? 'line' : 'lines'}.`,
  },
  cut: {
    es: (lines: number) =>
      `Hay más: solo están las últimas ${grouped(lines)} líneas. Las demás piden otra prueba, de menos tiempo.`,
    en: (lines: number) =>
      `There is more: only the last ${grouped(lines)} lines are here. The others need another sheet, of a shorter time.`,
  },
  late: {
    es: 'Una estación sin conexión envía hasta 31 días después: lo que llegue más tarde no está aquí.',
    en: 'A station without a connection sends up to 31 days later: what arrives after this is not here.',
  },
  nameless: {
    es: (count: number) =>
      `${count === 1 ? '1 línea está' : `${grouped(count)} líneas están`} sin nombre: se borró al terminar su plazo, o este motivo no lo abre.`,
    en: (count: number) =>
      `${count === 1 ? '1 line is' : `${grouped(count)} lines are`} without a name: it was deleted after its term, or this reason does not show it.`,
  },
  truth: {
    es: 'Prueba qué se escribió y cuándo llegó; no que fuera verdad al escribirlo.',
    en: 'It proves what was written and when it arrived; not that it was true when written.',
  },
  lines: { es: 'Líneas', en: 'Lines' },
  none: { es: 'No hay líneas de ese tiempo.', en: 'There are no lines of that time.' },
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
