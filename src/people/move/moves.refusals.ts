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
  residence_moves_elsewhere: {
    es: 'Ya vive en esa unidad. Escribe otra.',
    en: 'They already live in that unit. Write another one.',
  },
})
