import { messages } from '../../../shared/messages.ts'

export const leftItemRefusals = messages({
  item_handed_over: { es: 'La caseta ya lo entregó.', en: 'The gate already handed it over.' },
  item_photo_unreadable: {
    es: 'Esa imagen no se puede usar como foto. Toma otra o elige otro archivo.',
    en: 'That picture cannot be used as a photo. Take another one or choose another file.',
  },
  left_item_shelf_length: { es: 'El estante tiene hasta 20 letras.', en: 'A shelf has up to 20 characters.' },
  left_item_collector_length: {
    es: 'El nombre debe tener entre 1 y 120 letras.',
    en: 'The name has 1 to 120 characters.',
  },
})
