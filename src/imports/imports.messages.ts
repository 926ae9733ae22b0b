/** Texts of an import: the file, problems of its lines, and the result. */
import { messages } from '../shared/messages.ts'

export const importMessages = messages({
  title: { es: 'Importar residentes', en: 'Import residents' },
  subtitle: {
    es: 'Para empezar un condominio: residentes y unidades desde un archivo CSV',
    en: 'To begin a condominium: residents and units from a CSV file',
  },
  open: { es: 'Importar residentes', en: 'Import residents' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  choose_condominium: { es: 'Selecciona un condominio', en: 'Select a condominium' },
  file_title: { es: 'Qué y a dónde', en: 'What and where' },
  file: { es: 'Archivo CSV', en: 'CSV file' },
  file_hint: {
    es: 'La primera fila lleva los nombres: nombre, correo, teléfono, unidad. Hasta 5,000 filas y 1 MB.',
    en: 'The first row holds the names: name, email, phone, unit. Up to 5,000 rows and 1 MB.',
  },
  reading: { es: 'Leyendo el archivo…', en: 'Reading the file…' },
  file_empty: { es: 'El archivo no tiene filas de residentes.', en: 'The file has no rows of residents.' },
  file_too_many: {
    es: 'El archivo tiene más de 5,000 filas. Divídelo en varios.',
    en: 'The file has more than 5,000 rows. Split it into several.',
  },
  file_too_large: {
    es: 'El archivo pesa más de 1 MB. Divídelo en varios.',
    en: 'The file is larger than 1 MB. Split it into several.',
  },
  file_columns_missing: {
    es: 'Faltan columnas: la primera fila debe llevar nombre, correo y unidad.',
    en: 'Columns are missing: the first row must hold name, email and unit.',
  },
  known_failed: {
    es: 'No se pudo revisar qué correos ya existen. Intenta de nuevo.',
    en: 'It could not be checked which e-mails exist already. Try again.',
  },
  understood: { es: 'Listas para importar', en: 'Ready to import' },
  wrong: { es: 'Con errores', en: 'With errors' },
  wrong_title: { es: 'Filas con errores', en: 'Rows with errors' },
  ready_title: { es: 'Primeras filas listas', en: 'First rows that are ready' },
  row: { es: 'Fila', en: 'Row' },
  name: { es: 'Nombre', en: 'Name' },
  email: { es: 'Correo', en: 'E-mail' },
  unit: { es: 'Unidad', en: 'Unit' },
  problem: { es: 'Qué corregir', en: 'What to correct' },
  problems: {
    name_missing: { es: 'Falta el nombre', en: 'The name is missing' },
    name_wrong: { es: 'El nombre no es válido', en: 'The name is not valid' },
    email_missing: { es: 'Falta el correo', en: 'The e-mail is missing' },
    email_wrong: { es: 'El correo no es válido', en: 'The e-mail is not valid' },
    email_twice: { es: 'El correo se repite en el archivo', en: 'The e-mail is in the file twice' },
    email_known: { es: 'El correo ya tiene una cuenta', en: 'The e-mail has an account already' },
    phone_wrong: { es: 'El teléfono no es válido', en: 'The phone number is not valid' },
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
    es: (rows: number) => `Apartar las ${rows} filas con errores; no se importarán`,
    en: (rows: number) => `Set the ${rows} rows with errors aside; they will not be imported`,
  },
  what_happens: {
    es: 'Cada residente queda aprobado y recibe una carta para crear su contraseña.',
    en: 'Each resident is approved and gets a letter to create their password.',
  },
  submit: { es: (rows: number) => `Importar ${rows} residentes`, en: (rows: number) => `Import ${rows} residents` },
  saving: {
    es: (rows: number, of: number) => `Importando ${rows} de ${of}`,
    en: (rows: number, of: number) => `Importing ${rows} of ${of}`,
  },
  failed: {
    es: 'La importación se interrumpió. Lo guardado está a salvo; vuelve a intentar para seguir.',
    en: 'The import was interrupted. What was saved is safe; try again to continue.',
  },
  done_title: { es: 'Importación terminada', en: 'Import finished' },
  done: {
    es: (rows: number) => `Se importaron ${rows} residentes`,
    en: (rows: number) => `${rows} residents were imported`,
  },
})
