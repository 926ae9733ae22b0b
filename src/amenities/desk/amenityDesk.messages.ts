/** Texts for staff: table, day, answers, guests at the gate, and the rules of an amenity. */
import { messages } from '../../shared/messages.ts'

export const deskTexts = messages({
  title: { es: 'Reservas de Amenidades', en: 'Amenity reservations' },
  tab: { es: 'Reservas', en: 'Reservations' },
  active: { es: 'Reservas Activas', en: 'Active reservations' },
  search: { es: 'Residente, unidad, amenidad...', en: 'Resident, unit, amenity...' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  all_condominiums: { es: 'Todos los condominios', en: 'All condominiums' },
  no_condominium: { es: 'Ningún condominio coincide', en: 'No condominium matches' },
  status: { es: 'Estado', en: 'Status' },
  all: { es: 'Todos', en: 'All' },
  empty: { es: 'No se encontraron reservas', en: 'No reservations found' },
  empty_text: { es: 'Cambia los filtros.', en: 'Change the filters.' },
  failed: { es: 'No se pudieron cargar las reservas', en: 'The reservations could not be loaded' },
  details: { es: 'Detalles', en: 'Details' },
  details_title: { es: 'Detalles de la Reserva', en: 'Reservation details' },
  not_given: { es: 'N/A', en: 'N/A' },
  ends_next_day: { es: 'Termina al día siguiente', en: 'Ends the next day' },
  nobody_named: { es: 'Sin nombres', en: 'No names' },
  answered_by: { es: (name: string) => `Respondió ${name}`, en: (name: string) => `Answered by ${name}` },
  approve: { es: 'Aprobar', en: 'Approve' },
  reject: { es: 'Rechazar', en: 'Reject' },
  reject_title: { es: 'Rechazar reserva', en: 'Reject reservation' },
  reason: { es: 'Motivo del rechazo', en: 'Reason for rejection' },
  reason_hint: { es: 'El residente lo leerá.', en: 'The resident will read it.' },
  approved: { es: 'Reserva Aprobada', en: 'Reservation approved' },
  rejected: { es: 'Reserva Rechazada', en: 'Reservation rejected' },
  over_title: { es: '¿Aprobar aunque no caben?', en: 'Approve although there is no room?' },
  over_text: {
    es: (people: number) =>
      `La reserva es para ${people} personas, más de las que caben con las reglas de ahora. Se hizo cuando cabían.`,
    en: (people: number) =>
      `The reservation is for ${people} people, more than there is room for under the present rules. It was made when there was room.`,
  },
  decide_failed: { es: 'No se pudo actualizar la reserva', en: 'The reservation could not be updated' },
  view: { es: 'Cómo se muestran', en: 'View' },
  list: { es: 'Lista', en: 'List' },
  day: { es: 'Día', en: 'Day' },
})

export const dayTexts = messages({
  label: { es: 'Reservas del día, por amenidad', en: 'The day’s reservations, by amenity' },
  date: { es: 'Fecha', en: 'Date' },
  previous: { es: 'Día anterior', en: 'Previous day' },
  next: { es: 'Día siguiente', en: 'Next day' },
  today: { es: 'Hoy', en: 'Today' },
  open: { es: (hours: string) => `Abre ${hours}`, en: (hours: string) => `Open ${hours}` },
  whole_day: { es: 'todo el día', en: 'all day' },
  closed: { es: 'Cerrada', en: 'Closed' },
  nothing: { es: 'Sin reservas', en: 'No reservations' },
  failed: { es: 'No se pudo cargar el día', en: 'The day could not be loaded' },
})

export const gateTexts = messages({
  title: { es: 'Invitados de hoy', en: 'Today’s guests' },
  failed: { es: 'No se pudieron cargar los invitados de hoy', en: 'Today’s guests could not be loaded' },
  show: { es: 'Ver invitados', en: 'See guests' },
  coming: { es: 'Por llegar', en: 'Not here yet' },
  inside: { es: (time: string) => `Adentro desde ${time}`, en: (time: string) => `Inside since ${time}` },
  left: { es: (time: string) => `Salió a las ${time}`, en: (time: string) => `Left at ${time}` },
  enter: { es: 'Registrar entrada', en: 'Record entry' },
  leave: { es: 'Registrar salida', en: 'Record exit' },
  entered_title: { es: 'Entrada Registrada', en: 'Entry recorded' },
  entered: { es: (name: string) => `${name} ha entrado`, en: (name: string) => `${name} has entered` },
  enter_failed: { es: 'No se pudo registrar la entrada', en: 'The entry could not be recorded' },
  left_title: { es: 'Salida Registrada', en: 'Exit recorded' },
  has_left: { es: (name: string) => `${name} ha salido`, en: (name: string) => `${name} has left` },
  leave_failed: { es: 'No se pudo registrar la salida', en: 'The exit could not be recorded' },
  other: { es: 'Otro invitado', en: 'Another guest' },
  other_hint: {
    es: (room: number) => (room === 1 ? 'Queda lugar para 1 más.' : `Queda lugar para ${room} más.`),
    en: (room: number) => `There is room for ${room} more.`,
  },
  everyone_came: {
    es: 'Ya entraron todos los invitados de esta reserva.',
    en: 'All guests of this reservation have entered.',
  },
})

export const settingTexts = messages({
  tab: { es: 'Amenidades', en: 'Amenities' },
  title: { es: 'Amenidades del condominio', en: 'Amenities of the condominium' },
  failed: { es: 'No se pudieron cargar las amenidades', en: 'The amenities could not be loaded' },
  empty: { es: 'No hay amenidades', en: 'There are no amenities' },
  empty_text: { es: 'Elige un condominio.', en: 'Choose a condominium.' },
  amenity: { es: 'Amenidad', en: 'Amenity' },
  opening: { es: 'Horario', en: 'Opening hours' },
  use: { es: 'Uso', en: 'Sharing' },
  booking: { es: 'Reservas', en: 'Bookings' },
  state: { es: 'Estado', en: 'Status' },
  open: { es: 'Abierta', en: 'Open' },
  closed: { es: 'Cerrada', en: 'Closed' },
  whole_day: { es: 'todo el día', en: 'all day' },
  exclusive: { es: 'Una reserva a la vez', en: 'One booking at a time' },
  shared: { es: 'Compartida', en: 'Shared' },
  people: {
    es: (count: number) => `Hasta ${count} personas`,
    en: (count: number) => `Up to ${count} people`,
  },
  stay: {
    es: (least: string, most: string) => `De ${least} a ${most}`,
    en: (least: string, most: string) => `From ${least} to ${most}`,
  },
  stay_exactly: { es: (stay: string) => `${stay} justas`, en: (stay: string) => `Exactly ${stay}` },
  approval: { es: 'Con aprobación', en: 'Needs approval' },
  no_approval: { es: 'Sin aprobación', en: 'No approval needed' },
  weekly: {
    es: (count: number) => `${count} por semana y unidad`,
    en: (count: number) => `${count} a week per unit`,
  },
  edit: { es: 'Editar', en: 'Edit' },
  edit_title: { es: (name: string) => `Editar ${name}`, en: (name: string) => `Edit ${name}` },
  updated: { es: 'Amenidad actualizada correctamente', en: 'Amenity updated successfully' },
  update_failed: { es: 'No se pudo actualizar la amenidad', en: 'The amenity could not be updated' },
  name: { es: 'Nombre', en: 'Name' },
  name_hint: {
    es: (type: string) => `Vacío, se llama «${type}» en el idioma de cada quien.`,
    en: (type: string) => `If left empty, it is called “${type}” in each user’s language.`,
  },
  is_open: { es: 'Abierta a reservas', en: 'Open for booking' },
  is_open_hint: {
    es: 'Cerrada, nadie puede reservar; lo ya reservado sigue en pie.',
    en: 'While closed, no one can book; existing bookings stay.',
  },
  hours: { es: 'Días y horas', en: 'Days and hours' },
  hours_from: { es: (day: string) => `${day}, desde`, en: (day: string) => `${day}, from` },
  hours_until: { es: (day: string) => `${day}, hasta`, en: (day: string) => `${day}, until` },
  to: { es: 'a', en: 'to' },
  change_hours: { es: 'Cambiar días y horas', en: 'Change days and hours' },
  copy_down: { es: 'Usar el horario del lunes toda la semana', en: 'Use Monday’s hours all week' },
  is_exclusive: { es: 'Exclusiva: una reserva a la vez', en: 'Exclusive: one booking at a time' },
  is_exclusive_hint: {
    es: 'Compartida, caben varias reservas hasta llenar el cupo.',
    en: 'Shared, several bookings fit until it is full.',
  },
  misfits: {
    es: (count: number) =>
      count === 1
        ? 'Hay 1 reserva hecha que no cabe en estas reglas. Sigue en pie; avisa a su unidad si no debe ser así.'
        : `Hay ${count} reservas hechas que no caben en estas reglas. Siguen en pie; avisa a sus unidades si no debe ser así.`,
    en: (count: number) =>
      count === 1
        ? '1 reservation does not fit these rules. It stands; tell its unit if it should not.'
        : `${count} reservations do not fit these rules. They stand; tell their units if they should not.`,
  },
  misfit: {
    es: (day: string, time: string, unit: string, people: number) =>
      `${day}, ${time} · unidad ${unit} · ${people} personas`,
    en: (day: string, time: string, unit: string, people: number) =>
      `${day}, ${time} · unit ${unit} · ${people} people`,
  },
  capacity: { es: 'Cupo (personas)', en: 'Capacity (people)' },
  needs_approval: { es: 'La administración aprueba cada reserva', en: 'The administration approves each booking' },
  shortest: { es: 'Estancia más corta', en: 'Shortest stay' },
  longest: { es: 'Estancia más larga', en: 'Longest stay' },
  longest_wrong: {
    es: 'No puede ser menor que la estancia más corta',
    en: 'It cannot be less than the shortest stay',
  },
  buffer: { es: 'Limpieza entre reservas', en: 'Cleaning between bookings' },
  buffer_hint: { es: 'Solo si es exclusiva.', en: 'For exclusive use only.' },
  none: { es: 'Sin pausa', en: 'None' },
  days_ahead: { es: 'Días de anticipación, máximo', en: 'Days ahead, at most' },
  hours_notice: { es: 'Horas de anticipación, mínimo', en: 'Hours of notice, at least' },
  weekly_limit: { es: 'Reservas por unidad y semana', en: 'Bookings per unit per week' },
  weekly_limit_hint: { es: 'Vacío: sin límite.', en: 'Leave empty for no limit.' },
  closed_days: { es: 'Días cerrados', en: 'Closed days' },
  closed_day: { es: 'Fecha', en: 'Date' },
  add_day: { es: 'Agregar', en: 'Add' },
  remove_day: { es: (day: string) => `Quitar ${day}`, en: (day: string) => `Remove ${day}` },
  no_closed_days: { es: 'Ninguno.', en: 'None.' },
  house_rules: { es: 'Reglamento', en: 'House rules' },
  house_rules_hint: {
    es: 'Quien reserva lo acepta antes de reservar.',
    en: 'Residents accept them before booking.',
  },
})
