import { messages } from '../shared/messages.ts'

const times = (count: number) => (count === 1 ? '1 vez' : `${count} veces`)

export const panicTexts = messages({
  button: { es: 'Alarma: mantén 3 segundos', en: 'Alarm: hold for 3 seconds' },
  short: { es: 'Alarma', en: 'Alarm' },
  real: { es: 'Alarma real', en: 'Real alarm' },
  real_button: { es: 'Alarma real: mantén 3 segundos', en: 'Real alarm: hold for 3 seconds' },
  real_text: { es: 'Esto no es práctica.', en: 'This is not practice.' },
  choose: { es: 'Alarma: elige el condominio', en: 'Alarm: choose the condominium' },
  hold: {
    es: 'En peligro, mantén el botón 3 segundos: suena sin preguntar.',
    en: 'In danger, hold the button for 3 seconds: it rings without asking.',
  },
  hint: {
    es: 'Mantén el botón 3 segundos. Avisa a la caseta, a la administración y a las personas de la lista del condominio.',
    en: 'Hold the button for 3 seconds. It tells the gate, the administration and the people on the condominium’s list.',
  },
  ask: { es: '¿Dar la alarma?', en: 'Raise the alarm?' },
  ask_text: {
    es: 'Suena en todas las casetas y avisa a la administración hasta que alguien la atienda.',
    en: 'It rings at every gate and tells the administration until it is taken.',
  },
  yes: { es: 'Sí, dar la alarma', en: 'Yes, raise the alarm' },
  sending: { es: 'Avisando…', en: 'Telling…' },
  told: { es: 'Se dio la alarma', en: 'The alarm was raised' },
  told_text: {
    es: 'Suena hasta que alguien toque «Yo la atiendo».',
    en: 'It rings until someone presses “I take it”.',
  },
  told_late: {
    es: (since: string) => `Se avisó tarde: la pediste a las ${since}.`,
    en: (since: string) => `Told late: you pressed at ${since}.`,
  },
  many: {
    es: 'Diste varias alarmas seguidas: suena igual, y dice que es una de varias.',
    en: 'You raised several alarms in a row: it rings all the same, and says that it is one of several.',
  },
  untold: { es: 'No se avisó a nadie', en: 'Nobody was told' },
  untold_text: { es: 'No hay conexión. Llama ahora:', en: 'There is no connection. Call now:' },
  refused_text: {
    es: 'El servidor no aceptó la alarma. Llama ahora:',
    en: 'The server did not take the alarm. Call now:',
  },
  going_on: { es: 'Se sigue intentando desde las', en: 'Still trying since' },
  emergencies: { es: 'Emergencias', en: 'Emergency services' },
  close: { es: 'Cerrar', en: 'Close' },
  stop: { es: 'Dejar de intentar', en: 'Stop trying' },
  is_taken: { es: (who: string) => `${who} atiende tu alarma.`, en: (who: string) => `${who} has taken your alarm.` },
  is_waiting: {
    es: 'Tu alarma suena. Nadie la atiende todavía.',
    en: 'Your alarm is ringing. Nobody has taken it yet.',
  },
})

export const alarmTexts = messages({
  rings: { es: 'Alarmas', en: 'Alarms' },
  alarm: { es: 'ALARMA', en: 'ALARM' },
  test: { es: 'PRUEBA DE ALARMA', en: 'ALARM DRILL' },
  test_text: {
    es: 'No es una emergencia. Toca «Yo la atiendo» para probar que llega.',
    en: 'No emergency. Press “I take it” to prove that it arrives.',
  },
  of_unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
  of_administration: { es: 'Administración', en: 'Administration' },
  at_desk: { es: 'Panel de la caseta', en: 'Desk of the gate' },
  since: {
    es: (time: string, told: string) => `Desde las ${time} · ${told}`,
    en: (time: string, told: string) => `Since ${time} · ${told}`,
  },
  times: {
    es: (count: number) => `se avisó ${times(count)}`,
    en: (count: number) => `told ${count === 1 ? 'once' : `${count} times`}`,
  },
  late: { es: 'Llegó tarde: no había conexión', en: 'Arrived late: there was no connection' },
  many: { es: 'Una de varias seguidas de la misma persona', en: 'One of several in a row by the same person' },
  take: { es: 'Yo la atiendo', en: 'I take it' },
  took: { es: 'Tú la atiendes', en: 'You have taken it' },
  take_failed: { es: 'No se pudo: la alarma sigue', en: 'It did not work: the alarm goes on' },
  taken: {
    es: (who: string, time: string) => `La atiende ${who} desde las ${time}`,
    en: (who: string, time: string) => `Taken by ${who} at ${time}`,
  },
  end: { es: 'Terminar', en: 'End' },
  end_title: { es: 'Terminar la alarma', en: 'End the alarm' },
  what: { es: 'Qué fue', en: 'What it was' },
  ended: { es: 'La alarma terminó', en: 'The alarm has ended' },
})

