import { messages } from '../../shared/messages.ts'

export const announcementFileTexts = messages({
  picture: { es: (number: number) => `Foto ${number}`, en: (number: number) => `Picture ${number}` },
  large: { es: (words: string) => `Ver grande: ${words}`, en: (words: string) => `See large: ${words}` },
  picture_failed: { es: 'La foto no se pudo cargar', en: 'The picture could not be loaded' },
  retry: { es: 'Intentar de nuevo', en: 'Try again' },
  save: { es: 'Guardar', en: 'Save' },
  save_one: { es: (name: string) => `Guardar: ${name}`, en: (name: string) => `Save: ${name}` },
  open: { es: 'Abrir', en: 'Open' },
  open_one: { es: (name: string) => `Abrir: ${name}`, en: (name: string) => `Open: ${name}` },
  loading: { es: (part: string) => `Cargando… ${part}`, en: (part: string) => `Loading… ${part}` },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  cancel_one: { es: (name: string) => `Cancelar: ${name}`, en: (name: string) => `Cancel: ${name}` },
  pdf_failed: { es: 'El PDF no se pudo abrir', en: 'The PDF could not be opened' },
  whole_size: { es: 'Tamaño completo', en: 'Full size' },
  fit: { es: 'Ajustar a la pantalla', en: 'Fit the screen' },
  pdf: { es: 'documento', en: 'document' },
})

export const announcementFileDeskTexts = messages({
  files: { es: 'Fotos y PDF (opcional)', en: 'Pictures and PDF (optional)' },
  hint: {
    es: 'Hasta cuatro fotos y un PDF de 5 MB. Solo quienes reciben el comunicado los abren.',
    en: 'Up to four pictures and one PDF of 5 MB. Only the people who receive the announcement open them.',
  },
  add_pictures: { es: 'Agregar fotos', en: 'Add pictures' },
  add_pdf: { es: 'Agregar PDF', en: 'Add PDF' },
  describe: {
    es: (number: number) => `Qué se ve en la foto ${number} (opcional)`,
    en: (number: number) => `Content of picture ${number} (optional)`,
  },
  describe_hint: {
    es: 'Lo lee la voz de un teléfono a quien no ve la foto.',
    en: 'The voice of a phone reads it to people who cannot see the picture.',
  },
  name: { es: 'Nombre del PDF', en: 'Name of the PDF' },
  remove: { es: 'Quitar', en: 'Remove' },
  remove_one: { es: (name: string) => `Quitar: ${name}`, en: (name: string) => `Remove: ${name}` },
  retry_one: { es: (name: string) => `Intentar de nuevo: ${name}`, en: (name: string) => `Try again: ${name}` },
  preparing: { es: 'Preparando…', en: 'Preparing…' },
  sending: { es: (part: string) => `Subiendo… ${part}`, en: (part: string) => `Uploading… ${part}` },
  last: { es: 'Guardando…', en: 'Saving…' },
  unreadable: {
    es: 'Esa foto no se puede abrir. Elige una en JPEG o PNG.',
    en: 'That picture cannot be opened. Choose one in JPEG or PNG.',
  },
  no_pdf: {
    es: 'Ese archivo no es un PDF completo. Guárdalo otra vez como PDF.',
    en: 'That file is not a whole PDF. Save it as a PDF again.',
  },
  pdf_large: {
    es: (size: string) => `Ese PDF pesa ${size}. Puede pesar hasta 5 MB.`,
    en: (size: string) => `That PDF has ${size}. It can have up to 5 MB.`,
  },
  too_many: {
    es: 'Un comunicado lleva hasta cuatro fotos. Se agregaron las primeras.',
    en: 'An announcement has up to four pictures. The first ones were added.',
  },
  wait: {
    es: 'Espera a que terminen de subir los archivos, o quita los que fallaron.',
    en: 'Wait until the files are uploaded, or remove the ones that failed.',
  },
  sent_files: { es: 'Fotos y PDF', en: 'Pictures and PDF' },
  slip_pdf: {
    es: (name: string) => `Con este comunicado va el archivo “${name}”. Pídelo a la administración.`,
    en: (name: string) => `The file “${name}” belongs to this announcement. Ask the administration for it.`,
  },
  slip_pictures: { es: 'Cargando las fotos de las hojas…', en: 'Loading the pictures of the slips…' },
  slip_failed: {
    es: 'Las fotos de las hojas no se pudieron cargar.',
    en: 'The pictures of the slips could not be loaded.',
  },
})
