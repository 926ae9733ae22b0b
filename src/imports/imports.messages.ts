/** Texts of an import: the file, problems of its lines, and the result. */
import { messages } from '../shared/messages.ts'

export const importMessages = messages({
  title: { es: 'Importar residentes', en: 'Import residents' },
  subtitle: {
    es: 'Para empezar un condominio: residentes y unidades desde una hoja de cálculo',
    en: 'To begin a condominium: residents and units from a spreadsheet',
  },
  open: { es: 'Importar residentes', en: 'Import residents' },
  people: { es: 'Usuarios', en: 'Users' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  choose_condominium: { es: 'Selecciona un condominio', en: 'Select a condominium' },
  file_title: { es: 'Archivo y condominio', en: 'File and condominium' },
  file: { es: 'Hoja de cálculo', en: 'Spreadsheet' },
  file_hint: {
    es: 'Excel (.xlsx, .xls), OpenDocument (.ods) o CSV, con una fila por residente. Hasta 5,000 filas y 2 MB.',
    en: 'Excel (.xlsx, .xls), OpenDocument (.ods) or CSV, with one row for each resident. Up to 5,000 rows and 2 MB.',
  },
  sample: { es: 'Descargar una plantilla', en: 'Download a template' },
  sample_file: { es: 'residentes_plantilla', en: 'residents_template' },
  sample_failed: { es: 'No se pudo descargar la plantilla', en: 'The template could not be downloaded' },
  reading: { es: 'Leyendo el archivo…', en: 'Reading the file…' },
  file_empty: { es: 'El archivo no tiene filas de residentes.', en: 'The file has no rows of residents.' },
  file_too_many: {
    es: 'El archivo tiene más de 5,000 filas. Divídelo en varios.',
    en: 'The file has more than 5,000 rows. Split it into several.',
  },
  columns_title: { es: 'Qué hay en cada columna', en: 'What each column holds' },
  columns_missing: {
    es: (which: string) => `No reconocimos estas columnas: ${which}. Elige cuáles son.`,
    en: (which: string) => `We did not recognize these columns: ${which}. Choose which they are.`,
  },
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
  },
  known_failed: {
    es: 'No pudimos revisar qué correos ya existen. Revisa tu conexión y vuelve a elegir el archivo.',
    en: 'We could not check which e-mails already exist. Check your connection and choose the file again.',
  },
  understood: { es: 'Listas para importar', en: 'Ready to import' },
  wrong: { es: 'Con errores', en: 'With errors' },
  wrong_title: { es: 'Filas con errores', en: 'Rows with errors' },
  ready_title: { es: 'Primeras filas listas', en: 'First rows that are ready' },
  row: { es: 'Fila', en: 'Row' },
  more_rows: { es: (rows: number) => `Ver más (${rows})`, en: (rows: number) => `Show more (${rows})` },
  imported: { es: 'Importadas', en: 'Imported' },
  outcome_title: { es: 'Qué pasó con cada fila', en: 'What became of each row' },
  outcome: { es: 'Resultado', en: 'Result' },
  saved: { es: 'Importada; la invitación va en camino', en: 'Imported; the invitation is on its way' },
  waiting: { es: 'Falta importarla', en: 'Not imported yet' },
  phone_left_out: {
    es: (phone: string) => `Sin teléfono: no entendemos «${phone}»`,
    en: (phone: string) => `No phone: we cannot read “${phone}”`,
  },
  problems: {
    name_missing: { es: 'Falta el nombre', en: 'The name is missing' },
    name_wrong: { es: 'El nombre no es válido', en: 'The name is not valid' },
    email_missing: { es: 'Falta el correo', en: 'The e-mail is missing' },
    email_wrong: { es: 'El correo no es válido', en: 'The e-mail is not valid' },
    email_twice: { es: 'El correo se repite en el archivo', en: 'The e-mail is in the file twice' },
    email_known: { es: 'El correo ya tiene una cuenta', en: 'The e-mail has an account already' },
    unit_missing: { es: 'Falta la unidad', en: 'The unit is missing' },
    unit_wrong: { es: 'La unidad no es válida', en: 'The unit is not valid' },
    known_too_often: {
      es: 'Hoy ya hubo 200 correos con cuenta en otro lugar; vuelve a subir esta fila mañana',
      en: 'There were 200 e-mails with an account elsewhere today; upload this row again tomorrow',
    },
    letters_too_many: {
      es: 'Hoy ya salieron 500 invitaciones; vuelve a subir esta fila mañana',
      en: '500 invitations have gone out today; upload this row again tomorrow',
    },
    not_saved: { es: 'No se pudo guardar', en: 'It could not be saved' },
  },
  set_aside: {
    es: (rows: number) =>
      rows === 1 ? 'Importar sin la fila con errores' : `Importar sin las ${rows} filas con errores`,
    en: (rows: number) =>
      rows === 1 ? 'Import without the row with errors' : `Import without the ${rows} rows with errors`,
  },
  what_happens: {
    es: 'Cada residente queda aprobado y recibe un correo para crear su contraseña.',
    en: 'Each resident is approved and gets an e-mail to create their password.',
  },
  submit: {
    es: (rows: number) => (rows === 1 ? 'Importar 1 residente' : `Importar ${rows} residentes`),
    en: (rows: number) => (rows === 1 ? 'Import 1 resident' : `Import ${rows} residents`),
  },
  saving: {
    es: (rows: number, of: number) => `Importando ${rows} de ${of}`,
    en: (rows: number, of: number) => `Importing ${rows} of ${of}`,
  },
  progress: { es: 'Avance de la importación', en: 'Progress of the import' },
  done_title: { es: 'Importación terminada', en: 'Import finished' },
  done: {
    es: (rows: number) => (rows === 1 ? 'Se importó 1 residente.' : `Se importaron ${rows} residentes.`),
    en: (rows: number) => (rows === 1 ? '1 resident was imported.' : `${rows} residents were imported.`),
  },
  see_people: { es: 'Ver los usuarios', en: 'See the users' },
})
