import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

export const gatesMessages = messages({
  posters: { es: 'Carteles para la caseta', en: 'Posters for the gate' },
  posters_text: {
    es: 'Una hoja para cada problema, para imprimir.',
    en: 'One sheet for each kind of trouble, to print.',
  },
  posters_open: { es: 'Ver carteles', en: 'See the posters' },
  sheet_telephones: { es: 'Teléfonos en la lista en papel', en: 'Telephones on the paper list' },
  sheet_telephones_text: {
    es: 'Quien tenga el papel los tiene. Sin esto la lista dice quién vive dónde, y los teléfonos se ven solo en la estación.',
    en: 'Every reader of the paper has them. Without this the list says who lives where, and telephones are seen at the station alone.',
  },
  title: { es: 'Casetas y equipos', en: 'Gates and devices' },
  gates: { es: 'Casetas', en: 'Gates' },
  gate: { es: 'Caseta', en: 'Gate' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  name: { es: 'Nombre', en: 'Name' },
  since_day: { es: (day: string) => `desde el ${day}`, en: (day: string) => `since ${day}` },
  seen: { es: (ago: string) => `Última señal ${ago}`, en: (ago: string) => `Last seen ${ago}` },
  no_station: { es: 'Sin estación', en: 'No station' },
  add_gate: { es: 'Nueva caseta', en: 'New gate' },
  add: { es: 'Agregar caseta', en: 'Add gate' },
  rename: { es: 'Cambiar nombre', en: 'Rename' },
  remove: { es: 'Quitar', en: 'Remove' },
  search: { es: 'Buscar por caseta o condominio', en: 'Search by gate or condominium' },
  none_found: { es: 'Ninguna caseta coincide', en: 'No gate matches' },
  none_found_text: { es: 'Cambia la búsqueda.', en: 'Change the search.' },
  no_gates: { es: 'No hay casetas', en: 'There are no gates' },
  no_gates_text: {
    es: 'Cada condominio nace con una. Cuando tengas un condominio asignado, la verás aquí.',
    en: 'Every condominium starts with one. Once you are assigned to a condominium, you will see it here.',
  },
  gates_failed: { es: 'No se pudieron cargar las casetas', en: 'The gates could not be loaded' },
  gate_example: { es: 'Por ejemplo: Acceso norte', en: 'For example: North entrance' },
  added: { es: 'Caseta agregada', en: 'Gate added' },
  renamed: { es: 'Nombre cambiado', en: 'Name changed' },
  removed: { es: 'Caseta quitada', en: 'Gate removed' },
  remove_failed: { es: 'No se pudo quitar la caseta', en: 'The gate could not be removed' },
  remove_title: { es: (name: string) => `¿Quitar ${name}?`, en: (name: string) => `Remove ${name}?` },
  remove_text: {
    es: 'Sus estaciones tendrán que elegir otra caseta y las claves de sus equipos dejarán de servir. La bitácora conserva su nombre.',
    en: 'Its stations will have to choose another gate, and its devices’ keys will stop working. The log keeps its name.',
  },
  webhook: { es: 'Webhook', en: 'Webhook' },
  webhook_text: {
    es: 'Un sistema tuyo sabe de cada llegada y entrada, y puede responder.',
    en: 'A system of yours hears of each arrival and entry, and can answer.',
  },
  webhook_open: { es: 'Abrir webhook', en: 'Open webhook' },
  devices: { es: 'Equipos', en: 'Devices' },
  device: { es: 'Equipo', en: 'Device' },
  add_device: { es: 'Nuevo equipo', en: 'New device' },
  make_key: { es: 'Crear clave', en: 'Create key' },
  device_example: { es: 'Por ejemplo: Barrera de entrada', en: 'For example: Entrance barrier' },
  no_devices: {
    es: 'Ninguno. Un lector o una barrera de otra marca pregunta con su clave quién puede pasar.',
    en: 'None. A reader or barrier from another maker asks with its key who may enter.',
  },
  devices_failed: { es: 'No se pudieron cargar los equipos', en: 'The devices could not be loaded' },
  maker: { es: 'La creó', en: 'Created by' },
  maker_unknown: { es: 'No se sabe', en: 'Unknown' },
  maker_gone: { es: 'Cuenta eliminada', en: 'Deleted account' },
  maker_left: {
    es: 'Quien la creó ya no administra este condominio',
    en: 'The person who created it no longer manages this condominium',
  },
  prove_text: {
    es: 'Una clave sigue sirviendo aunque cierres tu sesión. Escribe tu contraseña para confirmar que eres tú.',
    en: 'A key keeps working after you sign out. Enter your password to confirm it’s you.',
  },
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
    en: (name: string) => `Revoke the key for ${name}?`,
  },
  revoke_text: {
    es: 'El equipo dejará de recibir respuestas de inmediato. Para volver a usarlo necesitará una clave nueva.',
    en: 'The device will stop getting answers immediately. To use it again you will need a new key.',
  },
  key_title: { es: (name: string) => `Clave de ${name}`, en: (name: string) => `Key for ${name}` },
  key: { es: 'Clave', en: 'Key' },
  key_text: {
    es: 'Cópiala ahora y guárdala en el equipo: no se volverá a mostrar.',
    en: 'Copy it now and save it in the device: it will not be shown again.',
  },
  copy: { es: 'Copiar clave', en: 'Copy key' },
  copied: { es: 'Copiada', en: 'Copied' },
  done: { es: 'Ya la guardé', en: 'I’ve saved it' },
  readers: { es: 'Códigos sin vencimiento en los lectores', en: 'Codes without an end date at readers' },
  readers_text: {
    es: 'Un lector abre sin que nadie mire. Elige qué puede abrir ahí quien tiene un código que no vence. En la caseta, con guardia, todo sigue igual.',
    en: 'Nobody watches a reader. Choose what people with a code that never expires may open there. At a gate with a guard nothing changes.',
  },
  readers_failed: { es: 'No se pudo cargar lo que abren los lectores', en: 'The reader settings could not be loaded' },
  unchosen: {
    es: 'Nadie ha elegido todavía: el código fijo abre, como siempre. Una foto de él abre la barrera hasta que se genere otro. Te proponemos el código de hoy para las personas.',
    en: 'Nobody has chosen yet, so the fixed code opens, as before. A photo of it opens the barrier until a new one is issued. We suggest today’s code for people.',
  },
  unchosen_in: {
    es: (places: number) => (places === 1 ? 'Falta elegir' : `Falta elegir en ${places} condominios`),
    en: (places: number) => (places === 1 ? 'Not chosen yet' : `Not chosen yet in ${places} condominiums`),
  },
  choose: { es: 'Elegir', en: 'Choose' },
  change: { es: 'Cambiar', en: 'Change' },
  choose_title: { es: (name: string) => `Lectores de ${name}`, en: (name: string) => `Readers at ${name}` },
  chosen: { es: 'Guardado', en: 'Saved' },
  kinds: {
    co_resident: { es: 'Residentes', en: 'Residents' },
    permanent_visitor: { es: 'Visitantes permanentes', en: 'Permanent visitors' },
    worker: { es: 'Colaboradores', en: 'Workers' },
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
      en: 'Only the code that the app renews every day opens. A photo stops working within 24 hours. The number does not open.',
    },
    plain: {
      es: 'Una foto del código abre la barrera hasta que se genere otro. Se avisa de cada entrada a quien lo autorizó.',
      en: 'A photo of the code opens the barrier until a new one is issued. The person who authorized it is notified of each entry.',
    },
    none: {
      es: 'Los lectores no abren: pasan con el guardia.',
      en: 'Readers do not open: people enter through the guard.',
    },
  },
  plates: {
    es: 'La placa que lee una cámara cuenta como código fijo: solo abre con “Código fijo”.',
    en: 'A plate read by a camera counts as a fixed code: it opens only with “Fixed code”.',
  },
})

