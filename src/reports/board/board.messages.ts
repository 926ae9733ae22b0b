/** Titles and definitions of figures are those of the report. */
import { messages } from '../../shared/messages.ts'

export const boardMessages = messages({
  button: { es: 'Página para la junta (PDF)', en: 'Page for the board (PDF)' },
  choose_first: { es: 'Elige primero un condominio', en: 'Choose a condominium first' },
  month: { es: 'Mes', en: 'Month' },
  done: { es: 'Se descargó la página para la junta', en: 'The page for the board was downloaded' },
  failed: { es: 'No se pudo hacer la página', en: 'The page could not be made' },
})

export const boardTexts = messages({
  kicker: { es: 'Reporte para la junta', en: 'Report for the board' },
  document: {
    es: (condominium: string, month: string) => `${condominium}: reporte de ${month}`,
    en: (condominium: string, month: string) => `${condominium}: report of ${month}`,
  },
  no_entries: {
    es: (month: string) => `En ${month} no hubo entradas.`,
    en: (month: string) => `There were no entries in ${month}.`,
  },
  entries: {
    es: (entries: string, month: string, change: string) => `En ${month} hubo ${entries}, ${change}.`,
    en: (entries: string, month: string, change: string) => `There were ${entries} in ${month}, ${change}.`,
  },
  more: {
    es: (count: string, before: string) => `${count} más que en ${before}`,
    en: (count: string, before: string) => `${count} more than in ${before}`,
  },
  fewer: {
    es: (count: string, before: string) => `${count} menos que en ${before}`,
    en: (count: string, before: string) => `${count} fewer than in ${before}`,
  },
  same: { es: (before: string) => `tantas como en ${before}`, en: (before: string) => `as many as in ${before}` },
  busiest: {
    es: (hours: string, inHour: string, weekday: string, inDay: string) =>
      `La hora con más entradas fue ${hours}, con ${inHour}, y el día de la semana, ${weekday}, con ${inDay}.`,
    en: (hours: string, inHour: string, weekday: string, inDay: string) =>
      `The busiest hour was ${hours} with ${inHour}, and the busiest weekday ${weekday} with ${inDay}.`,
  },
  before: {
    es: (month: string, value: string) => `${month}: ${value}`,
    en: (month: string, value: string) => `${month}: ${value}`,
  },
  requests: {
    title: { es: 'Solicitudes de la caseta', en: 'Requests from the gate' },
    is: {
      es: 'Visitas sin aviso por las que la caseta preguntó a una casa.',
      en: 'Unannounced visits for which the gate asked a home.',
    },
    outcomes: {
      es: (approved: string, denied: string) => `${approved} aprobadas, ${denied} denegadas`,
      en: (approved: string, denied: string) => `${approved} approved, ${denied} denied`,
    },
  },
  inside: {
    title: { es: 'Siguen adentro', en: 'Still inside' },
    is: {
      es: 'Visitas que entraron en el mes y no tienen salida en la bitácora. Un grupo es una visita.',
      en: 'Visits that entered in the month and have no exit in the access log. A group is one visit.',
    },
    ended: {
      es: (ended: string) => `${ended} ya salieron`,
      en: (ended: string) => `${ended} have left`,
    },
  },
  waiting: {
    title: { es: 'Solicitudes en espera', en: 'Waiting requests' },
    is: {
      es: 'Solicitudes del mes que todavía esperan la respuesta de la casa.',
      en: 'Requests of the month that still wait for the answer of the home.',
    },
  },
  others: {
    es: (count: number) => (count === 1 ? 'Otra amenidad' : `Otras ${count} amenidades`),
    en: (count: number) => (count === 1 ? 'One more amenity' : `${count} more amenities`),
  },
  no_amenities: { es: 'Este condominio no tiene amenidades.', en: 'This condominium has no amenities.' },
  foot: {
    period: {
      es: (days: string, zone: string) => `${days} · horas de ${zone}`,
      en: (days: string, zone: string) => `${days} · times of ${zone}`,
    },
    made: {
      es: (at: string) => `Hecho con Garita el ${at}, con los datos de la bitácora de accesos y de las reservas.`,
      en: (at: string) => `Made with Garita on ${at}, with the data of the access log and the reservations.`,
    },
  },
  file: { es: 'junta', en: 'board' },
})
