import { messages } from '../../shared/messages.ts'

export const bookingMessages = messages({
  title: { es: 'Mis Reservas', en: 'My Reservations' },
  subtitle: { es: 'Las amenidades de tu condominio', en: 'The amenities of your condominium' },
  add: { es: 'Nueva reserva', en: 'New reservation' },
  edit: { es: 'Editar reserva', en: 'Edit reservation' },
  empty: { es: 'No tienes reservas', en: 'You have no reservations' },
  empty_text: {
    es: 'Elige una amenidad y mira qué días y horas están libres.',
    en: 'Choose an amenity and see which days and times are free.',
  },
  upcoming: { es: 'Próximas', en: 'Upcoming' },
  past: { es: 'Pasadas o canceladas', en: 'Past or canceled' },
  load_failed: { es: 'No se pudieron cargar las reservas', en: 'The reservations could not be loaded' },
  save_failed: { es: 'No se pudo guardar la reserva', en: 'The reservation could not be saved' },
  remove_failed: { es: 'No se pudo eliminar la reserva', en: 'The reservation could not be deleted' },
  cancel_failed: { es: 'No se pudo cancelar la reserva', en: 'The reservation could not be canceled' },
  saved_title: { es: 'Éxito', en: 'Done' },
  created: { es: 'Reserva creada correctamente', en: 'Reservation created successfully' },
  updated: { es: 'Reserva actualizada correctamente', en: 'Reservation updated successfully' },
  removed: { es: 'Reserva eliminada correctamente', en: 'Reservation deleted successfully' },
  cancelled: { es: 'Reserva cancelada', en: 'Reservation canceled' },
  acts: {
    edit: { es: 'Editar', en: 'Edit' },
    calendar: { es: 'Calendario', en: 'Calendar' },
    cancel: { es: 'Cancelar reserva', en: 'Cancel reservation' },
    remove: { es: 'Eliminar', en: 'Delete' },
  },
  of: {
    es: (amenity: string, day: string, time: string) => `${amenity}, ${day}, ${time}`,
    en: (amenity: string, day: string, time: string) => `${amenity}, ${day}, ${time}`,
  },
  no_answer_yet: {
    es: 'Espera respuesta de la administración',
    en: 'Waiting for the administration',
  },
  over: { es: 'Ya pasó', en: 'Past' },
  downloaded: { es: 'Archivo de calendario descargado', en: 'Calendar file downloaded' },
  cancel_title: { es: '¿Cancelar esta reserva?', en: 'Cancel this reservation?' },
  cancel_confirm: { es: 'Sí, cancelar la reserva', en: 'Yes, cancel the reservation' },
  cancel_keep: { es: 'No cancelar', en: 'Do not cancel' },
  cancel_text: {
    es: 'Otras personas podrán reservar ese horario. Avisaremos a la caseta que tus invitados no vienen.',
    en: 'Other people can book that time. We will tell the gate that your guests are not coming.',
  },
  remove_title: {
    es: '¿Estás seguro de eliminar esta reserva?',
    en: 'Are you sure you want to delete this reservation?',
  },
  form: {
    amenity: { es: 'Amenidad', en: 'Amenity' },
    closed: { es: 'Cerrada', en: 'Closed' },
    choose_first: {
      es: 'Elige una amenidad para ver sus reglas y sus días libres.',
      en: 'Choose an amenity to see its rules and its free days.',
    },
    no_amenities: { es: 'Tu condominio no tiene amenidades', en: 'Your condominium has no amenities' },
    guest_count: { es: '¿Cuántas personas, contigo?', en: 'How many people, with you?' },
    guest_list: { es: 'Lista de invitados', en: 'Guest list' },
    guest_list_hint: {
      es: 'Un nombre por línea. La caseta los encuentra al llegar.',
      en: 'One name per line. The gate finds them when they arrive.',
    },
    names: {
      es: (names: number, guests: number) => `${names} con nombre, ${guests} personas contigo`,
      en: (names: number, guests: number) => `${names} named, ${guests} people with you`,
    },
    repeated: {
      es: (names: string) => `Está dos veces: ${names}`,
      en: (names: string) => `Listed twice: ${names}`,
    },
    too_many: {
      es: (most: number) => `Caben hasta ${most} personas.`,
      en: (most: number) => `There is room for up to ${most} people.`,
    },
    runs: {
      es: 'La reserva ya comenzó: puedes cambiar la lista de invitados.',
      en: 'The reservation has started: you can change the guest list.',
    },
    line_too_long: { es: 'Un nombre es demasiado largo', en: 'A name is too long' },
    date: { es: 'Fecha', en: 'Date' },
    date_missing: { es: 'Elige un día en el calendario', en: 'Choose a day in the calendar' },
    day_refused: {
      es: (day: string, why: string) => `${day}: ${why}`,
      en: (day: string, why: string) => `${day}: ${why}`,
    },
    next: { es: 'Siguiente', en: 'Next' },
    back: { es: 'Volver a', en: 'Back to' },
    step: {
      es: (step: number, name: string) => `Paso ${step} de 3 · ${name}`,
      en: (step: number, name: string) => `Step ${step} of 3 · ${name}`,
    },
    steps: {
      what: { es: '¿Qué reservas?', en: 'What do you book?' },
      when: { es: '¿Cuándo?', en: 'When?' },
      who: { es: '¿Quiénes van?', en: 'Who comes?' },
    },
    day_first: { es: 'Elige primero el día', en: 'Choose the day first' },
    start: { es: 'Hora de inicio', en: 'Start time' },
    halves: { es: 'Ver también las medias horas', en: 'Show half hours too' },
    end: { es: 'Hora de fin', en: 'End time' },
    choose: { es: 'Elige', en: 'Choose' },
    start_first: { es: 'Elige primero el inicio', en: 'Choose the start first' },
    taken: { es: (time: string) => `${time} (ya no está libre)`, en: (time: string) => `${time} (no longer free)` },
    purpose: { es: 'Motivo', en: 'Purpose' },
    accept: { es: 'Leí y acepto el reglamento', en: 'I have read and accept the house rules' },
    again: {
      es: 'La reserva ya estaba aprobada. Si la cambias, la administración debe aprobarla otra vez.',
      en: 'The reservation was already approved. If you change it, the administration must approve it again.',
    },
    already: {
      es: (from: string, until: string) =>
        `Ya tienes esta amenidad ese día de ${from} a ${until}. Si van más personas, cambia esa reserva.`,
      en: (from: string, until: string) =>
        `You already have this amenity that day from ${from} to ${until}. If more people come, change that reservation.`,
    },
    zone: {
      es: (zone: string) => `Todas las horas son las del condominio (${zone}).`,
      en: (zone: string) => `All times are those of the condominium (${zone}).`,
    },
  },
  month: {
    before: { es: 'Mes anterior', en: 'Previous month' },
    after: { es: 'Mes siguiente', en: 'Next month' },
    states: {
      free: { es: 'Libre', en: 'Free' },
      partly: { es: 'Quedan horas', en: 'Some hours left' },
      full: { es: 'Sin lugar', en: 'Fully booked' },
      week_used: { es: 'Semana usada', en: 'Week used' },
      closed: { es: 'Cerrado', en: 'Closed' },
      past: { es: 'Ya no se puede reservar', en: 'No longer bookable' },
      too_far: { es: 'Todavía no se puede reservar', en: 'Not open for booking yet' },
    },
    today: { es: 'hoy', en: 'today' },
    legend: { es: 'Qué significa cada signo', en: 'What each symbol means' },
    failed: { es: 'No se pudo cargar el calendario', en: 'The calendar could not be loaded' },
    keys: {
      es: 'Con las flechas cambias de día; con Re Pág y Av Pág, de mes.',
      en: 'Arrow keys change the day; Page Up and Page Down the month.',
    },
  },
})

