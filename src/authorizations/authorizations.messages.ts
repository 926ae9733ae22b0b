import { messages } from '../shared/messages.ts'
import { groupTexts } from './group.messages.ts'
import { endlessTexts, passTitles, periodTexts } from './passes/visitPage.messages.ts'

export const fieldTexts = messages({
  name: { es: 'Nombre', en: 'Name' },
  last_name: { es: 'Apellido', en: 'Last name' },
  minor: { es: 'Es menor de edad', en: 'Is a minor' },
  id_document: { es: 'Número de identificación', en: 'Identification number' },
  relationship: { es: 'Relación', en: 'Relationship' },
  can_authorize_access: { es: 'Puede autorizar entradas', en: 'May authorize entries' },
  phone_number: { es: 'Teléfono', en: 'Phone' },
  tell_exits: { es: 'Avisarme cuando salga', en: 'Notify me when they leave' },
  email: { es: 'Email', en: 'E-mail' },
  valid_from: { es: 'Válido desde', en: 'Valid from' },
  valid_until: { es: 'Válido hasta', en: 'Valid until' },
  vehicle_plate: { es: 'Placa', en: 'Plate' },
  vehicle_model: { es: 'Modelo del vehículo', en: 'Vehicle model' },
  vehicle_type: { es: 'Tipo de vehículo', en: 'Vehicle type' },
  people: { es: 'Grupo', en: 'Group' },
  companions: groupTexts.companion_names,
  purpose: { es: 'Motivo de la visita', en: 'Purpose of the visit' },
  notes: { es: 'Notas', en: 'Notes' },
  emergency_contact: { es: 'Contacto de emergencia', en: 'Emergency contact' },
  work_type: { es: 'Tipo de trabajo', en: 'Type of work' },
  weekdays: { es: 'Días', en: 'Days' },
  hours_from: { es: 'Hora de entrada', en: 'From' },
  hours_until: { es: 'Hora de salida', en: 'Until' },
  schedule: { es: 'Nota sobre el horario', en: 'Note on the hours' },
  company: { es: 'Empresa', en: 'Company' },
  supervisor_name: { es: 'Nombre del supervisor', en: 'Supervisor name' },
  supervisor_phone: { es: 'Teléfono del supervisor', en: 'Supervisor phone' },
  species: { es: 'Especie', en: 'Species' },
  breed: { es: 'Raza', en: 'Breed' },
  color: { es: 'Color', en: 'Color' },
  age: { es: 'Edad', en: 'Age' },
  weight: { es: 'Peso', en: 'Weight' },
  vaccination_status: { es: 'Vacunación', en: 'Vaccination' },
  vet_name: { es: 'Veterinario', en: 'Vet' },
  vet_phone: { es: 'Teléfono del veterinario', en: 'Vet phone' },
  microchip: { es: 'Microchip', en: 'Microchip' },
  brand: { es: 'Marca', en: 'Brand' },
  model: { es: 'Modelo', en: 'Model' },
  year: { es: 'Año', en: 'Year' },
})

/** A card gives half a line to each fact and shows both hours as one fact. */
export const cardTexts = messages({
  minor: { es: 'Menor de edad', en: 'Minor' },
  id_document: { es: 'Identificación', en: 'Identification' },
  can_authorize_access: { es: 'Autoriza entradas', en: 'Authorizes entries' },
  hours_from: { es: 'Horario', en: 'Hours' },
  schedule: { es: 'Nota', en: 'Note' },
  emergency_contact: { es: 'Emergencia', en: 'Emergency' },
  vet_phone: { es: 'Tel. veterinario', en: 'Vet phone' },
  companions: groupTexts.companions,
  purpose: { es: 'Motivo', en: 'Purpose' },
})

