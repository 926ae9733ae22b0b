/** Why the server refuses a start code or the user name that was chosen. */
import { messages } from '../../shared/messages.ts'

export const startRefusals = messages({
  code_dead: {
    es: 'Este código no sirve: está mal escrito, venció o ya se usó. Pide otro a la administración de tu condominio.',
    en: 'This code does not work: it is mistyped, expired or was used already. Ask the administration of your condominium for another.',
  },
  code_waits: {
    es: 'Otra persona de la administración debe confirmar antes este código.',
    en: 'Another person of the administration must confirm this code first.',
  },
  username_needed: { es: 'Elige un nombre de usuario.', en: 'Choose a user name.' },
  profile_username_taken: {
    es: 'Ese nombre de usuario ya existe: elige otro.',
    en: 'That user name is taken: choose another.',
  },
  profile_username_shape: {
    es: 'El nombre de usuario lleva de 3 a 32 letras sin acento, números, puntos o guiones, y empieza con una letra.',
    en: 'A user name has 3 to 32 plain letters, digits, dots or hyphens, and begins with a letter.',
  },
  profile_can_sign_in: {
    es: 'Sin correo ni nombre de usuario esta persona no podría volver a entrar.',
    en: 'Without an e-mail or a user name this person could not sign in again.',
  },
})
