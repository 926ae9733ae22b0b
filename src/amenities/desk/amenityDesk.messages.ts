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
  over_title: { es: '¿Aprobar aunque no quepan?', en: 'Approve although there is no room?' },
  over_text: {
    es: (people: number) =>
      `La reserva es para ${people} personas. Cabían cuando se hizo, pero con las reglas actuales ya no.`,
    en: (people: number) =>
      `The reservation is for ${people} people. There was room when it was made, but with the current rules there is not.`,
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
  entered_title: { es: 'Entrada registrada', en: 'Entry recorded' },
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
  booking: { es: 'Reservas', en: 'Reservations' },
  state: { es: 'Estado', en: 'Status' },
  open: { es: 'Abierta', en: 'Open' },
  closed: { es: 'Cerrada', en: 'Closed' },
  whole_day: { es: 'todo el día', en: 'all day' },
  exclusive: { es: 'Una reserva a la vez', en: 'One reservation at a time' },
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
    es: (type: string) => `Si lo dejas vacío, se llama «${type}».`,
    en: (type: string) => `If you leave it empty, it is called “${type}”.`,
  },
  is_open: { es: 'Abierta a reservas', en: 'Open for reservations' },
  is_open_hint: {
    es: 'Si está cerrada, nadie puede reservar. Las reservas hechas no cambian.',
    en: 'While it is closed, nobody can book. Existing reservations do not change.',
  },
  hours: { es: 'Días y horas', en: 'Days and hours' },
  hours_from: { es: (day: string) => `${day}, desde`, en: (day: string) => `${day}, from` },
  hours_until: { es: (day: string) => `${day}, hasta`, en: (day: string) => `${day}, until` },
  to: { es: 'a', en: 'to' },
  change_hours: { es: 'Cambiar días y horas', en: 'Change days and hours' },
  copy_down: { es: 'Usar el horario del lunes toda la semana', en: 'Use Monday’s hours all week' },
  is_exclusive: { es: 'Una sola reserva a la vez', en: 'Only one reservation at a time' },
  is_exclusive_hint: {
    es: 'Si no, varias casas pueden reservar a la vez hasta llenar el cupo.',
    en: 'If not, several homes can book at the same time until it is full.',
  },
  misfits: {
    es: (count: number) =>
      count === 1
        ? 'Hay 1 reserva que no cumple estas reglas. No se cancela sola: avisa a su unidad si hace falta.'
        : `Hay ${count} reservas que no cumplen estas reglas. No se cancelan solas: avisa a sus unidades si hace falta.`,
    en: (count: number) =>
      count === 1
        ? '1 reservation does not follow these rules. It is not canceled by itself: tell its unit if needed.'
        : `${count} reservations do not follow these rules. They are not canceled by themselves: tell their units if needed.`,
  },
  misfit: {
    es: (day: string, time: string, unit: string, people: number) =>
      `${day}, ${time} · unidad ${unit} · ${people} personas`,
    en: (day: string, time: string, unit: string, people: number) =>
      `${day}, ${time} · unit ${unit} · ${people} people`,
  },
  capacity: { es: 'Cupo (personas)', en: 'Capacity (people)' },
  needs_approval: { es: 'La administración aprueba cada reserva', en: 'The administration approves each reservation' },
  shortest: { es: 'Reserva más corta', en: 'Shortest reservation' },
  longest: { es: 'Reserva más larga', en: 'Longest reservation' },
  longest_wrong: {
    es: 'No puede ser menor que la reserva más corta',
    en: 'It cannot be less than the shortest reservation',
  },
  buffer: { es: 'Limpieza entre reservas', en: 'Cleaning between reservations' },
  buffer_hint: { es: 'Solo con una reserva a la vez.', en: 'Only with one reservation at a time.' },
  none: { es: 'Sin pausa', en: 'None' },
  days_ahead: { es: 'Reservar desde (días antes)', en: 'Book from (days ahead)' },
  hours_notice: { es: 'Reservar hasta (horas antes)', en: 'Book until (hours ahead)' },
  weekly_limit: { es: 'Reservas por unidad y semana', en: 'Reservations per unit and week' },
  weekly_limit_hint: { es: 'Si lo dejas vacío, no hay límite.', en: 'If you leave it empty, there is no limit.' },
  closed_days: { es: 'Días cerrados', en: 'Closed days' },
  closed_day: { es: 'Fecha', en: 'Date' },
  add_day: { es: 'Agregar', en: 'Add' },
  remove_day: { es: (day: string) => `Quitar ${day}`, en: (day: string) => `Remove ${day}` },
  no_closed_days: { es: 'Ninguno.', en: 'None.' },
  house_rules: { es: 'Reglamento', en: 'House rules' },
  house_rules_hint: {
    es: 'Los residentes lo aceptan antes de reservar.',
    en: 'Residents accept them before they book.',
  },
})
