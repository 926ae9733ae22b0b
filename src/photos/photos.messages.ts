import { messages } from '../shared/messages.ts'

export const photoMessages = messages({
  field: { es: 'Foto', en: 'Photo' },
  hint: {
    es: 'Opcional. Solo la ven tu casa, la caseta y la administración, y la caseta la compara a simple vista.',
    en: 'Optional. Only your home, the gate and the administration see it, and the guard compares it by eye.',
  },
  add: { es: 'Agregar foto', en: 'Add photo' },
  change: { es: 'Cambiar foto', en: 'Change photo' },
  remove: { es: 'Quitar foto', en: 'Remove photo' },
  title: { es: (name: string) => `Foto de ${name}`, en: (name: string) => `Photo of ${name}` },
  take: { es: 'Tomar foto', en: 'Take a photo' },
  choose: { es: 'Elegir archivo', en: 'Choose a file' },
  other: { es: 'Elegir otra', en: 'Choose another' },
  ask_first: {
    es: 'Pide permiso a la persona. La foto se borra con el pase, o cuando la quites.',
    en: 'Ask the person for permission. The photo is deleted with the pass, or when you remove it.',
  },
  move: {
    es: 'Recorte de la foto. Arrastra, o usa las flechas, hasta que la cara quede al centro.',
    en: 'Cut of the photo. Drag, or use the arrow keys, until the face is in the middle.',
  },
  move_hint: { es: 'Arrastra hasta que la cara quede al centro.', en: 'Drag until the face is in the middle.' },
  zoom: { es: 'Acercar', en: 'Zoom' },
  use: { es: 'Usar esta foto', en: 'Use this photo' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  unreadable: {
    es: 'Esa imagen no se puede abrir. Elige una foto en JPEG o PNG.',
    en: 'That picture cannot be opened. Choose a photo in JPEG or PNG.',
  },
  too_small: {
    es: 'Esa imagen es muy pequeña. Elige una de 160 puntos o más por lado.',
    en: 'That picture is too small. Choose one with sides of at least 160 pixels.',
  },
  saved: { es: 'Foto guardada', en: 'Photo saved' },
  save_failed: { es: 'La foto no se pudo guardar', en: 'The photo could not be saved' },
  removed: { es: 'Foto quitada', en: 'Photo removed' },
  remove_failed: { es: 'La foto no se pudo quitar', en: 'The photo could not be removed' },
  remove_title: { es: '¿Quitar la foto?', en: 'Remove the photo?' },
  remove_text: {
    es: 'La caseta deja de verla. El pase sigue igual.',
    en: 'The gate no longer sees it. The pass stays the same.',
  },
  own_title: { es: 'Tu foto', en: 'Your photo' },
  own_hint: {
    es: 'Solo la ve la caseta, con la fecha en que la pusiste, y la compara a simple vista. Se borra cuando la quites o dejes la casa.',
    en: 'Only the gate sees it, with the date on which you added it, and the guard compares it by eye. It is deleted when you remove it or leave the home.',
  },
  of: { es: (name: string) => `Foto de ${name}`, en: (name: string) => `Photo of ${name}` },
})
