import { messages } from '../../shared/messages.ts'

export const startRefusals = messages({
  code_dead: {
    es: 'Este código no sirve: está mal escrito, venció o ya se usó. Pide otro a la administración de tu condominio.',
    en: 'This code does not work: it is mistyped, expired or was used already. Ask the administration of your condominium for another.',
  },
  code_waits: {
    es: 'La administración todavía debe confirmar este código.',
    en: 'The administration must still confirm this code.',
  },
  username_needed: { es: 'Elige un nombre de usuario.', en: 'Choose a user name.' },
  profile_username_taken: {
    es: 'Ese nombre de usuario ya existe: elige otro.',
    en: 'That user name is taken: choose another.',
  },
  profile_username_shape: {
    es: 'Usa de 3 a 32 letras sin acento, números, puntos o guiones. Empieza con una letra.',
    en: 'Use 3 to 32 plain letters, digits, dots or hyphens. Begin with a letter.',
  },
  profile_can_sign_in: {
    es: 'Sin correo ni nombre de usuario esta persona no podría volver a entrar.',
    en: 'Without an e-mail or a user name this person could not sign in again.',
  },
})