export const ruleTexts = messages({
  title: { es: (amenity: string) => `Reglas: ${amenity}`, en: (amenity: string) => `Rules: ${amenity}` },
  house_rules: { es: 'Reglamento', en: 'House rules' },
  hours: {
    es: (days: string, from: string, until: string) => `${days}: de ${from} a ${until}`,
    en: (days: string, from: string, until: string) => `${days}: from ${from} to ${until}`,
  },
  into_next_day: {
    es: (days: string, from: string, until: string) => `${days}: de ${from} a ${until} del día siguiente`,
    en: (days: string, from: string, until: string) => `${days}: from ${from} to ${until} the next day`,
  },
  whole_day: { es: (days: string) => `${days}: las 24 horas`, en: (days: string) => `${days}: all day and night` },
  closed: { es: (days: string) => `${days}: cerrado`, en: (days: string) => `${days}: closed` },
  every_day: { es: 'Todos los días', en: 'Every day' },
  day_range: {
    es: (first: string, last: string) => `${first} a ${last}`,
    en: (first: string, last: string) => `${first} to ${last}`,
  },
  exclusive: {
    es: (people: number) => `Solo para ti, hasta ${people} ${people === 1 ? 'persona' : 'personas'}`,
    en: (people: number) => `Only for you, up to ${people} ${people === 1 ? 'person' : 'people'}`,
  },
  shared: {
    es: (people: number) => `Se comparte: hasta ${people} ${people === 1 ? 'persona' : 'personas'} a la vez`,
    en: (people: number) => `Shared: up to ${people} ${people === 1 ? 'person' : 'people'} at once`,
  },
  approval: {
    es: 'La administración aprueba cada reserva',
    en: 'The administration approves each reservation',
  },
  at_once: { es: 'No necesita aprobación', en: 'Needs no approval' },
  stay: {
    es: (shortest: string, longest: string) => `De ${shortest} a ${longest} por reserva`,
    en: (shortest: string, longest: string) => `From ${shortest} to ${longest} per reservation`,
  },
  exact_stay: { es: (stay: string) => `${stay} por reserva`, en: (stay: string) => `${stay} per reservation` },
  buffer: {
    es: (pause: string) => `Entre dos reservas pasan al menos ${pause}`,
    en: (pause: string) => `At least ${pause} between two reservations`,
  },
  ahead: {
    es: (ahead: string) => `Puedes reservar desde ${ahead} antes y hasta la hora de inicio`,
    en: (ahead: string) => `You can book from ${ahead} ahead until the start time`,
  },
  ahead_with_notice: {
    es: (ahead: string, notice: string) => `Puedes reservar entre ${ahead} y ${notice} antes`,
    en: (ahead: string, notice: string) => `You can book between ${ahead} and ${notice} ahead`,
  },
  weekly: {
    es: (limit: number) =>
      `Hasta ${limit} ${limit === 1 ? 'reserva' : 'reservas'} por casa cada semana, de lunes a domingo`,
    en: (limit: number) =>
      `Up to ${limit} ${limit === 1 ? 'reservation' : 'reservations'} per home each week, Monday to Sunday`,
  },
  minutes: {
    es: (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`),
    en: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
  whole_hours: {
    es: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
    en: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  },
  days: {
    es: (count: number) => (count === 1 ? '1 día' : `${count} días`),
    en: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
  and: {
    es: (one: string, other: string) => `${one} y ${other}`,
    en: (one: string, other: string) => `${one} and ${other}`,
  },
})
