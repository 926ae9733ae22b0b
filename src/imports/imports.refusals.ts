import { messages } from '../shared/messages.ts'

export const importRefusals = messages({
  file_too_large: {
    es: 'El archivo es demasiado grande. Deja solo la lista de residentes, hasta 2 MB, o divídela en varios archivos.',
    en: 'The file is too large. Keep only the list of residents, up to 2 MB, or split it into several files.',
  },
  file_unreadable: {
    es: 'No pudimos leer el archivo. Guárdalo de nuevo como Excel (.xlsx), OpenDocument (.ods) o CSV.',
    en: 'We could not read the file. Save it again as Excel (.xlsx), OpenDocument (.ods) or CSV.',
  },
  file_locked: {
    es: 'El archivo tiene contraseña. Guarda una copia sin contraseña y súbela.',
    en: 'The file has a password. Save a copy without a password and upload that.',
  },
  import_undone: {
    es: 'Otra persona de la administración ya deshizo esta importación.',
    en: 'Another person of the administration has already undone this import.',
  },
  import_too_old: {
    es: 'Esta importación tiene más de 30 días: ya no puedes deshacerla.',
    en: 'This import is older than 30 days: you cannot undo it any more.',
  },
  import_broke_off: {
    es: 'La importación se interrumpió. No se perdió nada: presiona otra vez para seguir.',
    en: 'The import was interrupted. Nothing is lost: press again to continue.',
  },
})