export const optionTexts = messages({
  'PROPIETARI@': { es: 'Propietaria o propietario', en: 'Owner' },
  'ESPOS@': { es: 'Esposa o esposo', en: 'Spouse' },
  MADRE: { es: 'Madre', en: 'Mother' },
  PADRE: { es: 'Padre', en: 'Father' },
  'HIJ@': { es: 'Hija o hijo', en: 'Child' },
  'HERMAN@': { es: 'Hermana o hermano', en: 'Sibling' },
  'TI@': { es: 'Tía o tío', en: 'Aunt or uncle' },
  'PRIM@': { es: 'Prima o primo', en: 'Cousin' },
  'ABUEL@': { es: 'Abuela o abuelo', en: 'Grandparent' },
  'NIET@': { es: 'Nieta o nieto', en: 'Grandchild' },
  OTRO: { es: 'Otra', en: 'Other' },
  familiar: { es: 'Familiar', en: 'Family' },
  pareja: { es: 'Pareja', en: 'Partner' },
  amigo_cercano: { es: 'Amigo cercano', en: 'Close friend' },
  cuidador: { es: 'Cuidador', en: 'Caregiver' },
  otro: { es: 'Otro', en: 'Other' },
  hogar: { es: 'Empleada o empleado del hogar', en: 'Household help' },
  ninera: { es: 'Niñera o niñero', en: 'Nanny' },
  cocina: { es: 'Cocina', en: 'Cooking' },
  chofer: { es: 'Chofer', en: 'Driver' },
  cuidado: { es: 'Cuidado de personas mayores', en: 'Care of older people' },
  enfermeria: { es: 'Enfermería', en: 'Nursing' },
  mascotas: { es: 'Cuidado o paseo de mascotas', en: 'Pet care or walking' },
  plomeria: { es: 'Plomería', en: 'Plumbing' },
  electricidad: { es: 'Electricidad', en: 'Electricity' },
  limpieza: { es: 'Limpieza', en: 'Cleaning' },
  jardineria: { es: 'Jardinería', en: 'Gardening' },
  pintura: { es: 'Pintura', en: 'Painting' },
  delivery: { es: 'Entregas', en: 'Delivery' },
  instalacion: { es: 'Instalación', en: 'Installation' },
  mantenimiento: { es: 'Mantenimiento', en: 'Maintenance' },
  seguridad: { es: 'Seguridad', en: 'Security' },
  perro: { es: 'Perro', en: 'Dog' },
  gato: { es: 'Gato', en: 'Cat' },
  ave: { es: 'Ave', en: 'Bird' },
  pez: { es: 'Pez', en: 'Fish' },
  hamster: { es: 'Hámster', en: 'Hamster' },
  conejo: { es: 'Conejo', en: 'Rabbit' },
  tortuga: { es: 'Tortuga', en: 'Turtle' },
  al_dia: { es: 'Al día', en: 'Up to date' },
  vencida: { es: 'Vencida', en: 'Overdue' },
  parcial: { es: 'Parcial', en: 'Partial' },
  no_aplica: { es: 'No aplica', en: 'Not applicable' },
  car: { es: 'Automóvil', en: 'Car' },
  motorcycle: { es: 'Motocicleta', en: 'Motorcycle' },
  truck: { es: 'Camión', en: 'Truck' },
  van: { es: 'Camioneta', en: 'Van' },
  suv: { es: 'SUV', en: 'SUV' },
  bicycle: { es: 'Bicicleta', en: 'Bicycle' },
  other: { es: 'Otro', en: 'Other' },
})

/** The customer's titles for the reasons that prevent saving. */
export const blockedTitles = messages({
  signed_out: { es: 'Error de Autenticación', en: 'Authentication error' },
  authorization_needs_home: { es: 'Error de Configuración', en: 'Configuration error' },
  not_approved: { es: 'Cuenta No Aprobada', en: 'Account not approved' },
})

interface SharedWords {
  /** The first name of a person; a vehicle has none. */
  to: string | null
  place: string
  when: string | null
  /** Says the size of a group; undefined for one person. */
  people?: string | undefined
  number: string | null
  link: string
  /** The link opens the place on a map; null without an address. */
  directions: string | null
}

