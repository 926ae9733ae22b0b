/** Separate, so that the sign-in does not load them. */
import { messages } from '../shared/messages.ts'

export const registerTexts = messages({
  title: { es: 'Crear cuenta', en: 'Create account' },
  subtitle: { es: 'La administración revisará tu solicitud', en: 'The administration will review your request' },
  user_type: { es: 'Tipo de usuario', en: 'User type' },
  full_name: { es: 'Nombre completo', en: 'Full name' },
  phone_number: { es: 'Teléfono (opcional)', en: 'Phone (optional)' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  condominium_placeholder: { es: 'Elige el tuyo', en: 'Choose yours' },
  condominiums_failed: { es: 'No se pudieron cargar los condominios', en: 'The condominiums could not be loaded' },
  condominiums_none: {
    es: 'No encontramos ese condominio. Pide a su administración el enlace de invitación.',
    en: 'We did not find that condominium. Ask its administration for the invitation link.',
  },
  invited_to: { es: (name: string) => `Invitación a ${name}`, en: (name: string) => `Invitation to ${name}` },
  invitation_dead: {
    es: 'Esta invitación ya no sirve. Pide una nueva a la administración de tu condominio.',
    en: 'This invitation no longer works. Ask the administration of your condominium for a new one.',
  },
  unit_number: { es: 'Número de unidad', en: 'Unit number' },
  unit_placeholder: { es: '101 o A-12', en: '101 or A-12' },
  password_hint: {
    es: 'Al menos 10 caracteres; una frase corta funciona muy bien',
    en: 'At least 10 characters; a short phrase works well',
  },
  agent_note: {
    es: 'Esta es una cuenta de operador, para el personal de seguridad y recepción. El super administrador te asignará tus condominios.',
    en: 'This is an operator account, for security and front-desk staff. The super administrator will assign your condominiums.',
  },
  admin_note: {
    es: 'El super administrador te asignará los condominios después del registro.',
    en: 'The super administrator will assign your condominiums after registration.',
  },
  complete_required: {
    es: 'Por favor completa todos los campos requeridos',
    en: 'Please complete all required fields',
  },
  resident_requirements: {
    es: 'Los residentes deben especificar condominio y unidad',
    en: 'Residents must specify condominium and unit',
  },
  submit: { es: 'Crear cuenta', en: 'Create account' },
  have_account: { es: '¿Ya tienes cuenta?', en: 'Already have an account?' },
  sign_in: { es: 'Inicia sesión', en: 'Sign in' },
  failed: { es: 'Error al registrarse', en: 'Sign up error' },
  done_title: { es: 'Registro exitoso', en: 'Sign up successful' },
  done_by_mail: {
    es: 'Te enviamos un correo con el siguiente paso.',
    en: 'We sent you an e-mail with the next step.',
  },
  done_without_mail: {
    es: 'Listo. No necesitas confirmar tu correo.',
    en: 'Done. You do not need to confirm your e-mail.',
  },
  done_next: {
    es: 'La administración revisará tu solicitud. Inicia sesión para ver si ya te aprobó.',
    en: 'The administration will review your request. Sign in to see whether it has approved you.',
  },
  to_login: { es: 'Ir a iniciar sesión', en: 'Go to sign in' },
})
