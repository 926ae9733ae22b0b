import { messages } from '../shared/messages.ts'

export const condominiumRefusals = messages({
  condominium_not_empty: {
    es: 'No se puede eliminar: todavía hay personas en este condominio. Muévelas o elimínalas primero.',
    en: 'It cannot be deleted: there are still people in this condominium. Move or delete them first.',
  },
  condominium_name_taken: {
    es: 'Ya hay un condominio con ese nombre. Agrega algo al nombre, por ejemplo la ciudad. Si no está en la lista pública, basta otra dirección.',
    en: 'There is already a condominium with that name. Add something to the name, for example the city. If it is not publicly listed, another address is enough.',
  },
  condominium_archived: { es: 'Este condominio ya fue eliminado.', en: 'This condominium was already deleted.' },
  condominium_name_length: {
    es: 'El nombre debe tener entre 1 y 120 caracteres.',
    en: 'The name must have 1 to 120 characters.',
  },
  condominium_address_length: { es: 'La dirección es demasiado larga.', en: 'The address is too long.' },
  condominium_office_phone_length: {
    es: 'El teléfono de la administración debe tener entre 7 y 30 signos.',
    en: 'The phone of the administration has 7 to 30 characters.',
  },
  condominium_office_whatsapp_length: {
    es: 'El WhatsApp de la administración debe tener entre 7 y 30 signos.',
    en: 'The WhatsApp of the administration has 7 to 30 characters.',
  },
  condominium_time_zone: { es: 'Esa zona horaria no existe.', en: 'That time zone does not exist.' },
  condominium_country: { es: 'Elige un país de la lista.', en: 'Choose a country from the list.' },
  condominium_invitation_taken: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  condominium_invitation_length: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  condominium_retention_range: {
    es: 'Los datos se guardan entre 7 y 3650 días.',
    en: 'Data is kept for 7 to 3650 days.',
  },
})
