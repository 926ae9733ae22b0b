import { messages } from '../shared/messages.ts'

export const figureWords = messages({
  nothing: { es: 'sin datos', en: 'no data' },
  none: { es: 'Sin datos o en cero', en: 'No data, or zero' },
  table: { es: 'Ver tabla', en: 'Show table' },
  rest: { es: 'El resto', en: 'All others' },
  rows: { es: 'Ver las filas', en: 'Show the rows' },
  share: { es: 'Parte', en: 'Share' },
  of: {
    es: (part: string, whole: string) => `${part} de ${whole}`,
    en: (part: string, whole: string) => `${part} of ${whole}`,
  },
  before: { es: 'Antes', en: 'Before' },
  was: {
    es: (before: string, value: string) => `${before}: ${value}`,
    en: (before: string, value: string) => `${before}: ${value}`,
  },
  nine_of_ten: {
    es: (duration: string) => `9 de cada 10, en ${duration} o menos`,
    en: (duration: string) => `9 out of 10 within ${duration}`,
  },
})

export const arrivalTexts = messages({
  entries: { es: 'Entradas', en: 'Entries' },
  count: {
    es: (shown: string, count: number) => (count === 1 ? '1 entrada' : `${shown} entradas`),
    en: (shown: string, count: number) => (count === 1 ? '1 entry' : `${shown} entries`),
  },
  by_day: {
    title: { es: 'Entradas por fecha', en: 'Entries by date' },
    is: {
      es: 'Cada entrada de la bitácora, menos las de los residentes. Si alguien entra dos veces, cuenta dos veces. Un grupo que entra junto es una entrada, y cada persona cuenta en las personas.',
      en: 'Each entry of the access log, except those of residents. If someone enters twice, it counts twice. A group that enters together is one entry, and each person counts in the people.',
    },
    head: { es: 'Fecha', en: 'Date' },
    a_day: { es: (average: string) => `${average} por día`, en: (average: string) => `${average} a day` },
    people: {
      es: (shown: string, people: number) => (people === 1 ? '1 persona' : `${shown} personas`),
      en: (shown: string, people: number) => (people === 1 ? '1 person' : `${shown} people`),
    },
  },
  by_hour: {
    title: { es: 'La hora con más entradas', en: 'The busiest hour' },
    is: {
      es: 'Las entradas por hora, con la hora del condominio, sumando todos los días.',
      en: 'The entries by hour, in the time of the condominium, all days together.',
    },
    head: { es: 'Hora', en: 'Hour' },
  },
  by_weekday: {
    title: { es: 'El día con más entradas', en: 'The busiest weekday' },
    is: {
      es: 'Las entradas por día de la semana, sumando todas las semanas.',
      en: 'The entries by day of the week, all weeks together.',
    },
    head: { es: 'Día', en: 'Day' },
  },
  by_kind: {
    title: { es: 'Quiénes entran', en: 'Who enters' },
    is: {
      es: 'Las entradas por tipo de autorización. Los invitados de una reserva se cuentan aparte.',
      en: 'The entries by kind of authorization. The guests of a reservation are counted apart.',
    },
    head: { es: 'Tipo', en: 'Kind' },
  },
  ahead: {
    title: { es: 'Autorizadas de antemano', en: 'Authorized ahead' },
    is: {
      es: 'Entradas que un residente autorizó antes de que la persona llegara.',
      en: 'Entries that a resident authorized before the person came.',
    },
    head: { es: 'Autorización', en: 'Authorization' },
    before: { es: 'Antes de llegar', en: 'Before they came' },
    at_gate: { es: 'En la caseta', en: 'At the gate' },
  },
  overrides: {
    title: { es: 'Ingresos con motivo', en: 'Entries with a reason' },
    is: {
      es: 'Entradas sin autorización que el guardia permitió, porque alguien lo autorizó por teléfono o con otro motivo.',
      en: 'Entries without an authorization that the guard let in, because someone authorized it by phone or for another reason.',
    },
    head: { es: 'Por qué se permitió', en: 'Why it was let in' },
    by_phone: { es: 'Por teléfono', en: 'By phone' },
    share: {
      es: (share: string) => `${share} de las entradas`,
      en: (share: string) => `${share} of the entries`,
    },
    reason: { es: 'Con otro motivo', en: 'For another reason' },
  },
})

