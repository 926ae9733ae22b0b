import { messages } from '../shared/messages.ts'

export const photoRefusals = messages({
  photo_unreadable: {
    es: 'Esa imagen no se puede usar como foto. Toma otra o elige otro archivo.',
    en: 'That picture cannot be used as a photo. Take another one or choose another file.',
  },
  photo_too_large: {
    es: 'La foto pesa demasiado. Toma otra o elige otro archivo.',
    en: 'The photo is too large. Take another one or choose another file.',
  },
  photos_are_off: {
    es: 'La administración apagó las fotos en los pases de este condominio.',
    en: 'The administration turned off photos on passes in this condominium.',
  },
  photo_not_here: {
    es: 'Este pase ya no recibe una foto: terminó, o es de otra casa.',
    en: 'This pass takes no photo: it ended, or belongs to another home.',
  },
})
