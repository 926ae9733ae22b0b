import { messages } from '../../shared/messages.ts'

export const gatesMessages = messages({
  title: { es: 'Garitas y equipos', en: 'Gates and devices' },
  subtitle: {
    es: 'Los accesos de tus condominios y los lectores o barreras que preguntan por quién puede pasar',
    en: 'The entrances of your condominiums, and the readers or barriers that ask who may pass',
  },
  gates: { es: 'Garitas', en: 'Gates' },
  gate: { es: 'Garita', en: 'Gate' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  name: { es: 'Nombre', en: 'Name' },
  since: { es: 'Desde', en: 'Since' },
  add_gate: { es: 'Nueva garita', en: 'New gate' },
  add: { es: 'Agregar garita', en: 'Add gate' },
  rename: { es: 'Cambiar nombre', en: 'Rename' },
  remove: { es: 'Quitar', en: 'Remove' },
  no_gates: { es: 'No hay garitas', en: 'There are no gates' },
  no_gates_text: {
    es: 'Cada condominio nace con una. Cuando tengas un condominio asignado, la verás aquí.',
    en: 'Every condominium is born with one. Once a condominium is assigned to you, you will see it here.',
  },
  gates_failed: { es: 'No se pudieron cargar las garitas', en: 'The gates could not be loaded' },
  gate_example: { es: 'Por ejemplo: Acceso norte', en: 'For example: North entrance' },
  added: { es: 'Garita agregada', en: 'Gate added' },
  renamed: { es: 'Nombre cambiado', en: 'Name changed' },
  removed: { es: 'Garita quitada', en: 'Gate removed' },
  remove_failed: { es: 'No se pudo quitar la garita', en: 'The gate could not be removed' },
  remove_title: { es: (name: string) => `¿Quitar ${name}?`, en: (name: string) => `Remove ${name}?` },
  remove_text: {
    es: 'Sus estaciones tendrán que elegir otra garita y las claves de sus equipos dejarán de servir. La bitácora conserva su nombre.',
    en: 'Its stations will have to choose another gate, and the keys of its devices stop working. The log keeps its name.',
  },
  devices: { es: 'Equipos', en: 'Devices' },
  device: { es: 'Equipo', en: 'Device' },
  add_device: { es: 'Nuevo equipo', en: 'New device' },
  make_key: { es: 'Crear clave', en: 'Make key' },
  device_example: { es: 'Por ejemplo: Barrera de entrada', en: 'For example: Entrance barrier' },
  no_devices: { es: 'No hay equipos', en: 'There are no devices' },
  no_devices_text: {
    es: 'Un lector o una barrera de otra marca puede preguntar a Garita quién puede pasar, con una clave propia.',
    en: 'A reader or barrier of another make can ask Garita who may pass, with a key of its own.',
  },
  devices_failed: { es: 'No se pudieron cargar los equipos', en: 'The devices could not be loaded' },
  maker: { es: 'La creó', en: 'Made by' },
  maker_unknown: { es: 'No se sabe', en: 'Not known' },
  maker_gone: { es: 'Cuenta eliminada', en: 'Deleted account' },
  maker_left: {
    es: 'Quien la creó ya no administra este condominio',
    en: 'Whoever made it no longer runs this condominium',
  },
  prove_text: {
    es: 'Una clave sigue sirviendo aunque cierres tu sesión. Escribe tu contraseña para confirmar que eres tú.',
    en: 'A key goes on working after you sign out. Enter your password to confirm that it is you.',
  },
  your_password: { es: 'Tu contraseña', en: 'Your password' },
  last_used: { es: 'Último uso', en: 'Last used' },
  never_used: { es: 'Sin usar', en: 'Never used' },
  state: { es: 'Estado', en: 'State' },
  works: { es: 'Activo', en: 'Active' },
  is_revoked: { es: 'Revocado', en: 'Revoked' },
  revoke: { es: 'Revocar', en: 'Revoke' },
  revoked: { es: 'Clave revocada', en: 'Key revoked' },
  revoke_failed: { es: 'No se pudo revocar la clave', en: 'The key could not be revoked' },
  revoke_title: {
    es: (name: string) => `¿Revocar la clave de ${name}?`,
    en: (name: string) => `Revoke the key of ${name}?`,
  },
  revoke_text: {
    es: 'El equipo dejará de recibir respuestas de inmediato. Para volver a usarlo necesitará una clave nueva.',
    en: 'The device stops getting answers at once. To be used again it will need a new key.',
  },
  key_title: { es: (name: string) => `Clave de ${name}`, en: (name: string) => `Key of ${name}` },
  key: { es: 'Clave', en: 'Key' },
  key_text: {
    es: 'Cópiala ahora y guárdala en el equipo: no se volverá a mostrar.',
    en: 'Copy it now and keep it in the device: it will not be shown again.',
  },
  copy: { es: 'Copiar clave', en: 'Copy key' },
  copied: { es: 'Copiada', en: 'Copied' },
  done: { es: 'Ya la guardé', en: 'I have kept it' },
  readers: { es: 'Códigos sin vencimiento en los lectores', en: 'Codes without an end at readers' },
  readers_text: {
    es: 'Un lector abre sin que nadie mire. Elige qué puede abrir ahí quien tiene un código que no vence. En la caseta, con guardia, todo sigue igual.',
    en: 'A reader opens while nobody watches. Choose what those with a code that does not end may open there. At the gatehouse, with a guard, nothing changes.',
  },
  readers_failed: { es: 'No se pudo cargar lo que abren los lectores', en: 'What readers open could not be loaded' },
  unchosen: {
    es: 'Nadie ha elegido todavía: el código fijo abre, como siempre. Una foto de él abre la barrera hasta que se genere otro. Te proponemos el código de hoy para las personas.',
    en: 'Nobody has chosen yet: the fixed code opens, as it always did. A photo of it opens the barrier until a new one is issued. We suggest today’s code for people.',
  },
  choose: { es: 'Elegir', en: 'Choose' },
  change: { es: 'Cambiar', en: 'Change' },
  choose_title: { es: (name: string) => `Lectores de ${name}`, en: (name: string) => `Readers of ${name}` },
  chosen: { es: 'Guardado', en: 'Saved' },
  kinds: {
    co_resident: { es: 'Residentes', en: 'Residents' },
    permanent_visitor: { es: 'Visitantes permanentes', en: 'Permanent visitors' },
    worker: { es: 'Colaboradores', en: 'Collaborators' },
    vehicle: { es: 'Vehículos', en: 'Vehicles' },
  },
  choices: {
    day: { es: 'Código de hoy', en: 'Today’s code' },
    plain: { es: 'Código fijo', en: 'Fixed code' },
    none: { es: 'Nada', en: 'Nothing' },
  },
  meanings: {
    day: {
      es: 'Abre solo el código que la app renueva cada día. Una foto deja de servir en 24 horas. El número no abre.',
      en: 'Only the code that the app renews each day opens. A photo stops working within 24 hours. The number does not open.',
    },
    plain: {
      es: 'Una foto del código abre la barrera hasta que se genere otro. Se avisa de cada entrada a quien lo autorizó.',
      en: 'A photo of the code opens the barrier until a new one is issued. Whoever authorised it is told of each entry.',
    },
    none: {
      es: 'Los lectores no abren: pasan con el guardia.',
      en: 'Readers do not open: they pass with the guard.',
    },
  },
  plates: {
    es: 'La placa que lee una cámara cuenta como código fijo: solo abre con “Código fijo”.',
    en: 'A plate that a camera reads counts as a fixed code: it opens with “Fixed code” alone.',
  },
})

export const stationListMessages = messages({
  stations: { es: 'Estaciones', en: 'Stations' },
  gate: { es: 'Garita', en: 'Gate' },
  guard: { es: 'Guardia', en: 'Guard' },
  nobody: { es: 'Ya no está', en: 'No longer here' },
  build: { es: 'Versión', en: 'Version' },
  current: { es: 'Al día', en: 'Up to date' },
  older: { es: 'Anterior', en: 'Older' },
  seen: { es: 'Última señal', en: 'Last heard of' },
  older_text: {
    es: 'Una estación con una versión anterior sigue funcionando. Toma la nueva por sí sola cuando está en línea y nadie la usa; si no cambia en un día, recarga la página en ese equipo una vez.',
    en: 'A station with an older version goes on working. It takes the new one by itself while it is online and nobody uses it; if it has not changed after a day, reload the page on that device once.',
  },
  failed: { es: 'No se pudieron cargar las estaciones', en: 'The stations could not be loaded' },
  none: { es: 'No hay estaciones', en: 'There are no stations' },
  none_text: {
    es: 'Una estación es la tableta o el teléfono donde un guardia abre la garita. Aparece aquí desde su primer turno.',
    en: 'A station is the tablet or phone on which a guard opens the gate’s screen. It appears here from its first shift.',
  },
})

export const strayMessages = messages({
  title: { es: 'Registros sin persona conocida', en: 'Acts about nobody who is known' },
  text: {
    es: 'Una garita registró a alguien que nunca estuvo en el sistema. No entra en la bitácora y se guarda 30 días; pregunta a quien lo envió.',
    en: 'A gate recorded somebody who never was in the system. It is not in the access log and is kept for 30 days; ask whoever sent it.',
  },
  arrived: { es: 'Llegó', en: 'Arrived' },
  sent_by: { es: 'Enviado por', en: 'Sent by' },
  event: { es: 'Evento', en: 'Event' },
  said: { es: 'Qué decía', en: 'What it said' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  more: {
    es: (count: number) => `Hubo ${count} más, que solo se contaron: se guardan cien por día de cada quien.`,
    en: (count: number) =>
      `There were ${count} more, which were only counted: a hundred a day of each sender are kept.`,
  },
  kinds: {
    entry: { es: 'Entrada', en: 'Entry' },
    override: { es: 'Entrada con motivo', en: 'Let in with a reason' },
    exit: { es: 'Salida', en: 'Exit' },
    checkout: { es: 'Salida', en: 'Exit' },
    guest_entry: { es: 'Entrada de invitado', en: 'Entry of a guest' },
    guest_exit: { es: 'Salida de invitado', en: 'Exit of a guest' },
  },
})
