/** Texts of authorizations: fields, options and actions. */
import { messages } from '../shared/messages.ts'
import { passTitles, periodTexts, visitPageTexts } from './pass/visitPage.messages.ts'

export const fieldTexts = messages({
  name: { es: 'Nombre', en: 'Name' },
  last_name: { es: 'Apellido', en: 'Last name' },
  id_document: { es: 'Número de identificación', en: 'Identification number' },
  relationship: { es: 'Relación', en: 'Relationship' },
  can_authorize_access: { es: 'Puede autorizar accesos', en: 'May authorize access' },
  phone_number: { es: 'Teléfono', en: 'Phone' },
  tell_exits: { es: 'Avisarme cuando salga', en: 'Tell me when they go out' },
  email: { es: 'Email', en: 'E-mail' },
  valid_from: { es: 'Válido desde', en: 'Valid from' },
  valid_until: { es: 'Válido hasta', en: 'Valid until' },
  vehicle_plate: { es: 'Placa', en: 'Plate' },
  vehicle_model: { es: 'Modelo del vehículo', en: 'Vehicle model' },
  vehicle_type: { es: 'Tipo de vehículo', en: 'Vehicle type' },
  purpose: { es: 'Motivo de la visita', en: 'Purpose of the visit' },
  notes: { es: 'Notas', en: 'Notes' },
  emergency_contact: { es: 'Contacto de emergencia', en: 'Emergency contact' },
  work_type: { es: 'Tipo de trabajo', en: 'Type of work' },
  weekdays: { es: 'Días', en: 'Days' },
  hours_from: { es: 'Hora de entrada', en: 'From' },
  hours_until: { es: 'Hora de salida', en: 'Until' },
  schedule: { es: 'Horario (nota)', en: 'Schedule (note)' },
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

/** A card has half a line per fact and shows both hours as one. */
export const cardTexts = messages({
  id_document: { es: 'Identificación', en: 'Identification' },
  can_authorize_access: { es: 'Autoriza accesos', en: 'Authorizes access' },
  hours_from: { es: 'Horario', en: 'Hours' },
  schedule: { es: 'Nota del horario', en: 'Schedule note' },
  emergency_contact: { es: 'Emergencia', en: 'Emergency' },
  vet_phone: { es: 'Tel. veterinario', en: 'Vet phone' },
  purpose: { es: 'Motivo', en: 'Purpose' },
})

export const optionTexts = messages({
  'PROPIETARI@': { es: 'PROPIETARI@', en: 'OWNER' },
  'ESPOS@': { es: 'ESPOS@', en: 'SPOUSE' },
  MADRE: { es: 'MADRE', en: 'MOTHER' },
  PADRE: { es: 'PADRE', en: 'FATHER' },
  'HIJ@': { es: 'HIJ@', en: 'CHILD' },
  'HERMAN@': { es: 'HERMAN@', en: 'SIBLING' },
  'TI@': { es: 'TI@', en: 'AUNT/UNCLE' },
  'PRIM@': { es: 'PRIM@', en: 'COUSIN' },
  'ABUEL@': { es: 'ABUEL@', en: 'GRANDPARENT' },
  'NIET@': { es: 'NIET@', en: 'GRANDCHILD' },
  OTRO: { es: 'OTRO', en: 'OTHER' },
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

/** The customer's titles for the reasons that block saving. */
export const blockedTitles = messages({
  signed_out: { es: 'Error de Autenticación', en: 'Authentication error' },
  authorization_needs_home: { es: 'Error de Configuración', en: 'Configuration error' },
  not_approved: { es: 'Cuenta No Aprobada', en: 'Account not approved' },
})

interface SharedWords {
  /** A person's first name; a vehicle has none. */
  to: string | null
  place: string
  when: string | null
  number: string | null
  link: string
  /** The place on a map; null where no address is set. */
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
  /** On what the administration imported for its host. */
  by_administration: {
    es: (name: string) => `Lo registró la administración (${name})`,
    en: (name: string) => `Registered by the administration (${name})`,
  },
  received_from: {
    es: (name: string) => `Te lo dejó ${name} al mudarse`,
    en: (name: string) => `Left to you by ${name} when they moved`,
  },
  whole_range: {
    es: (from: number, to: number, required: boolean) => `Un número de ${from} a ${to}${required ? '' : ', o vacío'}`,
    en: (from: number, to: number, required: boolean) =>
      `A number from ${from} to ${to}${required ? '' : ', or empty'}`,
  },
  not_given: { es: 'No especificado', en: 'Not given' },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  vaccination: {
    al_dia: { es: 'Vacunado', en: 'Vaccinated' },
    vencida: { es: 'Vacunas vencidas', en: 'Vaccination overdue' },
    parcial: { es: 'Vacunas incompletas', en: 'Vaccination incomplete' },
  },
  name_required: { es: 'El nombre es obligatorio', en: 'The name is required' },
  time: { es: 'Hora', en: 'Time' },
  days: {
    short: {
      es: (day: number) => ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'][day - 1] ?? '',
      en: (day: number) => ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][day - 1] ?? '',
    },
    every: { es: 'Todos los días', en: 'Every day' },
  },
  acts: {
    pass: { es: 'Ver QR', en: 'View QR' },
    edit: { es: 'Editar', en: 'Edit' },
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
    es: 'Al guardar, el código QR y el número anteriores dejarán de servir. Comparte el pase nuevo.',
    en: 'When you save, the old QR code and number stop working. Share the new pass.',
  },
  new_dates_note: {
    es: 'Al guardar, el enlace ya enviado muestra la nueva fecha y el número no cambia. La imagen de antes lleva la fecha de antes: envía el pase otra vez.',
    en: 'When you save, the link that you sent shows the new date, and the number stays. An earlier picture has the earlier date: send the pass again.',
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
    es: (name: string) => `${name} ya no podrá entrar: su pase deja de servir.`,
    en: (name: string) => `${name} can no longer enter: their pass stops working.`,
  },
  call_off_confirm: { es: 'Sí, cancelar la invitación', en: 'Yes, cancel the invitation' },
  call_off_keep: { es: 'No, conservarla', en: 'No, keep it' },
  suspended: {
    es: (name: string) => `Suspendiste a ${name}: su pase no sirve`,
    en: (name: string) => `You suspended ${name}: their pass won’t work`,
  },
  resumed: { es: (name: string) => `${name} puede volver a entrar`, en: (name: string) => `${name} can enter again` },
  dismiss_title: { es: (name: string) => `¿Dar de baja a ${name}?`, en: (name: string) => `Dismiss ${name}?` },
  dismiss_text: {
    es: 'Su pase deja de abrir y la garita dirá que ya no trabaja en tu casa. Su asistencia se conserva, y puede volver.',
    en: 'The pass stops working, and the gate will say that they no longer work at your home. Their attendance stays, and they can come back.',
  },
  dismiss_refuse: {
    es: (name: string) => `No recibir más a ${name}, tampoco como visita`,
    en: (name: string) => `Do not receive ${name} any more, not as a visitor either`,
  },
  dismissed: {
    es: (name: string) => `${name} ya no trabaja en tu casa: la garita lo sabe`,
    en: (name: string) => `${name} no longer works at your home: the gate knows`,
  },
  rehired: {
    es: (name: string) => `${name} vuelve a trabajar en tu casa: su pase sirve otra vez`,
    en: (name: string) => `${name} works at your home again: the pass works`,
  },
  refused: {
    es: (name: string) => `Tu casa ya no recibe a ${name}`,
    en: (name: string) => `Your home no longer receives ${name}`,
  },
  refuse_failed: {
    es: 'La garita no sabe todavía que no le recibes',
    en: 'The gate does not know yet that you do not receive them',
  },
  remove_worker_text: {
    es: 'Se elimina para siempre, con su asistencia, y la garita ya no sabrá quién es. Si trabajó contigo, elige «Dar de baja».',
    en: 'It is deleted forever, with the attendance, and the gate will not know who it is. If they worked for you, choose “Dismiss”.',
  },
  suspend_failed: { es: 'No se pudo cambiar', en: 'The change could not be saved' },
  days_of_visit: { es: 'Día de la visita', en: 'Day of the visit' },
  today: { es: 'Hoy', en: 'Today' },
  until: { es: (day: string) => `Hasta ${day}`, en: (day: string) => `Until ${day}` },
  upcoming: { es: 'Próximas', en: 'Upcoming' },
  past: { es: 'Pasadas', en: 'Past' },
  tomorrow: { es: 'Mañana', en: 'Tomorrow' },
  live_already: {
    es: (name: string, dates: string) => `${name} ya tiene un pase que sirve: ${dates}. Guarda solo si quieres otro.`,
    en: (name: string, dates: string) =>
      `${name} already has a pass that works: ${dates}. Save only if you want another.`,
  },
  plate_already: {
    es: (plate: string, car: string) => `Ya registraste la placa ${plate}: ${car}.`,
    en: (plate: string, car: string) => `You have already registered the plate ${plate}: ${car}.`,
  },
  remove_title: { es: (name: string) => `¿Eliminar a ${name}?`, en: (name: string) => `Delete ${name}?` },
  remove_vehicle_title: { es: (name: string) => `¿Eliminar ${name}?`, en: (name: string) => `Delete ${name}?` },
  remove_text_without_pass: { es: 'Se eliminará permanentemente.', en: 'It will be permanently deleted.' },
  remove_text: {
    es: 'Se eliminará permanentemente y su pase dejará de servir.',
    en: 'It will be permanently deleted and its pass will stop working.',
  },
  remove_confirm: { es: 'Eliminar Permanentemente', en: 'Delete permanently' },
  pass: {
    ...passTitles,
    day_over: {
      es: 'El código de hoy venció. Conéctate a internet para renovarlo.',
      en: 'Today’s code has expired. Go online to renew it.',
    },
    gatehouse_note: {
      es: 'Código para la caseta: no vence, pero solo sirve donde hay guardia. Puedes imprimirlo.',
      en: 'Code for the gatehouse: it does not expire, but it only works where there is a guard. You can print it.',
    },
    plain_note: {
      es: 'Este código no vence y abre los lectores: una foto también abre, hasta que se genere otro. Cuídalo.',
      en: 'This code does not expire and works at readers, and so does a photo of it, until you create a new one. Keep it safe.',
    },
    none_note: {
      es: 'Los lectores no abren con este código. Muéstralo en la caseta.',
      en: 'This code does not work at readers. Show it at the gatehouse.',
    },
    day_on_paper: {
      es: (until: string) => `Código de hoy: abre los lectores hasta ${until}.`,
      en: (until: string) => `Today’s code: it works at readers until ${until}.`,
    },
    print: { es: 'Imprimir', en: 'Print' },
    show_gatehouse: { es: 'Ver código para la caseta', en: 'Show code for the gatehouse' },
    show_day: { es: 'Ver código de hoy', en: 'Show today’s code' },
    number: { es: 'Número de acceso', en: 'Access number' },
    directions: { es: 'Cómo llegar', en: 'Directions' },
    from: { es: 'Válido desde', en: 'Valid from' },
    until: { es: 'Válido hasta', en: 'Valid until' },
    copy_number: { es: 'Copiar número', en: 'Copy number' },
    copied: { es: 'Copiado', en: 'Copied' },
    download: { es: 'Descargar', en: 'Download' },
    downloaded: { es: '¡Descargado!', en: 'Downloaded!' },
    share: { es: 'Compartir', en: 'Share' },
    whatsapp: { es: 'Enviar por WhatsApp', en: 'Send by WhatsApp' },
    shared_copy: { es: 'Se copió el número para compartirlo', en: 'The number was copied so you can share it' },
    shared_link_copy: { es: 'Se copió el enlace para compartirlo', en: 'The link was copied so you can share it' },
    share_failed: { es: 'No se pudo compartir', en: 'It could not be shared' },
    share_text: {
      es: ({ to, place, when, number, link, directions }: SharedWords) =>
        `${to ? `Hola, ${to}: tu pase` : 'Pase'} para ${place}${when ? `, ${when}` : ''}. ${number ? `Muestra el código o di el ${number}` : 'Muestra el código'}: ${link}${directions ? `\nCómo llegar: ${directions}` : ''}`,
      en: ({ to, place, when, number, link, directions }: SharedWords) =>
        `${to ? `Hello ${to}, your pass` : 'Pass'} for ${place}${when ? `, ${when}` : ''}. ${number ? `Show the code or say ${number}` : 'Show the code'}: ${link}${directions ? `\nDirections: ${directions}` : ''}`,
    },
    unsent: {
      dates: {
        es: 'La fecha cambió: envía el pase otra vez. El enlace y el número siguen siendo los mismos.',
        en: 'The date changed: send the pass again. The link and the number are still the same.',
      },
      replaced: {
        es: 'El pase de antes ya no sirve: envía este.',
        en: 'The earlier pass no longer works: send this one.',
      },
    },
    copy_link: { es: 'Copiar enlace', en: 'Copy link' },
    regenerate: { es: 'Anular este y crear otro', en: 'Cancel this one and create another' },
    regenerate_title: { es: '¿Generar un código nuevo?', en: 'Create a new code?' },
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
      es: 'Sin conexión. Estos pases quedaron guardados en este dispositivo.',
      en: 'No connection. These passes were kept on this device.',
    },
    back: { es: 'Volver a intentar', en: 'Try again' },
  },
  page: {
    ...visitPageTexts,
    where: { es: 'Dónde', en: 'Where' },
    when: { es: 'Cuándo', en: 'When' },
    save_image: { es: 'Guardar imagen', en: 'Save image' },
    show: { es: 'Muestra este código en la garita', en: 'Show this code at the gate' },
    late: { es: (at: string) => `Venció ${at}`, en: (at: string) => `Expired ${at}` },
    late_text: {
      es: (until: string) => `La garita aún puede dejarte pasar hasta las ${until}: muéstralo.`,
      en: (until: string) => `The gate can still let you in until ${until}: show it.`,
    },
    over_title: { es: 'Este pase ya no sirve', en: 'This pass no longer works' },
    over_text: { es: 'Pide uno nuevo a quien te invitó.', en: 'Ask the person who invited you for a new one.' },
    over_aside: {
      es: 'Un pase abre sus días,\ny ninguno más.',
      en: 'A pass opens its own days,\nand no others.',
    },
    ask_another: { es: 'Pedir otro por WhatsApp', en: 'Ask for another by WhatsApp' },
    ask_text: {
      es: (host: string | null, place: string) =>
        `Hola${host ? `, ${host}` : ''}: mi pase para ${place} ya no sirve. ¿Me envías otro?`,
      en: (host: string | null, place: string) =>
        `Hello${host ? `, ${host}` : ''}: my pass for ${place} no longer works. Could you send me another?`,
    },
    my_data: { es: 'Mis datos y mi privacidad', en: 'My data and privacy' },
    failed_text: { es: 'Revisa tu conexión y vuelve a intentar.', en: 'Check your connection and try again.' },
  },
})
