/** Why the server refuses a move. */
import { messages } from '../../shared/messages.ts'

export const moveRefusals = messages({
  move_in_past: {
    es: 'Esa fecha ya pasó. Elige una que venga, o “Ahora”.',
    en: 'That date is in the past. Choose a later one, or “Now”.',
  },
  move_too_far: {
    es: 'Una mudanza se anota con dos años de anticipación como máximo.',
    en: 'A move can be written down two years ahead at most.',
  },
  move_passes_nothing: {
    es: 'Alguien objetó a esta persona: hasta que la administración responda, nada de lo suyo pasa a otra.',
    en: 'Someone objected to this person: until the administration answers, nothing of theirs passes on.',
  },
  move_receiver_gone: {
    es: 'Quien recibiría ya no puede: se va antes, o la administración revisa su cuenta.',
    en: 'The person who would receive it cannot any more: they leave first, or their account is on hold.',
  },
  move_receiver_full: {
    es: 'Quien recibiría pasaría de 1,000 autorizaciones.',
    en: 'The person who would receive it would have more than 1,000 authorizations.',
  },
  residence_moves_elsewhere: {
    es: 'Ya vive en esa unidad. Escribe otra.',
    en: 'They already live in that unit. Write another one.',
  },
})
