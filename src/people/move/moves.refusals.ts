import { messages } from '../../shared/messages.ts'

export const moveRefusals = messages({
  move_in_past: {
    es: 'Esa fecha ya pasó. Elige otra, o «Ahora».',
    en: 'That date has passed. Choose another one, or “Now”.',
  },
  move_too_far: {
    es: 'Elige una fecha dentro de dos años como máximo.',
    en: 'Choose a date within two years.',
  },
  move_passes_nothing: {
    es: 'Alguien de la casa avisó que esta cuenta no está bien. Sus pases no pueden ir a otra casa hasta que la administración responda.',
    en: 'Someone of the home reported this account. Its passes cannot go to another home until the administration answers.',
  },
  move_receiver_gone: {
    es: 'La otra persona ya no puede recibir los pases: se va antes, o su cuenta está en revisión.',
    en: 'The other person cannot receive the passes any more: they leave first, or their account is under review.',
  },
  move_receiver_full: {
    es: 'La otra persona tendría más de 1,000 autorizaciones.',
    en: 'The other person would have more than 1,000 authorizations.',
  },
  residence_moves_elsewhere: {
    es: 'Ya vive en esa unidad. Escribe otra.',
    en: 'They already live in that unit. Write another one.',
  },
})
