import { messages } from '../../shared/messages.ts'

export const overviewMessages = messages({
  title: { es: 'El condominio en cifras', en: 'The condominium in figures' },
  none_assigned: {
    es: 'Todavía no tienes condominios asignados. La administración te los asignará.',
    en: 'You have no condominiums assigned yet. The administration will assign them.',
  },
  failed: { es: 'No se pudieron cargar las cifras', en: 'The figures could not be loaded' },
  figures: { es: 'Cifras del periodo', en: 'Figures of the period' },
  at_zero: { es: 'En cero', en: 'At zero' },
  overrides: { es: 'Con motivo', en: 'With a reason' },
  requests: { es: 'Preguntas de la caseta', en: 'Questions from the gate' },
  unanswered: { es: 'Sin respuesta', en: 'Unanswered' },
  median: { es: 'La mitad de las casas contestó en', en: 'Half of the homes answered within' },
  incidents: { es: 'Incidentes', en: 'Incidents' },
  silent: { es: 'Estaciones sin conexión, en total', en: 'Stations offline, in all' },
  bookings: { es: 'Reservas aprobadas', en: 'Approved reservations' },
  by_day: { es: 'Entradas por fecha', en: 'Entries by date' },
  by_kind: { es: 'Quiénes entran', en: 'Who enters' },
  by_incident: { es: 'Incidentes por tipo', en: 'Incidents by kind' },
  nothing: { es: 'Sin registros en este periodo', en: 'Nothing recorded in this period' },
  open: {
    es: (count: number) => (count === 0 ? 'Ninguno abierto' : count === 1 ? '1 abierto' : `${count} abiertos`),
    en: (count: number) => (count === 0 ? 'None open' : `${count} open`),
  },
  book: { es: 'Abrir el libro de incidentes', en: 'Open the incident book' },
  book_names: {
    es: 'Los guardias escriben el libro y pueden nombrar a personas. Las solicitudes de información no aparecen.',
    en: 'Guards write the book and may name people. Requests for information are not in it.',
  },
})