export const requestTexts = messages({
  requests: { es: 'Solicitudes', en: 'Requests' },
  answers: { es: 'Respuestas', en: 'Answers' },
  wait: {
    title: { es: 'Tiempo de respuesta', en: 'Time to answer' },
    is: {
      es: 'Desde que la caseta pregunta hasta que alguien de la casa responde en Garita. La mitad de las respuestas tardó este tiempo o menos.',
      en: 'From the gate’s question until someone of the home answers in Garita. Half of the answers took this long or less.',
    },
    head: { es: 'Tardó', en: 'Took' },
    minute: { es: 'Hasta 1 min', en: 'Up to 1 min' },
    five_minutes: { es: 'Hasta 5 min', en: 'Up to 5 min' },
    quarter: { es: 'Hasta 15 min', en: 'Up to 15 min' },
    hour: { es: 'Hasta 1 h', en: 'Up to 1 h' },
    longer: { es: 'Más de 1 h', en: 'Over 1 h' },
  },
  unanswered: {
    title: { es: 'Solicitudes sin respuesta', en: 'Unanswered requests' },
    is: {
      es: 'Solicitudes que nadie de la casa respondió en 24 horas, tampoco por teléfono.',
      en: 'Requests that nobody of the home answered within 24 hours, not by phone either.',
    },
    head: { es: 'Resultado', en: 'Outcome' },
  },
})

export const stayTexts = messages({
  stays: { es: 'Visitas', en: 'Stays' },
  time: {
    title: { es: 'Cuánto se quedan', en: 'How long they stay' },
    is: {
      es: 'Desde la entrada hasta la salida. La mitad de las visitas terminadas duró este tiempo o menos.',
      en: 'From the entry to the exit. Half of the stays that ended lasted this long or less.',
    },
    head: { es: 'De las terminadas', en: 'Of those that ended' },
    length: { es: 'Duración', en: 'Length' },
    half: { es: 'La mitad, hasta', en: 'Half, up to' },
    most: { es: '9 de cada 10, hasta', en: '9 out of 10, up to' },
    ended: {
      es: (ended: string, inside: string) => `${ended} terminadas, ${inside} siguen adentro`,
      en: (ended: string, inside: string) => `${ended} ended, ${inside} still inside`,
    },
  },
  over: {
    title: { es: 'Se quedaron de más', en: 'Stayed too long' },
    is: {
      es: 'Visitas que siguieron adentro cuando su autorización ya había terminado. Un grupo es una visita.',
      en: 'Visits that were still inside when their authorization had ended. A group is one visit.',
    },
    head: { es: 'Visitas', en: 'Stays' },
    on_time: { es: 'A tiempo', en: 'On time' },
    over: { es: 'De más', en: 'Too long' },
  },
})

export const placeTexts = messages({
  stations: {
    title: { es: 'Tiempo sin conexión', en: 'Time offline' },
    is: {
      es: 'Minutos sin conexión de cada estación de caseta en estos días.',
      en: 'Minutes that each gate station was offline during this period.',
    },
    head: { es: 'Acceso', en: 'Gate' },
    offline: { es: 'Sin conexión', en: 'Offline' },
    closed: { es: 'Acceso cerrado', en: 'Closed gate' },
    outages: { es: 'Cortes', en: 'Outages' },
    without: {
      es: (count: number) => (count === 1 ? 'Otra estación, sin cortes' : `Otras ${count} estaciones, sin cortes`),
      en: (count: number) => (count === 1 ? 'One more station, no outages' : `${count} more stations, no outages`),
    },
    count: {
      es: (count: number) => (count === 1 ? '1 corte' : `${count} cortes`),
      en: (count: number) => (count === 1 ? '1 outage' : `${count} outages`),
    },
  },
  amenities: {
    title: { es: 'Uso de las amenidades', en: 'Use of the amenities' },
    is: {
      es: 'Las reservas aprobadas de estos días y sus horas.',
      en: 'The approved reservations of this period and their hours.',
    },
    head: { es: 'Amenidad', en: 'Amenity' },
    bookings: { es: 'Reservas', en: 'Reservations' },
    time: { es: 'Tiempo', en: 'Time' },
    guests: { es: 'Invitados', en: 'Guests' },
    entered: { es: 'Entraron', en: 'Entered' },
    without: {
      es: (count: number) => (count === 1 ? 'Otra amenidad, sin reservas' : `Otras ${count} amenidades, sin reservas`),
      en: (count: number) =>
        count === 1 ? 'One more amenity, no reservations' : `${count} more amenities, no reservations`,
    },
    in_all: { es: (time: string) => `${time} en total`, en: (time: string) => `${time} in all` },
  },
  no_shows: {
    title: { es: 'Reservas sin invitados', en: 'Reservations without guests' },
    is: {
      es: 'Reservas terminadas con lista de invitados a las que no llegó ningún invitado.',
      en: 'Past reservations with a guest list to which no guest came.',
    },
    with_list: { es: 'Con lista de invitados', en: 'With a guest list' },
    missed: { es: 'No llegó nadie', en: 'Nobody came' },
  },
})
