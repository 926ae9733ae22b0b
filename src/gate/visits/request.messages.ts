/** Texts of a request: who waits at the gate, and the answer. */
import { messages } from '../../shared/messages.ts'

const hoursAndMinutes = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`

export const requestTexts = messages({
  title: { es: 'Solicitud de Visita', en: 'Visit request' },
  waiting: { es: 'Nueva Solicitud de Visita', en: 'New visit request' },
  nobody: { es: 'Nadie espera en la caseta', en: 'No one is waiting at the gate' },
  several: {
    es: (count: number) => (count === 1 ? '1 persona espera' : `${count} personas esperan`),
    en: (count: number) => (count === 1 ? '1 person is waiting' : `${count} people are waiting`),
  },
  answered_by_others: {
    es: (count: number, names: string, many: boolean) =>
      `${count === 1 ? '1 persona espera (la' : `${count} personas esperan (las`} ${many ? 'atienden' : 'atiende'} ${names})`,
    en: (count: number, names: string, many: boolean) =>
      `${count === 1 ? '1 person is waiting' : `${count} people are waiting`} (${names} ${many ? 'answer' : 'answers'})`,
  },
  waits_since: { es: (ago: string) => `En la caseta, ${ago}`, en: (ago: string) => `At the gate, ${ago}` },
  gone: {
    es: 'Esta solicitud ya no existe, o no es de tu unidad.',
    en: 'This request no longer exists, or is not for your unit.',
  },
  answered: {
    es: (who: string, when: string) => `Respondió ${who}, ${when}`,
    en: (who: string, when: string) => `Answered by ${who}, ${when}`,
  },
  settled: {
    es: (who: string) => `La caseta llamó y respondió ${who}.`,
    en: (who: string) => `The gate called, and ${who} answered.`,
  },
  to_answer: {
    es: 'En estas unidades nadie puede responder: responde la administración.',
    en: 'Nobody in these units can answer: the administration does.',
  },
  answer: { es: 'Responder', en: 'Answer' },
  waits_elsewhere: {
    es: (unit: string) => `Esperan tu respuesta en ${unit}`,
    en: (unit: string) => `Your answer is awaited at ${unit}`,
  },
  at_gate: { es: 'En la caseta', en: 'At the gate' },
  details: { es: 'Detalles', en: 'Details' },
  /** Shown after ten minutes. */
  waited: { es: hoursAndMinutes, en: hoursAndMinutes },
  info: {
    es: 'Un agente ha registrado una nueva visita que requiere su aprobación.',
    en: 'An agent has registered a new visit that needs your approval.',
  },
  resembles: {
    es: 'Se parece a una persona que tu casa no recibe.',
    en: 'Like a person whom your home does not receive.',
  },
  registered: { es: 'Registrada', en: 'Registered' },
  deny: { es: 'Denegar', en: 'Deny' },
  approve: { es: 'Aprobar', en: 'Approve' },
  footnote: {
    es: 'Esta solicitud expirará automáticamente si no se responde en 24 horas.',
    en: 'This request expires automatically if it is not answered within 24 hours.',
  },
  beside: {
    comes_down: { es: 'Que espere, voy', en: 'Ask them to wait, I’m coming' },
    left_at_gate: { es: 'Déjalo en caseta', en: 'Leave it at the gate' },
  },
  want_call: { es: 'Que me llamen', en: 'Ask them to call me' },
  call_wanted: { es: 'La caseta sabe que quieres hablar', en: 'The gate knows that you want to talk' },
  call_wanted_by: {
    es: (who: string) => `${who} pidió que la caseta llame. Todavía puedes responder aquí.`,
    en: (who: string) => `${who} asked the gate to call. You may still answer here.`,
  },
  call_wanted_brief: {
    es: (who: string) => `${who} pidió una llamada`,
    en: (who: string) => `${who} asked for a call`,
  },
  comes_down: { es: 'La caseta sabe que vas', en: 'The gate knows that you are coming' },
  left_at_gate: { es: 'La caseta lo recibe por ti', en: 'The gate takes it for you' },
  approved: { es: 'Visitante Aprobado', en: 'Visitor approved' },
  denied: { es: 'Visitante Denegado', en: 'Visitor denied' },
  gate_knows: { es: 'La caseta ya lo sabe.', en: 'The gate already knows.' },
  undo: { es: 'Deshacer', en: 'Undo' },
  undo_failed: { es: 'No se pudo deshacer', en: 'It could not be undone' },
  wrong: {
    es: '¿Te equivocaste? Puedes cambiar tu respuesta hasta que registren la entrada. La caseta la ve al momento.',
    en: 'Was it a mistake? You can change it until the entry is recorded. The gate sees it at once.',
  },
  changed_to: {
    approved: { es: 'Mejor sí: dejar pasar', en: 'Let them in after all' },
    denied: { es: 'Mejor no: no pasa', en: 'Turn them away after all' },
    comes_down: { es: 'Mejor que espere, voy', en: 'Ask them to wait after all, I’m coming' },
    left_at_gate: { es: 'Mejor déjalo en caseta', en: 'Leave it at the gate after all' },
  },
  late: { es: 'Ya hay una respuesta', en: 'There is already an answer' },
  failed_title: { es: 'Error', en: 'Error' },
  failed: {
    es: 'No se pudo procesar la solicitud. Intente nuevamente.',
    en: 'The request could not be processed. Please try again.',
  },
})
