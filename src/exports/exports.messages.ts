import { messages } from '../shared/messages.ts'

export const exportMessages = messages({
  menu: { es: 'Exportar', en: 'Export' },
  filtered: { es: 'Con los filtros de la pantalla.', en: 'With the filters of the screen.' },
  residents: { es: 'Residentes', en: 'Residents' },
  visitors: { es: 'Visitantes', en: 'Visitors' },
  log: { es: 'Accesos', en: 'Access log' },
  reservations: { es: 'Reservas', en: 'Reservations' },
  print: { es: 'Bitácora para imprimir', en: 'Access log to print' },
  residents_hold: { es: 'Nombre, unidad, correo, teléfono y estado', en: 'Name, unit, e-mail, phone and status' },
  visitors_hold: {
    es: 'Nombre, documento, unidad, estado, fechas y motivo',
    en: 'Name, document, unit, status, dates and reason',
  },
  log_hold: {
    es: 'Cada entrada y salida, con su hora, guardia y caseta',
    en: 'Each entry and exit, with its time, guard and gate',
  },
  reservations_hold: {
    es: 'Amenidad, fecha, horario, residente e invitados',
    en: 'Amenity, date, time, resident and guests',
  },
  print_holds: { es: 'Los 1,000 registros más recientes, como hoja', en: 'The 1,000 newest records, as a sheet' },
  open_print: { es: 'Abrir', en: 'Open' },
  under_way: { es: (list: string) => `Exportando: ${list}`, en: (list: string) => `Exporting: ${list}` },
  beginning: { es: 'Preparando el archivo…', en: 'Preparing the file…' },
  so_far: {
    es: (rows: string, of: string) => `${rows} de ${of} registros`,
    en: (rows: string, of: string) => `${rows} of ${of} records`,
  },
  cancel: { es: 'Cancelar exportación', en: 'Cancel export' },
  cancelled: { es: 'Exportación cancelada', en: 'Export canceled' },
  nothing_saved: { es: 'No se guardó ningún archivo.', en: 'No file was saved.' },
  done_title: { es: 'Exportación exitosa', en: 'Export successful' },
  done: {
    es: (rows: string) => `Se exportaron ${rows} registros`,
    en: (rows: string) => `${rows} records were exported`,
  },
  hidden_title: { es: 'Faltan nombres en el archivo', en: 'Names are missing in the file' },
  empty_title: { es: 'Sin datos', en: 'No data' },
  none_assigned: {
    es: 'No hay condominios asignados para exportar',
    en: 'There are no condominiums assigned to export',
  },
  empty: {
    es: 'Ningún registro coincide con los filtros. Cámbialos e intenta de nuevo.',
    en: 'No record matches the filters. Change them and try again.',
  },
  failed_title: { es: 'Error de exportación', en: 'Export error' },
  failed: {
    es: (why: string) => `No se pudo exportar los datos. ${why}`,
    en: (why: string) => `The data could not be exported. ${why}`,
  },
})

export const leavingMessages = messages({
  act: { es: 'Descargar todo', en: 'Download everything' },
  title: { es: (name: string) => `Descargar todo de ${name}`, en: (name: string) => `Download everything of ${name}` },
  what: {
    es: 'Descargas un archivo ZIP con todos los datos que la administración puede ver: residentes, autorizaciones y visitas, bitácora de accesos, reservas, casetas, ajustes y bitácora de cambios. Un README.txt explica cada archivo.',
    en: 'You get a ZIP file with all data that the administration may see: residents, authorizations and visits, access log, reservations, gates, settings and change log. A README.txt explains each file.',
  },
  without: {
    es: 'No contiene contraseñas, claves ni códigos.',
    en: 'It contains no passwords, keys or codes.',
  },
  personal: { es: 'Contiene datos personales', en: 'It contains personal data' },
  personal_text: {
    es: 'De residentes y visitantes. Guarda el archivo donde solo tú lo abras y bórralo cuando ya no lo necesites. La bitácora de cambios guarda tu nombre y la descarga.',
    en: 'Of residents and visitors. Keep the file where only you can open it, and delete it when you no longer need it. The change log records the download with your name.',
  },
  password: { es: 'Tu contraseña', en: 'Your password' },
  whole: { es: 'Todo el condominio', en: 'The whole condominium' },
})

