/** Why the server refuses an act on units. */
import { messages } from '../shared/messages.ts'

export const unitRefusals = messages({
  unit_in_use: {
    es: 'En esta unidad vive alguien o alguien pidió entrar a vivir. Cámbialo primero en Usuarios.',
    en: 'Someone lives in this unit or has asked to. Change that first under Users.',
  },
  home_unit_unknown: {
    es: 'No hay una unidad con ese número. Elige la que es, o créala.',
    en: 'There is no unit with that number. Choose the one that is meant, or create it.',
  },
  home_unit_unclear: {
    es: 'Varias unidades se escriben así. Elige cuál es.',
    en: 'Several units are written like this. Choose which one it is.',
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
  unit_answers_itself: {
    es: 'En esta unidad hay quien responda: la administración no responde por ella.',
    en: 'Someone of this unit can answer: the administration does not answer for it.',
  },
  unit_administered_not_empty: {
    es: 'La unidad está vacía. Cambia primero su estado.',
    en: 'The unit is empty. Change its state first.',
  },
  units_changed: {
    es: 'Una de las dos unidades cambió mientras tanto. Mírala otra vez antes de unirlas.',
    en: 'One of the two units changed meanwhile. Look at it again before you merge them.',
  },
  units_merged_otherwise: {
    es: 'Alguien ya unió una de estas unidades con otra.',
    en: 'One of these units was already merged into another.',
  },
  units_objection_waits: {
    es: 'En la unidad que se va alguien objetó a una persona. Contesta primero esa objeción en Usuarios.',
    en: 'In the unit that goes a resident objected to a person. Answer that objection first under Users.',
  },
  alias_is_unit: {
    es: 'Ya existe una unidad con ese número. Si es la misma, únelas.',
    en: 'There is already a unit with that number. If it is the same, merge them.',
  },
  unit_alias_taken: { es: 'Otra unidad ya se escribe así.', en: 'Another unit is already written like this.' },
  unit_alias_length: { es: 'Una escritura tiene a lo más 20 letras.', en: 'A spelling has at most 20 letters.' },
  unit_alias_merged: {
    es: 'Es el número de una unidad que se unió a esta: con él se encuentran sus accesos pasados.',
    en: 'It is the number of a unit that was merged into this one: its past entries are found by it.',
  },
  unit_bays_length: { es: 'La lista de cajones es demasiado larga.', en: 'The list of parking bays is too long.' },
})
