/** Texts of the figures: title, definition and table headers. */
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
  section: { es: 'Llegadas', en: 'Arrivals' },
  permission: { es: 'Con qué permiso entran', en: 'By whose permission they enter' },
  entries: { es: 'Entradas', en: 'Entries' },
  count: {
    es: (shown: string, count: number) => (count === 1 ? '1 entrada' : `${shown} entradas`),
    en: (shown: string, count: number) => (count === 1 ? '1 entry' : `${shown} entries`),
  },
  by_day: {
    title: { es: 'Entradas por fecha', en: 'Entries by date' },
    is: {
      es: 'Cada entrada que quedó en la bitácora, salvo las de los propios residentes. Quien entra dos veces cuenta dos veces.',
      en: 'Every entry that is in the access log, except those of residents themselves. Someone who enters twice counts twice.',
    },
    head: { es: 'Fecha', en: 'Date' },
    a_day: { es: (average: string) => `${average} por día`, en: (average: string) => `${average} a day` },
  },
  by_hour: {
    title: { es: 'La hora con más entradas', en: 'The busiest hour' },
    is: {
      es: 'Las entradas según la hora que marcaba el reloj del condominio, sumados todos los días del periodo.',
      en: 'The entries by what the clock of the condominium showed, all days of the period together.',
    },
    head: { es: 'Hora', en: 'Hour' },
  },
  by_weekday: {
    title: { es: 'El día con más entradas', en: 'The busiest weekday' },
    is: {
      es: 'Las entradas según el día de la semana. Un periodo con cinco lunes y cuatro martes suma los cinco y los cuatro.',
      en: 'The entries by the day of the week. A period with five Mondays and four Tuesdays adds up the five and the four.',
    },
    head: { es: 'Día', en: 'Day' },
  },
  by_kind: {
    title: { es: 'Quiénes entran', en: 'Who enters' },
    is: {
      es: 'Las entradas según el tipo de autorización; los invitados de una reserva van aparte.',
      en: 'The entries by the kind of authorization; the guests of a reservation stand apart.',
    },
    head: { es: 'Tipo', en: 'Kind' },
  },
  ahead: {
    title: { es: 'Autorizadas de antemano', en: 'Authorized ahead' },
    is: {
      es: 'De todas las entradas, las de quien un residente ya había autorizado o invitado antes de que llegara.',
      en: 'Of all entries, those of people whom a resident had authorized or invited before they came.',
    },
    head: { es: 'Autorización', en: 'Authorization' },
    before: { es: 'Antes de llegar', en: 'Before they came' },
    at_gate: { es: 'En la garita', en: 'At the gate' },
  },
  overrides: {
    title: { es: 'Ingresos con motivo', en: 'Entries with a reason' },
    is: {
      es: 'Entradas que no estaban autorizadas en ese momento y que el agente permitió: por la palabra de alguien por teléfono, o escribiendo un motivo.',
      en: 'Entries that were not authorized at that moment and that the guard let in: on someone’s word by phone, or by writing a reason.',
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
  section: { es: 'Solicitudes de la garita', en: 'Requests from the gate' },
  requests: { es: 'Solicitudes', en: 'Requests' },
  answers: { es: 'Respuestas', en: 'Answers' },
  wait: {
    title: { es: 'Tiempo de decisión', en: 'Decision time' },
    is: {
      es: 'Desde que la garita pregunta hasta que alguien de la unidad aprueba o deniega en la aplicación. La mitad de las respuestas tardó esto o menos.',
      en: 'From the gate’s question until someone of the unit approves or denies it in the app. Half of the answers took this long or less.',
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
      es: 'De todas las solicitudes, las que nadie de la unidad contestó en 24 horas y que tampoco se resolvieron por teléfono.',
      en: 'Of all requests, those that no one of the unit answered within 24 hours and that were not settled by phone either.',
    },
    head: { es: 'Resultado', en: 'Outcome' },
  },
})

export const stayTexts = messages({
  section: { es: 'Tiempo adentro', en: 'Time inside' },
  stays: { es: 'Estancias', en: 'Stays' },
  time: {
    title: { es: 'Duración de una estancia', en: 'Length of a stay' },
    is: {
      es: 'De una entrada a la salida que le sigue. La mitad de las estancias terminadas duró esto o menos.',
      en: 'From an entry to the exit that follows it. Half of the stays that ended lasted this long or less.',
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
    title: { es: 'Estancias excedidas', en: 'Overstays' },
    is: {
      es: 'Estancias que siguieron después de que terminó la autorización, o que siguen todavía.',
      en: 'Stays that went on after the authorization had ended, or that still do.',
    },
    head: { es: 'Estancias', en: 'Stays' },
    on_time: { es: 'Dentro de lo autorizado', en: 'Within what was authorized' },
    over: { es: 'Excedidas', en: 'Overstays' },
  },
})

export const placeTexts = messages({
  stations: {
    section: { es: 'Estaciones de garita', en: 'Gate stations' },
    title: { es: 'Tiempo sin conexión', en: 'Time offline' },
    is: {
      es: 'Los minutos en que una estación de garita trabajó sin conexión con Garita, en estos días.',
      en: 'The minutes in which a gate station worked without a connection to Garita, during this period.',
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
    section: { es: 'Amenidades', en: 'Amenities' },
    title: { es: 'Uso de las amenidades', en: 'Use of the amenities' },
    is: {
      es: 'Las reservas aprobadas que caen en estos días, y las horas que apartaron.',
      en: 'The approved reservations that fall in this period, and the hours that they took.',
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
    title: { es: 'Inasistencias', en: 'No-shows' },
    is: {
      es: 'De las reservas terminadas que tenían lista de invitados, aquellas a las que no entró ninguno. De las demás no se puede saber.',
      en: 'Past reservations with a guest list to which no guest came. Without a list nobody can know.',
    },
    with_list: { es: 'Con lista de invitados', en: 'With a guest list' },
    missed: { es: 'Inasistencias', en: 'No-shows' },
  },
})