export const readmeTexts = messages({
  secret: {
    es: 'es un secreto: quien lo tiene podría abrir, firmar o entrar',
    en: 'a secret: whoever has it could open, sign or sign in',
  },
  account: {
    es: 'es de la cuenta de una persona, no del condominio',
    en: 'belongs to the account of a person, not to the condominium',
  },
  installation: { es: 'es de la instalación', en: 'belongs to the installation' },
  codes: { es: 'códigos que solo esta instalación entiende', en: 'codes that only this installation understands' },
  homes: {
    es: 'Las reglas de las casas sobre quién llega: son de cada casa y la administración no las lee',
    en: 'What homes say beforehand of who arrives: it belongs to each home, and the administration does not read it',
  },
  faces: {
    es: 'las fotos en los pases: son caras de personas, y solo la casa y la caseta las ven',
    en: 'the photos on passes: they are faces of people, and only the home and the gate see them',
  },
  photos: {
    es: 'fotos cifradas de mensajes y de paquetes; la administración las ve junto a cada uno',
    en: 'encrypted photos of messages and of parcels; the administration sees each beside its message or parcel',
  },
  objection: {
    es: 'lo que un vecino dijo de otro; la administración lo ve solo mientras espera respuesta',
    en: 'what one neighbor said about another; the administration sees it only while it waits for an answer',
  },
  former: {
    es: 'se conserva 62 días para eventos que llegan tarde; audit_entries dice quién estuvo asignado',
    en: 'kept for 62 days for events that arrive late; audit_entries says who was assigned',
  },
  hour: {
    es: 'lo que se muestra durante una hora a quien dio un motivo',
    en: 'what is shown for an hour after a reason was given',
  },
  changes: {
    es: 'qué autorizaciones cambiaron en las últimas dos horas, para las casetas',
    en: 'which authorizations changed within the last two hours, for the stations',
  },
  undoing: {
    es: 'lo que hace falta para deshacer una importación durante treinta días',
    en: 'what is needed to undo an import for thirty days',
  },
  misses: { es: 'cuentas de números equivocados de un mes', en: 'counts of wrong numbers of a month' },
  readme: {
    es: (name: string, at: string, left: string) => `${name}
Todo lo que la administración puede ver del condominio, tomado en un solo momento: ${at} (UTC).

QUÉ HAY
Cada archivo .ndjson es una tabla: un objeto JSON por renglón, en UTF-8. Una tabla grande viene en varios archivos numerados; unidos en ese
orden son la tabla entera. Los nombres de las columnas son los del programa. Las horas llevan su zona horaria; los identificadores (id)
unen las tablas: condominium_id, resident_id y profile_id (profiles), residence_id (residences), authorization_id (authorizations),
log_id (access_logs), gate_id (gates), amenity_id (amenities), reservation_id (amenity_reservations).
La carpeta announcement_files tiene las fotos y los PDF de los comunicados; cada nombre es el id de su renglón.
De los documentos de identidad solo está el final, como lo ve la administración; lo que un residente no comparte con ella no está.

¿ESTÁ COMPLETO?
Al final está manifest.json con el número de renglones, los bytes y el SHA-256 de cada archivo, y las fotos y PDF que no se pudieron
abrir. Si el ZIP no abre, o no contiene
manifest.json, la descarga se interrumpió: descárgalo otra vez.

QUÉ NO ESTÁ, A PROPÓSITO
${left}

Contiene datos personales: guárdalo bien y bórralo cuando ya no lo necesites.
`,
    en: (name: string, at: string, left: string) => `${name}
Everything that the administration may see of the condominium, taken at one moment: ${at} (UTC).

WHAT IS HERE
Each .ndjson file is a table: one JSON object a line, in UTF-8. A large table comes in several numbered files; joined in that order they are
the whole table. The columns have the names of the program. Times have their time zone; ids connect the tables: condominium_id, resident_id
and profile_id (profiles), residence_id (residences), authorization_id (authorizations), log_id (access_logs), gate_id (gates),
amenity_id (amenities), reservation_id (amenity_reservations).
The folder announcement_files has the pictures and PDFs of the announcements; each name is the id of its row.
Of identity documents only the end is here, as the administration sees them; what a resident does not share with it is not here.

IS IT WHOLE?
At the end stands manifest.json with the number of lines, the bytes and the SHA-256 of each file, and the pictures and PDFs that could
not be opened. If the ZIP does not open, or has no
manifest.json, the download broke off: download it again.

WHAT IS NOT HERE, ON PURPOSE
${left}

It contains personal data: keep it safe, and delete it when you no longer need it.
`,
  },
})
