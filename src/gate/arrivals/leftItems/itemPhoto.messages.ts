import { messages } from '../../../shared/messages.ts'

export const itemPhotoTexts = messages({
  field: { es: 'Foto', en: 'Photo' },
  hint: {
    es: 'Opcional. La ven la casa, la caseta y la administración.',
    en: 'Optional. The home, the gate and the administration see it.',
  },
  take: { es: 'Tomar foto', en: 'Take a photo' },
  choose: { es: 'Elegir archivo', en: 'Choose a file' },
  file: { es: 'Archivo', en: 'File' },
  other: { es: 'Elegir otro archivo', en: 'Choose another file' },
  again: { es: 'Tomar otra', en: 'Take another one' },
  remove: { es: 'Quitar foto', en: 'Remove photo' },
  of: { es: (what: string) => `Foto: ${what}`, en: (what: string) => `Photo: ${what}` },
  unreadable: {
    es: 'Esa imagen no se puede abrir. Elige una foto en JPEG o PNG.',
    en: 'That picture cannot be opened. Choose a photo in JPEG or PNG.',
  },
  waits: {
    es: 'La foto se envía cuando vuelva la conexión.',
    en: 'The photo is sent when the connection is back.',
  },
  not_saved: { es: 'Quedó anotado sin la foto', en: 'It is written down without the photo' },
  failed: { es: 'No se pudo cargar la foto', en: 'The photo could not be loaded' },
})