export const stationListMessages = messages({
  stations: { es: 'Estaciones', en: 'Stations' },
  nobody: { es: 'Ya no está', en: 'No longer here' },
  nobody_yet: { es: 'Nadie todavía', en: 'Nobody yet' },
  older: { es: 'Versión anterior', en: 'Older version' },
  unopened: { es: 'Sin abrir', en: 'Not opened yet' },
  check: { es: 'Revisión de inicio', en: 'Start check' },
  older_text: {
    es: 'Una estación con una versión anterior sigue funcionando. Toma la nueva por sí sola cuando está en línea y nadie la usa; si no cambia en un día, recarga la página en ese equipo una vez.',
    en: 'A station with an older version keeps working. It updates by itself while it is online and nobody is using it; if it has not changed after a day, reload the page on that device once.',
  },
  copied: { es: 'Copiada', en: 'Copied' },
  copied_text: {
    es: 'Otro equipo registra con la identidad de una estación copiada: alguien copió el perfil de su navegador. En los dos equipos, borra los datos del sitio, entra de nuevo y elige la caseta. Revisa en la bitácora lo que se registró desde entonces.',
    en: 'Another device records with the identity of a copied station: someone copied its browser profile. On both devices clear the site’s data, sign in again and choose the gate. Check in the log what was recorded since then.',
  },
  all_current: { es: 'Todas al día', en: 'All up to date' },
  latest: { es: (ago: string) => `última señal ${ago}`, en: (ago: string) => `last seen ${ago}` },
  to_look_at: {
    es: (count: number) => (count === 1 ? '1 por revisar' : `${count} por revisar`),
    en: (count: number) => (count === 1 ? '1 to look at' : `${count} to look at`),
  },
  failed: { es: 'No se pudieron cargar las estaciones', en: 'The stations could not be loaded' },
  none: {
    es: 'Ninguna: aparece con el primer turno de un guardia en una tableta o un teléfono.',
    en: 'None: one appears with the first shift of a guard on a tablet or phone.',
  },
})

export const strayMessages = messages({
  title: { es: 'Registros sin persona conocida', en: 'Records about unknown people' },
  text: {
    es: 'Una caseta registró a alguien que nunca estuvo en el sistema. No entra en la bitácora y se guarda 30 días; pregunta a quien lo envió.',
    en: 'A gate recorded someone who was never in the system. It is not in the access log and is kept for 30 days; ask the person who sent it.',
  },
  arrived: { es: 'Llegó', en: 'Arrived' },
  sent_by: { es: 'Enviado por', en: 'Sent by' },
  event: { es: 'Evento', en: 'Event' },
  said: { es: 'Qué decía', en: 'What it said' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  more: {
    es: (count: number) => `Hubo ${grouped(count)} más, que solo se contaron: se guardan cien por día de cada quien.`,
    en: (count: number) =>
      `There were ${grouped(count)} more, which were only counted: one hundred a day are kept per sender.`,
  },
  kinds: {
    entry: { es: 'Entrada', en: 'Entry' },
    override: { es: 'Entrada con motivo', en: 'Let in with a reason' },
    exit: { es: 'Salida', en: 'Exit' },
    checkout: { es: 'Salida', en: 'Exit' },
    guest_entry: { es: 'Entrada de invitado', en: 'Guest entry' },
    guest_exit: { es: 'Salida de invitado', en: 'Guest exit' },
  },
})