export const authorizationMessages = messages({
  sections: {
    contact: { es: 'Identificación y contacto', en: 'Identification and contact' },
    car: { es: 'Vehículo', en: 'Vehicle' },
    more: { es: 'Otros datos', en: 'Other details' },
  },
  period: periodTexts,
  search: { es: 'Buscar por nombre, documento o placa', en: 'Search by name, document or plate' },
  state_filter: { es: 'Estado', en: 'State' },
  all_states: { es: 'Todos los estados', en: 'All states' },
  current: { es: 'Actuales', en: 'Current' },
  ended: { es: 'Anteriores', en: 'Past' },
  none_found_for: {
    es: (sought: string) => `Nada coincide con “${sought}”`,
    en: (sought: string) => `Nothing matches “${sought}”`,
  },
  none_found: { es: 'Nada coincide con la búsqueda', en: 'Nothing matches the search' },
  none_found_text: { es: 'Cambia la búsqueda o el filtro.', en: 'Change the search or the filter.' },
  /** Shown on authorizations that the administration imported. */
  by_administration: {
    es: (name: string) => `Lo registró la administración (${name})`,
    en: (name: string) => `Registered by the administration (${name})`,
  },
  received_from: {
    es: (name: string) => `${name} te lo dejó al mudarse`,
    en: (name: string) => `${name} left it to you when they moved`,
  },
  whole_range: {
    es: (from: number, to: number, required: boolean) => `Un número de ${from} a ${to}${required ? '' : ', o vacío'}`,
    en: (from: number, to: number, required: boolean) =>
      `A number from ${from} to ${to}${required ? '' : ', or empty'}`,
  },
  not_given: { es: 'Sin dato', en: 'Not given' },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  vaccination: {
    al_dia: { es: 'Vacunado', en: 'Vaccinated' },
    vencida: { es: 'Vacunas vencidas', en: 'Vaccination overdue' },
    parcial: { es: 'Vacunas incompletas', en: 'Vaccination incomplete' },
  },
  minor_hint: {
    es: 'Un menor no necesita documento: la caseta lo reconoce por su pase, su nombre y su casa.',
    en: 'A minor needs no document: the gate knows them by their pass, their name and their home.',
  },
  name_required: { es: 'El nombre es obligatorio', en: 'The name is required' },
  time: { es: 'Hora', en: 'Time' },
  days: {
    short: {
      es: (day: number) => ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'][day - 1] ?? '',
      en: (day: number) => ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][day - 1] ?? '',
    },
    every: { es: 'Todos los días', en: 'Every day' },
    workdays: { es: 'De lunes a viernes', en: 'Monday to Friday' },
  },
  acts: {
    pass: { es: 'Ver QR', en: 'View QR' },
    edit: { es: 'Editar', en: 'Edit' },
    add_photo: { es: 'Agregar foto', en: 'Add photo' },
    change_photo: { es: 'Cambiar foto', en: 'Change photo' },
    remove_photo: { es: 'Quitar foto', en: 'Remove photo' },
    check_out: { es: 'Dar Salida', en: 'Check out' },
    call_off: { es: 'Cancelar invitación', en: 'Cancel invitation' },
    suspend: { es: 'Suspender', en: 'Suspend' },
    resume: { es: 'Reanudar', en: 'Resume' },
    dismiss: { es: 'Dar de baja', en: 'Dismiss' },
    no_receive: { es: 'No recibir', en: 'Do not receive' },
    rehire: { es: 'Vuelve a trabajar', en: 'Works here again' },
    invite_again: { es: 'Invitar de nuevo', en: 'Invite again' },
    past_pass: { es: 'Ver pase', en: 'View pass' },
    attendance: { es: 'Asistencia', en: 'Attendance' },
    remove: { es: 'Eliminar', en: 'Delete' },
  },
  saved_title: { es: 'Éxito', en: 'Done' },
  save: { es: 'Guardar', en: 'Save' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  re_issue_note: {
    es: 'Al guardar, el código QR y el número anteriores dejan de servir. Envía el pase nuevo.',
    en: 'When you save, the old QR code and number stop working. Send the new pass.',
  },
  new_dates_note: {
    es: 'Al guardar, el enlace que enviaste muestra la fecha nueva y el número no cambia. Si enviaste una imagen, envía el pase otra vez.',
    en: 'When you save, the link that you sent shows the new date, and the number stays. If you sent a picture, send the pass again.',
  },
  unsent: { es: 'Sin enviar', en: 'Not sent' },
  checked_out: { es: 'Salida Registrada', en: 'Exit recorded' },
  checked_out_text: {
    es: (name: string) => `${name} ha salido del condominio`,
    en: (name: string) => `${name} has left the condominium`,
  },
  check_out_failed: { es: 'No se pudo registrar la salida', en: 'The exit could not be recorded' },
  check_out_title: { es: '¿Dar salida?', en: 'Check out?' },
  check_out_ask: {
    es: (name: string) => `La visita de ${name} termina y su pase deja de servir.`,
    en: (name: string) => `${name}’s visit ends and their pass stops working.`,
  },
  called_off_state: { es: 'Cancelada', en: 'Canceled' },
  called_off: { es: 'Invitación cancelada', en: 'Invitation canceled' },
  called_off_text: {
    es: (name: string) => `El pase de ${name} ya no sirve`,
    en: (name: string) => `${name}’s pass no longer works`,
  },
  call_off_failed: { es: 'No se pudo cancelar la invitación', en: 'The invitation could not be canceled' },
  call_off_title: { es: '¿Cancelar la invitación?', en: 'Cancel the invitation?' },
  call_off_ask: {
    es: (name: string) => `${name} ya no podrá entrar. Su pase deja de servir y queda en «Pasadas».`,
    en: (name: string) => `${name} can no longer enter. Their pass stops working and stays under “Past”.`,
  },
  call_off_confirm: { es: 'Sí, cancelar la invitación', en: 'Yes, cancel the invitation' },
  call_off_keep: { es: 'No cancelar', en: 'Do not cancel' },
  suspended: {
    es: (name: string) => `Suspendiste a ${name}: su pase no sirve`,
    en: (name: string) => `You suspended ${name}: their pass does not work`,
  },
  resumed: { es: (name: string) => `${name} puede volver a entrar`, en: (name: string) => `${name} can enter again` },
  dismiss_title: { es: (name: string) => `¿Dar de baja a ${name}?`, en: (name: string) => `Dismiss ${name}?` },
  dismiss_text: {
    es: 'Su pase deja de servir y la caseta sabrá que ya no trabaja en tu casa. Su asistencia se conserva. Si vuelve, su pase sirve otra vez.',
    en: 'Their pass stops working, and the gate will know that they no longer work at your home. Their attendance is kept. If they come back, their pass works again.',
  },
  dismiss_refuse: {
    es: (name: string) => `Tampoco recibir a ${name} como visita`,
    en: (name: string) => `Do not receive ${name} as a visitor either`,
  },
  dismissed: {
    es: (name: string) => `${name} ya no trabaja en tu casa. La caseta ya lo sabe`,
    en: (name: string) => `${name} no longer works at your home. The gate knows`,
  },
  rehired: {
    es: (name: string) => `${name} trabaja otra vez en tu casa y su pase sirve`,
    en: (name: string) => `${name} works at your home again, and their pass works`,
  },
  refused: {
    es: (name: string) => `Tu casa ya no recibe a ${name}`,
    en: (name: string) => `Your home no longer receives ${name}`,
  },
  refuse_failed: {
    es: 'No se pudo avisar a la caseta que no lo recibes',
    en: 'We could not tell the gate that you do not receive them',
  },
  remove_worker_text: {
    es: 'Se borran para siempre sus datos y su asistencia, y la caseta ya no sabrá quién es. Si trabajó contigo, elige mejor «Dar de baja».',
    en: 'Their details and attendance are deleted forever, and the gate will no longer know who they are. If they worked for you, choose “Dismiss” instead.',
  },
  suspend_failed: { es: 'No se pudo cambiar', en: 'The change could not be saved' },
  days_of_visit: { es: 'Día de la visita', en: 'Day of the visit' },
  today: { es: 'Hoy', en: 'Today' },
  until: { es: (day: string) => `Hasta ${day}`, en: (day: string) => `Until ${day}` },
  upcoming: { es: 'Próximas', en: 'Upcoming' },
  past: { es: 'Pasadas', en: 'Past' },
  tomorrow: { es: 'Mañana', en: 'Tomorrow' },
  live_already: {
    es: (name: string, dates: string) => `${name} ya tiene un pase: ${dates}. Guarda solo si quieres otro.`,
    en: (name: string, dates: string) => `${name} already has a pass: ${dates}. Save only if you want another.`,
  },
  plate_already: {
    es: (plate: string, car: string) => `Ya registraste la placa ${plate}: ${car}.`,
    en: (plate: string, car: string) => `You have already registered the plate ${plate}: ${car}.`,
  },
  remove_title: { es: (name: string) => `¿Eliminar a ${name}?`, en: (name: string) => `Delete ${name}?` },
  remove_vehicle_title: { es: (name: string) => `¿Eliminar ${name}?`, en: (name: string) => `Delete ${name}?` },
  remove_text_without_pass: { es: 'Se elimina para siempre.', en: 'It is deleted forever.' },
  remove_text: {
    es: 'Se elimina para siempre y su pase deja de servir.',
    en: 'It is deleted forever, and its pass stops working.',
  },
  remove_confirm: { es: 'Eliminar Permanentemente', en: 'Delete permanently' },
  pass: {
    ...passTitles,
    gatehouse_note: {
      es: 'Código para la caseta: no vence, pero sirve solo donde hay guardia. Puedes imprimirlo.',
      en: 'Code for the gate: it does not expire, but it works only where there is a guard. You can print it.',
    },
    day_on_paper: {
      es: (until: string) => `Código de hoy: abre en los lectores hasta ${until}.`,
      en: (until: string) => `Today’s code: it works at readers until ${until}.`,
    },
    print: { es: 'Imprimir', en: 'Print' },
    show_gatehouse: { es: 'Ver código para la caseta', en: 'Show code for the gate' },
    show_day: { es: 'Ver código de hoy', en: 'Show today’s code' },
    from: { es: 'Válido desde', en: 'Valid from' },
    until: { es: 'Válido hasta', en: 'Valid until' },
    copy_number: { es: 'Copiar número', en: 'Copy number' },
    copied: { es: 'Copiado', en: 'Copied' },
    download: { es: 'Descargar', en: 'Download' },
    downloaded: { es: '¡Descargado!', en: 'Downloaded!' },
    share: { es: 'Compartir', en: 'Share' },
    whatsapp: { es: 'Enviar por WhatsApp', en: 'Send by WhatsApp' },
    shared_copy: { es: 'Número copiado: pégalo en tu mensaje', en: 'Number copied: paste it into your message' },
    shared_link_copy: { es: 'Enlace copiado: pégalo en tu mensaje', en: 'Link copied: paste it into your message' },
    share_failed: { es: 'No se pudo compartir', en: 'It could not be shared' },
    share_text: {
      es: ({ to, place, when, people, number, link, directions }: SharedWords) =>
        `${to ? `Hola, ${to}: tu pase` : 'Pase'} para ${place}${people ? `, ${people}` : ''}${when ? `, ${when}` : ''}. ${number ? `Muestra el código o di el ${number}` : 'Muestra el código'}: ${link}${directions ? `\nCómo llegar: ${directions}` : ''}`,
      en: ({ to, place, when, people, number, link, directions }: SharedWords) =>
        `${to ? `Hello ${to}, your pass` : 'Pass'} for ${place}${people ? `, ${people}` : ''}${when ? `, ${when}` : ''}. ${number ? `Show the code or say ${number}` : 'Show the code'}: ${link}${directions ? `\nDirections: ${directions}` : ''}`,
    },
    unsent: {
      dates: {
        es: 'La fecha cambió: envía el pase otra vez. El enlace y el número son los mismos.',
        en: 'The date changed: send the pass again. The link and the number are the same.',
      },
      replaced: {
        es: 'El pase anterior ya no sirve: envía este.',
        en: 'The earlier pass no longer works: send this one.',
      },
    },
    copy_link: { es: 'Copiar enlace', en: 'Copy link' },
    regenerate: { es: 'Anular este y crear otro', en: 'Cancel this one and create another' },
    regenerate_title: { es: '¿Crear un código nuevo?', en: 'Create a new code?' },
    regenerate_text: {
      es: 'El código y el número actuales dejan de servir de inmediato.',
      en: 'The current code and number stop working immediately.',
    },
    generating: { es: 'Generando QR...', en: 'Creating the QR code...' },
    generated: { es: '¡QR Generado!', en: 'QR code created!' },
    generate_failed: { es: 'No se pudo generar el código QR', en: 'The QR code could not be created' },
    image_failed: { es: 'No se pudo generar la imagen del QR', en: 'The QR image could not be created' },
    close: { es: 'Cerrar', en: 'Close' },
  },
  own: {
    title: { es: 'Tus últimos pases', en: 'Your last passes' },
    subtitle: {
      es: 'Sin conexión. Estos pases están guardados en este teléfono o computadora.',
      en: 'No connection. These passes are saved on this phone or computer.',
    },
    none: {
      es: 'Este teléfono o computadora no guarda ningún pase.',
      en: 'No pass is saved on this phone or computer.',
    },
    back: { es: 'Volver a intentar', en: 'Try again' },
  },
  page: endlessTexts,
})
