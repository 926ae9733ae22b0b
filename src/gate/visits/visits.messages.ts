/** Texts of the operator panel, the visit request and the access log. */
import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'
import { requestTexts } from './request.messages.ts'

const hoursAndMinutes = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`

export const visitMessages = messages({
  panel: {
    title: { es: 'Panel de Operador', en: 'Operator panel' },
    subtitle: { es: 'Control de acceso y gestión profesional', en: 'Access control and professional management' },
    refresh: { es: 'Actualizar', en: 'Refresh' },
    visitors: { es: 'Visitantes Totales', en: 'Total visitors' },
    pending: { es: 'Pendientes Aprobación', en: 'Pending approval' },
    entries: { es: 'Accesos Hoy', en: 'Entries today' },
    inside: { es: 'Dentro ahora', en: 'Inside now' },
    statistics: { es: 'Estadísticas', en: 'Statistics' },
    of_month: { es: 'Visitantes, 30 días', en: 'Visitors, 30 days' },
    trend: { es: 'Tendencia semanal', en: 'Weekly trend' },
    nothing_to_compare: { es: 'sin datos', en: 'no data' },
    tab_visitors: { es: 'Visitantes', en: 'Visitors' },
    tab_residents: { es: 'Residentes', en: 'Residents' },
    tab_reservations: { es: 'Reservas', en: 'Reservations' },
    tab_log: { es: 'Accesos', en: 'Access log' },
    go_to: { es: (tab: string) => `Ir a ${tab}`, en: (tab: string) => `Go to ${tab}` },
    with_key: {
      es: (act: string, key: string) => `${act} (tecla ${key})`,
      en: (act: string, key: string) => `${act} (key ${key})`,
    },
    none_assigned: {
      es: 'Todavía no tienes condominios asignados. El super administrador te los asignará.',
      en: 'You have no condominiums assigned yet. The super administrator will assign them.',
    },
  },
  filters: {
    title: { es: 'Filtros Avanzados', en: 'Advanced filters' },
    search: { es: 'Nombre, unidad, documento...', en: 'Name, unit, document...' },
    condominium: { es: 'Condominio', en: 'Condominium' },
    all_condominiums: { es: 'Todos los condominios', en: 'All condominiums' },
    event: { es: 'Evento', en: 'Event' },
    all_events: { es: 'Todos los eventos', en: 'All events' },
    gate: { es: 'Caseta', en: 'Gate' },
    all_gates: { es: 'Todas las casetas', en: 'All gates' },
    status: { es: 'Estado', en: 'Status' },
    all: { es: 'Todos', en: 'All' },
    pending: { es: 'Pendiente', en: 'Pending' },
    approved: { es: 'Aprobado', en: 'Approved' },
    denied: { es: 'Denegado', en: 'Denied' },
    focus: { es: 'Buscar', en: 'Search' },
  },
  register: {
    title: { es: 'Registrar Nueva Visita', en: 'Register a new visit' },
    open: { es: 'Registrar Nueva Visita', en: 'Register a new visit' },
    condominium: { es: 'Condominio', en: 'Condominium' },
    choose_condominium: { es: 'Selecciona un condominio', en: 'Select a condominium' },
    condominium_first: { es: 'Primero seleccione un condominio', en: 'First select a condominium' },
    loading_units: { es: 'Cargando unidades...', en: 'Loading units...' },
    place_needed: {
      es: 'Debe seleccionar un condominio y especificar la unidad',
      en: 'You must select a condominium and specify the unit',
    },
    no_resident: {
      es: (unit: string) => `No se encontró un residente en la unidad ${unit} del condominio seleccionado`,
      en: (unit: string) => `No resident was found in unit ${unit} of the selected condominium`,
    },
    failed: { es: 'No se pudo registrar la visita', en: 'The visit could not be registered' },
    done_by_phone: {
      es: 'Nadie de la casa responde en la app: llama para preguntar.',
      en: 'Nobody of the home answers in the app: call to ask.',
    },
    done_administration: {
      es: 'Visita registrada correctamente. Se le preguntó a la administración.',
      en: 'Visit registered. The administration was asked.',
    },
    done_title: { es: 'Éxito', en: 'Done' },
    done: {
      es: 'Visita registrada correctamente. Se notificó al residente para aprobación.',
      en: 'Visit registered. The resident was notified for approval.',
    },
  },
  list: {
    title: { es: 'Visitantes Registrados', en: 'Registered visitors' },
    visitor: { es: 'Visitante', en: 'Visitor' },
    document: { es: 'Documento', en: 'Document' },
    phone: { es: 'Teléfono', en: 'Phone' },
    document_and_phone: { es: 'Documento / Teléfono', en: 'Document / Phone' },
    unit: { es: 'Unidad', en: 'Unit' },
    unit_and_condominium: { es: 'Unidad / Condominio', en: 'Unit / Condominium' },
    status: { es: 'Estado', en: 'Status' },
    condominium: { es: 'Condominio', en: 'Condominium' },
    date: { es: 'Fecha', en: 'Date' },
    waiting: { es: 'Esperan respuesta', en: 'Waiting for an answer' },
    waits: {
      es: (minutes: number) => `Espera: ${hoursAndMinutes(minutes)}`,
      en: (minutes: number) => `Waiting: ${hoursAndMinutes(minutes)}`,
    },
    sent: { es: 'Notificación enviada', en: 'Notification sent' },
    seen: { es: (time: string) => `Visto a las ${time}`, en: (time: string) => `Seen at ${time}` },
    unseen: { es: 'Aún sin ver', en: 'Not seen yet' },
    settled: {
      es: (who: string) => `Por teléfono con ${who}`,
      en: (who: string) => `By phone with ${who}`,
    },
    out_of_hours: { es: 'Fuera de su horario', en: 'Outside their hours' },
    decided_by: { es: (name: string) => `Respondió ${name}`, en: (name: string) => `Answered by ${name}` },
    decided_by_administration: {
      es: (name: string) => `Respondió la administración: ${name}`,
      en: (name: string) => `Answered by the administration: ${name}`,
    },
    enter: { es: 'Registrar entrada', en: 'Record entry' },
    compare: { es: 'Pide documento', en: 'Ask for a document' },
    enter_some: { es: 'Entra una parte', en: 'Some enter' },
    leave: { es: 'Dar salida', en: 'Check out' },
    leave_some: { es: 'Sale una parte', en: 'Some leave' },
    badge: { es: 'Anotar gafete', en: 'Write down the badge' },
    details: { es: 'Detalles', en: 'Details' },
    by_phone: { es: 'Por teléfono', en: 'By phone' },
    let_in: { es: 'Con motivo', en: 'With a reason' },
    empty: { es: 'No se encontraron visitantes registrados', en: 'No registered visitors found' },
    empty_text: { es: 'Cambia los filtros o registra una visita.', en: 'Change the filters or register a visit.' },
    failed: { es: 'No se pudieron cargar los visitantes', en: 'The visitors could not be loaded' },
    pending_here: { es: '⏳ Pendiente', en: '⏳ Pending' },
    not_given: { es: 'N/A', en: 'N/A' },
  },
  acts: {
    entered: { es: (name: string) => `${name} ha entrado`, en: (name: string) => `${name} has entered` },
    entered_title: { es: 'Entrada registrada', en: 'Entry recorded' },
    enter_failed: { es: 'No se pudo registrar la entrada', en: 'The entry could not be recorded' },
    compare: { es: 'Compara el nombre con su documento.', en: 'Compare the name with their document.' },
    compared: { es: 'Comparado: registrar entrada', en: 'Compared: record entry' },
    left: { es: (name: string) => `${name} ha salido`, en: (name: string) => `${name} has left` },
    left_title: { es: 'Salida Registrada', en: 'Exit recorded' },
    leave_failed: { es: 'No se pudo registrar la salida', en: 'The exit could not be recorded' },
  },
  details: {
    title: { es: 'Detalles del Visitante', en: 'Visitor details' },
    from: { es: 'Válido desde', en: 'Valid from' },
    validity: { es: 'Vale', en: 'Valid' },
    still_open: {
      es: 'Nadie respondió a tiempo. La casa todavía puede responder.',
      en: 'No one answered in time. The home can still answer.',
    },
    until: { es: 'Válido hasta', en: 'Valid until' },
    purpose: { es: 'Motivo', en: 'Reason' },
    notes: { es: 'Notas', en: 'Notes' },
    registered: { es: 'Fecha de registro', en: 'Registered on' },
    registered_by: { es: 'Registró', en: 'Registered by' },
    kind: { es: 'Tipo', en: 'Kind' },
    relationship: { es: 'Relación', en: 'Relationship' },
    decided_by: { es: 'Respondió', en: 'Answered by' },
    decided_by_administration: { es: 'Respondió la administración', en: 'Answered by the administration' },
    decided_at: { es: 'Respuesta', en: 'Answered on' },
    reveal: { es: 'Ver documento completo', en: 'Show full document' },
    reveal_hint: { es: 'La bitácora dirá que lo viste tú.', en: 'The log will show that you viewed it.' },
    revealed: { es: 'Quedó en la bitácora con tu nombre.', en: 'The log shows it with your name.' },
    reveal_failed: { es: 'No se pudo mostrar el documento', en: 'The document could not be shown' },
  },
  request: requestTexts,
})

export const residentVisitTexts = messages({
  title: { es: 'Detalles del Residente', en: 'Resident details' },
  authorizations: { es: 'Autorizaciones', en: 'Authorizations' },
  log: { es: 'Accesos', en: 'Access log' },
  validity: { es: 'Vale', en: 'Valid' },
  always: { es: 'Sin fecha de fin', en: 'No end date' },
  until: { es: (end: string) => `Hasta ${end}`, en: (end: string) => `Until ${end}` },
  no_authorizations: { es: 'No hay autorizaciones registradas', en: 'There are no authorizations' },
  no_log: { es: 'No hay registros de acceso', en: 'There are no access records' },
  presence: { es: 'Estado', en: 'State' },
  inside: { es: 'Dentro', en: 'Inside' },
  outside: { es: 'Fuera', en: 'Outside' },
  not_recorded: { es: 'Sin registros todavía', en: 'Nothing recorded yet' },
  enter: { es: 'Registrar Entrada', en: 'Record entry' },
  leave: { es: 'Registrar Salida', en: 'Record exit' },
  failed: { es: 'No se pudo cargar el detalle del residente', en: 'The resident’s details could not be loaded' },
})

/** Column headers that exist only in exports. The file names are the customer's in either language. */
export const exportTexts = messages({
  file_visitors: { es: 'visitantes_export', en: 'visitantes_export' },
  file_log: { es: 'accesos_export', en: 'accesos_export' },
  resident: { es: 'Residente', en: 'Resident' },
  unknown_resident: { es: 'Residente desconocido', en: 'Unknown resident' },
  gate: { es: 'Caseta', en: 'Gate' },
  reason: { es: 'Motivo', en: 'Reason' },
  by_phone: { es: 'Autorizó por teléfono', en: 'Authorized by phone' },
  guest: { es: 'Invitado', en: 'Guest' },
  time_zone: { es: 'Zona horaria', en: 'Time zone' },
  correction: { es: 'Corrección', en: 'Correction' },
})

export const evidenceTexts = messages({
  code: { es: 'Código del registro', en: 'Code of the log' },
  proof: { es: 'Prueba del registro', en: 'Proof of the log' },
  title: { es: 'Bitácora para imprimir', en: 'Printable access log' },
  print: { es: 'Imprimir', en: 'Print' },
  asked_by: { es: 'Solicitó', en: 'Requested by' },
  places: { es: 'Condominios', en: 'Condominiums' },
  days: { es: 'Días', en: 'Days' },
  from_until: {
    es: (from: string, until: string) => `Desde ${from} hasta ${until}`,
    en: (from: string, until: string) => `From ${from} until ${until}`,
  },
  beginning: { es: 'el principio', en: 'the beginning' },
  today: { es: 'hoy', en: 'today' },
  search: { es: 'Búsqueda', en: 'Search' },
  lines: { es: 'Registros', en: 'Records' },
  shown: {
    es: (shown: number, all: number) => `${grouped(shown)} de ${grouped(all)}, del más reciente al más antiguo`,
    en: (shown: number, all: number) => `${grouped(shown)} of ${grouped(all)}, newest first`,
  },
  searched_to: {
    es: (when: string) => `Se buscó hasta el ${when}. Para buscar más atrás, elige los días.`,
    en: (when: string) => `Searched back to ${when}. Choose the days to search further back.`,
  },
  more: {
    es: 'La hoja lleva los 1,000 registros más recientes. Elige menos días, o exporta el archivo con todos.',
    en: 'The sheet shows the 1,000 newest records. Choose fewer days, or export a file with all of them.',
  },
})

/** Every screen names a figure with the same words. */
export const figureTexts = messages({
  trend: { es: 'Visitantes de esta semana, contra el mes', en: 'This week’s visitors, against the month' },
  inside: { es: 'Personas: visitantes, invitados y colaboradores', en: 'People: visitors, guests and workers' },
  entries: { es: 'Sin residentes. Un grupo es un acceso', en: 'Without residents. A group is one entry' },
  requests: { es: 'Visitas que esperan a su unidad', en: 'Visits that wait for their unit' },
  accounts: { es: 'Cuentas por aprobar', en: 'Accounts to approve' },
  authorizations: { es: 'Personas y vehículos con pase vigente', en: 'People and vehicles with a valid pass' },
  own: { es: 'De lo que tú autorizaste', en: 'Of what you authorized' },
})

/** In the form for a new visit: the same person waits there already. */
export const askedTexts = messages({
  where: { es: 'A dónde va', en: 'Where to' },
  who: { es: 'Quién llega', en: 'Who arrives' },
  unreached: {
    es: (unit: string) =>
      `No se encontró un residente en la unidad ${unit}: no tiene cuenta ni teléfono. Pregunta a la administración.`,
    en: (unit: string) =>
      `No resident was found in unit ${unit}: it has no account and no phone. Ask the administration.`,
  },
  administered: {
    es: (unit: string) => `Nadie de ${unit} puede responder: se le pregunta a la administración.`,
    en: (unit: string) => `No one of ${unit} can answer: the administration is asked.`,
  },
  already: {
    es: (name: string, unit: string) =>
      `A la unidad ${unit} ya se le preguntó por ${name} y no ha respondido. Registra otra visita solo si es otra persona.`,
    en: (name: string, unit: string) =>
      `Unit ${unit} was asked about ${name} already and has not answered. Register another visit only for another person.`,
  },
})
