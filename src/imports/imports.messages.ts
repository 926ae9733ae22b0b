import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

export const importMessages = messages({
  title: { es: 'Importar residentes', en: 'Import residents' },
  open: { es: 'Importar residentes', en: 'Import residents' },
  people: { es: 'Gestión de Usuarios', en: 'User management' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  choose_condominium: { es: 'Elige un condominio', en: 'Choose a condominium' },
  choose_first: { es: 'Elige el condominio', en: 'Choose the condominium' },
  correct_first: { es: 'Corrige las filas, o importa sin ellas', en: 'Correct the rows, or import without them' },
  file_title: { es: 'Archivo y condominio', en: 'File and condominium' },
  file: { es: 'Hoja de cálculo', en: 'Spreadsheet' },
  file_hint: {
    es: 'Excel (.xlsx, .xls), OpenDocument (.ods) o CSV, con una fila por residente. Hasta 5,000 filas y 2 MB.',
    en: 'Excel (.xlsx, .xls), OpenDocument (.ods) or CSV, with one row for each resident. Up to 5,000 rows and 2 MB.',
  },
  sample: { es: 'Descargar una plantilla', en: 'Download a template' },
  choose_file: { es: 'Elige el archivo o suéltalo aquí', en: 'Choose the file or drop it here' },
  other_file: { es: 'Cambiar', en: 'Change' },
  sample_file: { es: 'residentes_plantilla', en: 'residents_template' },
  sample_failed: { es: 'No se pudo descargar la plantilla', en: 'The template could not be downloaded' },
  reading: { es: 'Leyendo el archivo…', en: 'Reading the file…' },
  file_empty: { es: 'El archivo no tiene residentes.', en: 'The file has no residents.' },
  file_too_many: {
    es: 'El archivo tiene más de 5,000 filas. Divídelo en varios.',
    en: 'The file has more than 5,000 rows. Split it into several.',
  },
  columns_title: { es: 'Revisa cada columna', en: 'Check each column' },
  columns_missing: {
    es: (which: string) => `No encontramos estas columnas: ${which}. Elígelas tú y revisa las demás.`,
    en: (which: string) => `We did not find these columns: ${which}. Choose them yourself and check the others.`,
  },
  shared: {
    es: (units: number, unit: string, names: string) =>
      `${units === 1 ? 'Una unidad tiene' : `${grouped(units)} unidades tienen`} a varias personas; en la ${unit}: ${names}. ` +
      'Responderán a las mismas visitas. Si son casas distintas, elige la columna de la torre o calle.',
    en: (units: number, unit: string, names: string) =>
      `${units === 1 ? 'One unit has' : `${grouped(units)} units have`} several people; in ${unit}: ${names}. ` +
      'They will answer the same visitors. If these are different homes, choose the column of the tower or street.',
  },
  units: { es: 'Unidades', en: 'Units' },
  head: { es: 'Fila de los títulos', en: 'Row with the headers' },
  head_row: {
    es: (number: number, cells: string) => `Fila ${number}: ${cells}`,
    en: (number: number, cells: string) => `Row ${number}: ${cells}`,
  },
  no_head: { es: 'No hay títulos', en: 'There are no headers' },
  no_column: { es: 'Ninguna', en: 'None' },
  clear_column: { es: (column: string) => `Quitar ${column}`, en: (column: string) => `Clear ${column}` },
  columns: {
    full_name: { es: 'Nombre', en: 'Name' },
    last_name: { es: 'Apellidos', en: 'Last name' },
    email: { es: 'Correo', en: 'E-mail' },
    phone_number: { es: 'Teléfono', en: 'Phone' },
    tower: { es: 'Torre o calle', en: 'Tower or street' },
    unit_number: { es: 'Unidad', en: 'Unit' },
    kind: { es: 'Tipo de residente', en: 'Kind of resident' },
  },
  known_failed: {
    es: 'No pudimos revisar qué correos ya existen. Revisa tu conexión y vuelve a elegir el archivo.',
    en: 'We could not check which e-mails already exist. Check your connection and choose the file again.',
  },
  understood: { es: 'Listas para importar', en: 'Ready to import' },
  wrong: { es: 'Con errores', en: 'With errors' },
  warned: { es: 'Con aviso', en: 'With a warning' },
  to_check: { es: 'Filas por revisar', en: 'Rows to check' },
  warned_text: {
    es: (rows: number) =>
      `${rows === 1 ? 'La fila con aviso se importa' : `Las ${grouped(rows)} filas con aviso se importan`} sin ese dato, si no escribes otro.`,
    en: (rows: number) =>
      `${rows === 1 ? 'The row with a warning is imported' : `The ${grouped(rows)} rows with a warning are imported`} without that data, unless you enter another.`,
  },
  ready: { es: 'Lista', en: 'Ready' },
  ready_title: { es: 'Primeras filas listas', en: 'First rows that are ready' },
  row: { es: 'Fila', en: 'Row' },
  more_rows: {
    es: (rows: number) => `Ver más (${grouped(rows)})`,
    en: (rows: number) => `Show more (${grouped(rows)})`,
  },
  imported: { es: 'Importadas', en: 'Imported' },
  outcome_title: { es: 'Resultado de cada fila', en: 'Result of each row' },
  outcome: { es: 'Resultado', en: 'Result' },
  saved_by_mail: { es: 'Importada. Le enviamos su invitación', en: 'Imported. We send the invitation' },
  saved: { es: 'Importada. Falta entregarle su invitación', en: 'Imported. You still have to hand out the invitation' },
  waiting: { es: 'Falta importarla', en: 'Not imported yet' },
  phone_left_out: {
    es: (phone: string) => `Sin teléfono: no entendemos «${phone}»`,
    en: (phone: string) => `No phone: we cannot read “${phone}”`,
  },
  kind_left_out: {
    es: (kind: string) =>
      `Sin tipo: no entendemos «${kind}». Escribe propietario, inquilino, familiar, huésped o empleado`,
    en: (kind: string) => `No kind: we cannot read “${kind}”. Write owner, tenant, family, guest or employee`,
  },
  problems: {
    name_missing: { es: 'Falta el nombre', en: 'The name is missing' },
    name_wrong: { es: 'El nombre no es válido', en: 'The name is not valid' },
    email_wrong: { es: 'El correo no es válido', en: 'The e-mail is not valid' },
    email_known: { es: 'El correo ya tiene una cuenta', en: 'The e-mail has an account already' },
    unit_missing: { es: 'Falta la unidad', en: 'The unit is missing' },
    unit_wrong: { es: 'La unidad no es válida', en: 'The unit is not valid' },
    known_too_often: {
      es: 'Hoy ya hubo 200 correos con cuenta en otro lugar. Sube esta fila mañana',
      en: 'Today there were 200 e-mails with an account elsewhere. Upload this row tomorrow',
    },
    letters_too_many: {
      es: 'Hoy ya enviamos 500 invitaciones. Sube esta fila mañana',
      en: 'Today we have already sent 500 invitations. Upload this row tomorrow',
    },
    unit_unclear: {
      es: 'Varias unidades se escriben así: corrige la fila',
      en: 'Several units are written like this: correct the row',
    },
    already_there: {
      es: 'Ya estaba: el mismo nombre en la misma unidad',
      en: 'Already there: the same name in the same unit',
    },
    not_saved: { es: 'No se pudo guardar', en: 'It could not be saved' },
  },
  set_aside: {
    es: (rows: number) =>
      rows === 1 ? 'Importar sin la fila con errores' : `Importar sin las ${grouped(rows)} filas con errores`,
    en: (rows: number) =>
      rows === 1 ? 'Import without the row with errors' : `Import without the ${grouped(rows)} rows with errors`,
  },
  email_left_out: {
    es: (email: string) => `Sin correo: ${email} ya está en otra fila`,
    en: (email: string) => `No e-mail: ${email} is already in another row`,
  },
  no_email: { es: 'Sin correo', en: 'No e-mail' },
  no_email_column: {
    es: 'Ninguna columna tiene correos. Tendrás que entregar un código a cada persona.',
    en: 'No column has e-mails. You will have to give each person a code.',
  },
  what_happens: {
    es: 'Al importar apruebas a cada residente. Si tiene correo, le enviamos uno para crear su contraseña. A los demás les entregas una invitación con código.',
    en: 'By importing you approve each resident. If they have an e-mail, we send them one to create their password. To the others you give an invitation with a code.',
  },
  what_happens_without_mail: {
    es: 'Al importar apruebas a cada residente. Después entregas a cada uno una invitación con código: esta instalación no envía correos.',
    en: 'By importing you approve each resident. Then you give each one an invitation with a code: this installation sends no e-mail.',
  },
  to_invitations: { es: 'Invitaciones por entregar', en: 'Invitations to hand out' },
  submit: {
    es: (rows: number) => (rows === 1 ? 'Importar 1 residente' : `Importar ${grouped(rows)} residentes`),
    en: (rows: number) => (rows === 1 ? 'Import 1 resident' : `Import ${grouped(rows)} residents`),
  },
  saving: {
    es: (rows: number, of: number) => `Importando ${grouped(rows)} de ${grouped(of)}`,
    en: (rows: number, of: number) => `Importing ${grouped(rows)} of ${grouped(of)}`,
  },
  progress: { es: 'Avance de la importación', en: 'Progress of the import' },
  done_title: { es: 'Importación terminada', en: 'Import finished' },
  done: {
    es: (rows: number) => (rows === 1 ? 'Se importó 1 residente.' : `Se importaron ${grouped(rows)} residentes.`),
    en: (rows: number) => (rows === 1 ? '1 resident was imported.' : `${grouped(rows)} residents were imported.`),
  },
  see_people: { es: 'Ver los usuarios', en: 'See the users' },
})
