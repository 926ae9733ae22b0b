/** Why the server refuses an act on people. */
import { messages } from '../shared/messages.ts'

export const peopleRefusals = messages({
  person_own_standing: {
    es: 'Nadie puede cambiar su propio rol, estado o correo. Pide a otra persona que administre.',
    en: 'Nobody can change their own role, state or e-mail. Ask another administrator.',
  },
  person_last_super_admin: {
    es: 'Es el último super administrador: nombra a otro antes de quitarlo.',
    en: 'This is the last super administrator: appoint another one first.',
  },
  person_name_taken: {
    es: 'Otra persona de este condominio ya se llama así. Agrega otro nombre o apellido.',
    en: 'Someone else of this condominium is called so. Add another name or last name.',
  },
  person_name_office: {
    es: 'Ese nombre es de un puesto o del producto. Escribe el nombre de la persona.',
    en: 'That is the name of an office or of the product. Write the name of the person.',
  },
  profile_relief: {
    es: 'Es un relevo de un día y no tiene cuenta. Si sigue trabajando aquí, dale de alta como guardia.',
    en: 'This is a relief for one day, without an account. If they stay, add them as a guard.',
  },
  assignment_exists: { es: 'Esta asignación ya existe', en: 'This assignment already exists' },
  assignment_staff_only: {
    es: 'Solo se asignan condominios a quienes trabajan en ellos o los supervisan.',
    en: 'Condominiums are assigned to those who work there or oversee them only.',
  },
  residence_current: {
    es: 'Esta persona ya tiene esa vivienda; vuelve a cargar la página.',
    en: 'This person already has that home; reload the page.',
  },
  person_several_homes: {
    es: 'Esta persona tiene varias viviendas: cambia cada una con «Mudanza».',
    en: 'This person has several homes: change each with “Move”.',
  },
  addresses_too_many: {
    es: 'Hoy ya se probaron demasiados correos que tienen cuenta en otro lugar. Vuelve a intentarlo mañana.',
    en: 'Too many e-mails with an account elsewhere were tried today. Try again tomorrow.',
  },
  letters_too_many: {
    es: 'Hoy ya salieron 500 correos de este condominio. Vuelve a intentarlo mañana.',
    en: '500 e-mails have gone out from this condominium today. Try again tomorrow.',
  },
  residence_unit_length: {
    es: 'La unidad debe tener entre 1 y 20 caracteres.',
    en: 'The unit must have 1 to 20 characters.',
  },
})
