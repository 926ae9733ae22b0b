import { messages } from '../shared/messages.ts'

export const reportMessages = messages({
  title: { es: 'Reportes y Analytics', en: 'Reports and analytics' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  all_condominiums: { es: 'Todos, lado a lado', en: 'All, side by side' },
  period: { es: 'Periodo', en: 'Period' },
  print: { es: 'Imprimir', en: 'Print' },
  check_days: { es: 'Revisa las fechas', en: 'Check the dates' },
  none_title: { es: 'Todavía no tienes condominios', en: 'You have no condominiums yet' },
  none_text: {
    es: 'Verás los reportes aquí cuando administres uno.',
    en: 'You will see reports here when you manage one.',
  },
  failed: { es: 'No se pudo cargar el reporte', en: 'The report could not be loaded' },
  compared: { es: 'Se compara con', en: 'Compared with' },
  asked_by: { es: 'Lo pidió', en: 'Requested by' },
  asked_at: { es: 'Fecha', en: 'Date' },
})

export const periodTexts = messages({
  week: { es: '7 días', en: '7 days' },
  thirty: { es: '30 días', en: '30 days' },
  month: { es: 'Este mes', en: 'This month' },
  last_month: { es: 'Mes pasado', en: 'Last month' },
  days: { es: 'Elegir fechas', en: 'Choose dates' },
})

export const compareTexts = messages({
  title: { es: 'Condominios lado a lado', en: 'Condominiums side by side' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  arrivals: { es: 'Entradas', en: 'Entries' },
  by_day: { es: 'Día por día', en: 'Day by day' },
  was: {
    es: (change: string, count: string) => `${change} (antes ${count})`,
    en: (change: string, count: string) => `${change} (${count} before)`,
  },
  ahead: { es: 'Autorizadas antes', en: 'Authorized ahead' },
  overrides: { es: 'Con motivo', en: 'With a reason' },
  requests: { es: 'Solicitudes', en: 'Requests' },
  unanswered: { es: 'Sin respuesta', en: 'Unanswered' },
  median: { es: 'Contestan en', en: 'Time to answer' },
  zero: {
    es: (figures: string) => `Nada en estos días: ${figures}`,
    en: (figures: string) => `Nothing in these days: ${figures}`,
  },
  failed: { es: 'No se pudo cargar la comparación', en: 'The comparison could not be loaded' },
  empty: { es: 'Todavía no hay condominios', en: 'There are no condominiums yet' },
})

export const leadTexts = messages({
  label: { es: 'En pocas palabras', en: 'In short' },
  no_entries: { es: 'Sin entradas', en: 'No entries' },
  more: {
    es: (share: string, before: string) => `${share} más que ${before}`,
    en: (share: string, before: string) => `${share} more than ${before}`,
  },
  fewer: {
    es: (share: string, before: string) => `${share} menos que ${before}`,
    en: (share: string, before: string) => `${share} fewer than ${before}`,
  },
  same: { es: (before: string) => `tantas como ${before}`, en: (before: string) => `as many as ${before}` },
  month: { es: (month: string) => `en ${month}`, en: (month: string) => `in ${month}` },
  days: {
    es: (count: number) => (count === 1 ? 'el día anterior' : `en los ${count} días anteriores`),
    en: (count: number) => (count === 1 ? 'the day before' : `in the ${count} days before`),
  },
  busiest: {
    es: (hours: string, entries: string) => `La hora con más entradas fue ${hours}, con ${entries}.`,
    en: (hours: string, entries: string) => `The busiest hour was ${hours}, with ${entries}.`,
  },
  unanswered: {
    es: (part: string, whole: string) => `Nadie contestó ${part} de ${whole} solicitudes.`,
    en: (part: string, whole: string) => `Nobody answered ${part} of ${whole} requests.`,
  },
  overrides: {
    es: (entries: string) => `El guardia dejó pasar sin autorización: ${entries}.`,
    en: (entries: string) => `The guard let in without an authorization: ${entries}.`,
  },
})

export const rowTexts = messages({
  back: { es: 'Volver al reporte', en: 'Back to the report' },
  when: { es: 'Fecha/Hora', en: 'Date/Time' },
  who: { es: 'Quién', en: 'Who' },
  removed: { es: 'Nombre eliminado', en: 'Name removed' },
  hidden: { es: 'Nombre oculto', en: 'Hidden name' },
  unit: { es: 'Unidad', en: 'Unit' },
  gate: { es: 'Acceso', en: 'Gate' },
  agent: { es: 'Guardia', en: 'Guard' },
  reason: { es: 'Motivo o quién autorizó', en: 'Reason, or who authorized' },
  amenity: { es: 'Amenidad', en: 'Amenity' },
  wait: { es: 'Tardó', en: 'Took' },
  stay: { es: 'Adentro', en: 'Inside' },
  outcome: { es: 'Resultado', en: 'Outcome' },
  nothing: { es: '—', en: '—' },
  failed: { es: 'No se pudieron cargar las filas', en: 'The rows could not be loaded' },
  empty: { es: 'No hay filas', en: 'There are no rows' },
  empty_text: {
    es: 'No hay registros de estos días.',
    en: 'There are no records of this period.',
  },
})

export const outcomeTexts = messages({
  approved: { es: 'Aprobada', en: 'Approved' },
  denied: { es: 'Denegada', en: 'Denied' },
  by_phone: { es: 'Respondió por teléfono', en: 'Answered by phone' },
  unanswered: { es: 'Sin respuesta', en: 'Unanswered' },
  waiting: { es: 'En espera', en: 'Waiting' },
  inside: { es: 'Sigue adentro', en: 'Still inside' },
  left: { es: 'Salió', en: 'Left' },
})

export const figureTexts = messages({
  arrivals: { es: 'Entradas', en: 'Entries' },
  ahead: { es: 'Entradas autorizadas de antemano', en: 'Entries authorized ahead' },
  overrides: { es: 'Ingresos con motivo', en: 'Entries with a reason' },
  requests: { es: 'Solicitudes de la caseta', en: 'Requests from the gate' },
  unanswered: { es: 'Solicitudes sin respuesta', en: 'Unanswered requests' },
  stays: { es: 'Visitas', en: 'Stays' },
  overstays: { es: 'Se quedaron de más', en: 'Stayed too long' },
  bookings: { es: 'Reservas', en: 'Reservations' },
  no_shows: { es: 'Reservas sin invitados', en: 'Reservations without guests' },
})
