import { messages } from '../shared/messages.ts'

export const peopleRefusals = messages({
  person_own_status: {
    es: 'No puedes cambiar tu propio rol, estado o correo. Pídelo a otro administrador.',
    en: 'You cannot change your own role, state or e-mail. Ask another administrator.',
  },
  person_last_super_admin: {
    es: 'Es el último super administrador. Nombra primero a otro.',
    en: 'This is the last super administrator. Appoint another one first.',
  },
  person_name_taken: {
    es: 'Otra persona de este condominio ya se llama así. Agrega otro nombre o apellido.',
    en: 'Another person of this condominium has the same name. Add another name or last name.',
  },
  person_name_office: {
    es: 'Ese no es el nombre de una persona. Escribe su nombre.',
    en: 'That is not the name of a person. Write their name.',
  },
  profile_relief: {
    es: 'Es un relevo de un día y no tiene cuenta. Si se queda, agrégalo como guardia.',
    en: 'This is a relief for one day, without an account. If they stay, add them as a guard.',
  },
  assignment_exists: { es: 'Esta asignación ya existe', en: 'This assignment already exists' },
  assignment_staff_only: {
    es: 'Solo puedes asignar condominios a operadores, supervisores, administradores y al comité.',
    en: 'You can assign condominiums only to operators, supervisors, administrators and the board.',
  },
  residence_current: {
    es: 'Esta persona ya tiene esa casa. Vuelve a cargar la página.',
    en: 'This person already has that home. Reload the page.',
  },
  person_several_homes: {
    es: 'Esta persona tiene varias casas: cambia cada una con «Mudanza».',
    en: 'This person has several homes: change each with “Move”.',
  },
  letters_too_many: {
    es: 'Este condominio ya envió 500 correos hoy. Vuelve a intentarlo mañana.',
    en: 'This condominium has already sent 500 e-mails today. Try again tomorrow.',
  },
  residence_unit_length: {
    es: 'La unidad debe tener entre 1 y 20 caracteres.',
    en: 'The unit must have 1 to 20 characters.',
  },
})
