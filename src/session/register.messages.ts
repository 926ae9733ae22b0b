/** Texts of making an account, which the sign-in does not load. */
import { messages } from '../shared/messages.ts'

export const registerTexts = messages({
  title: { es: 'Crear Cuenta', en: 'Create account' },
  subtitle: { es: 'La administración revisará tu solicitud', en: 'The administration will review your request' },
  user_type: { es: 'Tipo de usuario', en: 'User type' },
  full_name: { es: 'Nombre completo', en: 'Full name' },
  phone_number: { es: 'Teléfono (opcional)', en: 'Phone (optional)' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  condominium_placeholder: { es: 'Elige el tuyo', en: 'Choose yours' },
  condominiums_failed: { es: 'No se pudieron cargar los condominios', en: 'The condominiums could not be loaded' },
  condominiums_none: {
    es: 'Ningún condominio coincide. Si el tuyo no aparece, pide a la administración su enlace de invitación.',
    en: 'No condominium matches. If yours is not listed, ask its administration for the invitation link.',
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
    es: 'Esta es una cuenta de operador: para el personal de seguridad y recepción. El super administrador te asignará los condominios que atiendes.',
    en: 'This is an operator account: for security and front-desk staff. The super administrator will assign the condominiums you attend.',
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
  submit: { es: 'Crear Cuenta', en: 'Create account' },
  have_account: { es: '¿Ya tienes cuenta?', en: 'Already have an account?' },
  sign_in: { es: 'Inicia sesión', en: 'Sign in' },
  failed: { es: 'Error al registrarse', en: 'Sign up error' },
  done_title: { es: 'Registro exitoso', en: 'Sign up successful' },
  done_by_mail: {
    es: 'Revisa tu correo para confirmar tu cuenta.',
    en: 'Check your email to confirm your account.',
  },
  done_without_mail: {
    es: 'Listo. La administración revisará tu solicitud; no hace falta confirmar tu correo.',
    en: 'Done. The administration will review your request; you do not need to confirm your e-mail.',
  },
  done_next: {
    es: 'Después, la administración revisará tu solicitud. Puedes iniciar sesión para ver en qué va.',
    en: 'Then the administration will review your request. You can sign in to see how it is going.',
  },
  to_login: { es: 'Ir a Iniciar Sesión', en: 'Go to sign in' },
})
