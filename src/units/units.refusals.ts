import { messages } from '../shared/messages.ts'

export const unitRefusals = messages({
  unit_in_use: {
    es: 'Alguien vive en esta unidad o pidió una cuenta en ella. Cámbialo primero en «Gestión de Usuarios».',
    en: 'Someone lives in this unit or has asked for an account in it. Change that first under “User management”.',
  },
  home_unit_unknown: {
    es: 'No hay una unidad con ese número. Elige otra de la lista, o créala.',
    en: 'There is no unit with that number. Choose another one from the list, or create it.',
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
  unit_phones_list: {
    es: 'Una unidad puede tener seis teléfonos como máximo.',
    en: 'A unit can have six phones at most.',
  },
  unit_phones_size: { es: 'Los teléfonos ocupan demasiado espacio.', en: 'The phones take too much room.' },
  unit_floor_length: { es: 'El piso es demasiado largo.', en: 'The floor is too long.' },
  unit_answers_itself: {
    es: 'Alguien de esta unidad puede responder a sus visitas. La administración no responde por esa persona.',
    en: 'Someone of this unit can answer its visitors. The administration does not answer for them.',
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
  units_stays_overlap: {
    es: 'Las dos unidades tienen estancias cortas en los mismos días. Espera a que terminen, o cancela una.',
    en: 'Both units have short stays on the same days. Wait until they end, or cancel one.',
  },
  units_objection_waits: {
    es: 'Alguien de una de las dos unidades avisó que una cuenta no está bien. Responde primero ese aviso en «Gestión de Usuarios».',
    en: 'Someone of one of the two units reported an account. Answer that report first under “User management”.',
  },
  alias_is_unit: {
    es: 'Ya existe una unidad con ese número. Si es la misma, únelas.',
    en: 'There is already a unit with that number. If it is the same, merge them.',
  },
  unit_alias_taken: { es: 'Otra unidad ya se escribe así.', en: 'Another unit is already written like this.' },
  unit_alias_length: { es: 'Escribe 20 letras como máximo.', en: 'Write 20 letters at most.' },
  unit_alias_merged: {
    es: 'No puedes quitar este número: es de una unidad que uniste a esta, y con él se buscan sus entradas pasadas.',
    en: 'You cannot remove this number: it is of a unit that you merged into this one, and its past entries are found by it.',
  },
  unit_bays_length: {
    es: 'La lista de estacionamientos es demasiado larga.',
    en: 'The list of parking spaces is too long.',
  },
})