export const alarmOfficeTexts = messages({
  title: { es: 'Alarmas', en: 'Alarms' },
  list: { es: 'A quién se avisa', en: 'Who is told' },
  nobody: {
    es: 'Nadie en la lista. Sin conexión, la caseta no sabrá a quién llamar.',
    en: 'Nobody on the list. Offline the gate will not know whom to call.',
  },
  nobody_yet: { es: 'Nadie todavía.', en: 'Nobody yet.' },
  nobody_in: {
    es: (places: number) =>
      `Falta a quién avisar en ${places} condominios. Sin conexión, sus casetas no sabrán a quién llamar.`,
    en: (places: number) =>
      `Nobody is on the list of ${places} condominiums. Offline their gates will not know whom to call.`,
  },
  add: { es: 'Agregar persona', en: 'Add a person' },
  added: { es: 'Está en la lista.', en: 'On the list.' },
  name: { es: 'Nombre', en: 'Name' },
  telephone: { es: 'Teléfono', en: 'Telephone' },
  telephone_hint: {
    es: 'Lo ven los guardias. La caseta lo guarda para cuando no hay conexión.',
    en: 'Guards see it. The gate keeps it for when there is no connection.',
  },
  account: { es: 'Cuenta (correo o usuario)', en: 'Account (e-mail or user name)' },
  account_hint: {
    es: 'Si tiene cuenta aquí, su teléfono suena y puede atender la alarma.',
    en: 'With an account here, their phone rings and they can take the alarm.',
  },
  step: { es: 'Cuándo', en: 'When' },
  steps: {
    1: { es: 'Al momento', en: 'At once' },
    2: { es: 'A los 30 segundos', en: 'After 30 seconds' },
    3: { es: 'Al minuto', en: 'After a minute' },
  },
  has_account: { es: 'con cuenta', en: 'with an account' },
  remove: {
    es: (name: string) => `Quitar a ${name} de la lista`,
    en: (name: string) => `Remove ${name} from the list`,
  },
  removed: { es: 'Ya no está en la lista.', en: 'No longer on the list.' },
  failed: { es: 'No se pudo', en: 'It did not work' },
  test: { es: 'Prueba mensual', en: 'Monthly drill' },
  tested: { es: (day: string) => `Última prueba: ${day}.`, en: (day: string) => `Last drill: ${day}.` },
  never: { es: 'Nunca se ha probado.', en: 'No drill yet.' },
  due: { es: 'Toca probar la alarma', en: 'The alarm is due for its drill' },
  due_text: {
    es: 'Pasó un mes sin una prueba. Dura un minuto: suena, alguien la atiende, la terminas.',
    en: 'A month has passed without a drill. It takes a minute: it rings, a person takes it, you end it.',
  },
  do_test: { es: 'Probar ahora', en: 'Start a drill' },
  test_sent: { es: 'La prueba suena en las casetas.', en: 'The drill is ringing at the gates.' },
  go_test: { es: 'Ir a Alarmas', en: 'Go to Alarms' },
  latest: { es: 'Últimas alarmas', en: 'Latest alarms' },
  none: { es: 'Ninguna todavía.', en: 'None yet.' },
  not_taken: { es: 'nadie la atiende', en: 'nobody has taken it' },
  taken_after: {
    es: (who: string, seconds: number) => `la atendió ${who} a los ${seconds} s`,
    en: (who: string, seconds: number) => `taken by ${who} after ${seconds} s`,
  },
  is_test: { es: 'Prueba', en: 'Drill' },
  is_alarm: { es: 'Alarma', en: 'Alarm' },
})
