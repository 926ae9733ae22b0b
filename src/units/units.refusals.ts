/** Why the server refuses an act on units. */
import { messages } from '../shared/messages.ts'

export const unitRefusals = messages({
  unit_in_use: {
    es: 'En esta unidad vive alguien o alguien pidió entrar a vivir. Cámbialo primero en Usuarios.',
    en: 'Someone lives in this unit or has asked to. Change that first under Users.',
  },
  unit_taken: { es: 'Ya existe una unidad con ese número.', en: 'There is already a unit with that number.' },
  unit_number_length: { es: 'El número de la unidad es demasiado largo.', en: 'The unit’s number is too long.' },
  unit_tower_length: {
    es: 'El nombre de la torre o calle es demasiado largo.',
    en: 'The name of the tower or street is too long.',
  },
  unit_phones_list: { es: 'Una unidad tiene a lo más seis teléfonos.', en: 'A unit has at most six telephones.' },
  unit_phones_size: { es: 'Los teléfonos ocupan demasiado.', en: 'The telephones take too much room.' },
  unit_floor_length: { es: 'El piso es demasiado largo.', en: 'The floor is too long.' },
  unit_bays_length: { es: 'La lista de cajones es demasiado larga.', en: 'The list of parking bays is too long.' },
})
