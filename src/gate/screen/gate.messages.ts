/** The words of the gate station, for a guard in a hurry: what is so, and what to do about it. */
import { messages } from '../../shared/messages.ts'

export const gateMessages = messages({
  tones: {
    green: { es: 'Puede pasar', en: 'Let in' },
    amber: { es: 'Revisa', en: 'Check' },
    red: { es: 'Alto', en: 'Stop' },
  },
  acts: {
    entry: { es: 'Registrar Entrada', en: 'Record entry' },
    exit: { es: 'Registrar Salida', en: 'Record exit' },
    override: { es: 'Dejar pasar con motivo', en: 'Let in with a reason' },
    by_phone: { es: 'Autorizada por teléfono', en: 'Authorised by phone' },
    close_stay: { es: 'Cerrar estancia anterior', en: 'Close the earlier stay' },
    unannounced: { es: 'Visita No Anunciada', en: 'Unannounced visit' },
  },
  tells: {
    nobody: { es: '', en: '' },
    host: { es: 'Se avisa a la unidad.', en: 'The unit is told.' },
    admin: { es: 'Se avisa a la administración.', en: 'The administration is told.' },
    both: { es: 'Se avisa a la unidad y a la administración.', en: 'The unit and the administration are told.' },
  },
  /** What is so. */
  reasons: {
    may_enter: { es: 'Puede ingresar', en: 'May enter' },
    may_enter_until: {
      es: (until: string) => `Puede ingresar hasta ${until}`,
      en: (until: string) => `May enter until ${until}`,
    },
    inside: { es: (since: string) => `Dentro desde ${since}`, en: (since: string) => `Inside since ${since}` },
    stay_open: {
      es: (since: string) => `Estancia abierta desde ${since}`,
      en: (since: string) => `Stay open since ${since}`,
    },
    already_inside: { es: (since: string) => `Ya ingresó ${since}`, en: (since: string) => `Already entered ${since}` },
    younger_than_snapshot: { es: 'Pase más nuevo que los datos', en: 'Pass newer than the data' },
    unknown_pass: { es: 'Pase que ya no existe', en: 'Pass that no longer exists' },
    holder_differs: { es: 'El documento no es el del pase', en: 'The document is not the pass’s' },
    snapshot_old: {
      es: (hours: number) => `Datos de hace ${hours} h`,
      en: (hours: number) => `Data is ${hours} h old`,
    },
    clock_doubtful: { es: 'Reloj dudoso', en: 'Clock in doubt' },
    not_yet_valid: { es: (from: string) => `Aún no: desde ${from}`, en: (from: string) => `Not yet: from ${from}` },
    expired: { es: (until: string) => `Venció ${until}`, en: (until: string) => `Expired ${until}` },
    out_of_hours: {
      es: (hours: string) => `Fuera de horario: ${hours}`,
      en: (hours: string) => `Out of hours: ${hours}`,
    },
    pending: {
      es: (since: string) => `Sin respuesta desde ${since}`,
      en: (since: string) => `No answer since ${since}`,
    },
    request_expired: {
      es: (since: string) => `Solicitud vencida, de ${since}`,
      en: (since: string) => `Request expired, from ${since}`,
    },
    denied: { es: 'Denegado por el residente', en: 'Denied by the resident' },
    suspended: { es: 'Suspendido por el residente', en: 'Suspended by the resident' },
    host_gone: { es: 'El anfitrión ya no vive aquí', en: 'The host no longer lives here' },
    cancelled_by_resident: { es: 'Cancelado por el residente', en: 'Cancelled by the resident' },
    visit_over: { es: 'La visita terminó', en: 'The visit is over' },
    visit_over_at: { es: (at: string) => `La visita terminó ${at}`, en: (at: string) => `The visit ended ${at}` },
    revoked: { es: (at: string) => `Pase anulado ${at}`, en: (at: string) => `Pass revoked ${at}` },
    superseded: { es: 'Hay un pase más nuevo', en: 'There is a newer pass' },
    replaced_pass: { es: 'Código de formato anterior', en: 'Code of a former format' },
    unreadable: { es: 'No es un código de Garita', en: 'Not a Garita code' },
    unknown_key: { es: 'Llave desconocida', en: 'Unknown key' },
    bad_signature: { es: 'Pase falso o de otro condominio', en: 'Forged, or of another condominium' },
    wrong_condominium: { es: 'Pase de otro condominio', en: 'Pass of another condominium' },
    unknown_number: { es: 'Número desconocido', en: 'Unknown number' },
    unknown_plate: { es: 'Placa desconocida', en: 'Unknown plate' },
    unknown_person: { es: 'Ya no está en la lista', en: 'No longer on the list' },
    several: { es: (count: number) => `${count} coincidencias`, en: (count: number) => `${count} matches` },
    no_snapshot: { es: 'La garita aún no tiene datos', en: 'The station has no data yet' },
    unknown_error: { es: 'No se pudo comprobar', en: 'It could not be checked' },
    through: { es: (gate: string) => `por ${gate}`, en: (gate: string) => `through ${gate}` },
  },
  /** What to do. */
  advice: {
    may_enter: { es: 'Compara el nombre y la unidad.', en: 'Compare the name and the unit.' },
    inside: { es: 'Puede entrar y salir.', en: 'May come and go.' },
    stay_open: {
      es: 'Si sale, registra la salida. Si vuelve a entrar, cierra la estancia anterior.',
      en: 'If leaving, record the exit. If coming in again, close the earlier stay.',
    },
    already_inside: {
      es: 'Si sale, registra la salida. Si quiere entrar, puede ser una copia: llama a la unidad.',
      en: 'If leaving, record the exit. If coming in, it may be a copy: call the unit.',
    },
    younger_than_snapshot: {
      es: 'Pide el documento y escríbelo; debe ser el del pase.',
      en: 'Ask for the document and type it; it must be the pass’s.',
    },
    unknown_pass: {
      es: 'El servidor no lo conoce. Pide el pase más reciente o llama a la unidad.',
      en: 'The server does not know it. Ask for the most recent pass or call the unit.',
    },
    holder_differs: { es: 'No lo dejes pasar. Llama a la unidad.', en: 'Do not let them in. Call the unit.' },
    snapshot_old: { es: 'Compara el documento o llama a la unidad.', en: 'Compare the document or call the unit.' },
    clock_doubtful: {
      es: 'Compara la vigencia con un reloj y pide el documento.',
      en: 'Compare the times with a clock and ask for the document.',
    },
    not_yet_valid: { es: 'Llama a la unidad si insiste.', en: 'Call the unit if they insist.' },
    expired: { es: 'Llama a la unidad.', en: 'Call the unit.' },
    out_of_hours: { es: 'Llama a la unidad.', en: 'Call the unit.' },
    pending: { es: 'Espera la respuesta o llama a la unidad.', en: 'Wait for the answer or call the unit.' },
    request_expired: { es: 'Llama a la unidad o regístrala de nuevo.', en: 'Call the unit or register it again.' },
    denied: { es: 'No lo dejes pasar.', en: 'Do not let them in.' },
    suspended: { es: 'Llama a la unidad.', en: 'Call the unit.' },
    host_gone: { es: 'Llama a la administración.', en: 'Call the administration.' },
    cancelled_by_resident: { es: 'Llama a la unidad.', en: 'Call the unit.' },
    visit_over: { es: 'Si vuelve, regístrala como visita nueva.', en: 'If they come back, register a new visit.' },
    revoked: { es: 'Llama a la unidad.', en: 'Call the unit.' },
    superseded: { es: 'Pide el pase más reciente.', en: 'Ask for the most recent pass.' },
    replaced_pass: {
      es: 'Compara el documento y pide que muestre el código nuevo de la app.',
      en: 'Compare the document and ask for the new code in the app.',
    },
    unreadable: {
      es: 'Limpia la cámara, escribe el número de 5 dígitos o busca el nombre.',
      en: 'Clean the camera, type the 5-digit number or search for the name.',
    },
    unknown_key: { es: 'Busca el nombre o el número.', en: 'Search for the name or the number.' },
    bad_signature: { es: 'No lo dejes pasar. Busca el nombre.', en: 'Do not let them in. Search for the name.' },
    wrong_condominium: { es: 'No es de aquí. Busca el nombre.', en: 'Not of this place. Search for the name.' },
    unknown_number: {
      es: 'Vuelve a escribirlo, o registra una visita no anunciada.',
      en: 'Type it again, or register an unannounced visit.',
    },
    unknown_plate: {
      es: 'Busca el nombre, o registra una visita no anunciada.',
      en: 'Search for the name, or register an unannounced visit.',
    },
    unknown_person: { es: 'Busca de nuevo.', en: 'Search again.' },
    several: { es: 'Elige quién es.', en: 'Choose who it is.' },
    no_snapshot: {
      es: 'Conéctala para traer los datos. Mientras tanto, llama a la unidad.',
      en: 'Connect it to fetch the data. Meanwhile, call the unit.',
    },
    unknown_error: {
      es: 'Escanea otra vez o busca el nombre. Avisa a la administración.',
      en: 'Scan again or search for the name. Tell the administration.',
    },
  },
  /** What the server says about what was done without it. */
  conflicts: {
    cancelled_meanwhile: {
      es: 'Se registró, pero la visita ya estaba cancelada.',
      en: 'Recorded, but the visit was already cancelled.',
    },
    already_inside_elsewhere: {
      es: 'Se registró, pero ya había entrado por otro acceso.',
      en: 'Recorded, but they had already entered through another gate.',
    },
    revoked_meanwhile: {
      es: 'Se registró, pero el pase ya estaba anulado.',
      en: 'Recorded, but the pass was already revoked.',
    },
    not_allowed: {
      es: 'Se registró, pero en ese momento no tenía permiso para entrar.',
      en: 'Recorded, but at that moment they had no permission to enter.',
    },
    unknown: {
      es: 'Se registró, pero el servidor no conoce a esta persona.',
      en: 'Recorded, but the server does not know this person.',
    },
    not_taken: {
      es: 'No está en la bitácora: el servidor no pudo leer este registro. Se conserva en este equipo y se envía otra vez al abrir la garita. Avisa a la administración.',
      en: 'Not in the access log: the server could not read this record. It is kept on this device and sent again when the station is opened. Tell the administration.',
    },
  },
})
