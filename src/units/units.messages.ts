import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

const count = (number: number, one: string, many: string) => `${grouped(number)} ${number === 1 ? one : many}`

export const unitKindTexts = messages({
  home: { es: 'Casa o departamento', en: 'House or apartment' },
  shop: { es: 'Local', en: 'Shop' },
  office: { es: 'Oficina', en: 'Office' },
  storage: { es: 'Bodega', en: 'Storage' },
  other: { es: 'Otro', en: 'Other' },
})

export const unitStateTexts = messages({
  occupied: { es: 'Ocupada', en: 'Occupied' },
  empty: { es: 'Vacía', en: 'Empty' },
  rented_out: { es: 'Arrendada', en: 'Rented out' },
})

export const phoneKindTexts = messages({
  mobile: { es: 'Celular', en: 'Mobile' },
  landline: { es: 'Fijo', en: 'Landline' },
  intercom: { es: 'Intercomunicador', en: 'Intercom' },
})

export const unitMessages = messages({
  title: { es: 'Unidades', en: 'Units' },
  choose: { es: 'Qué unidades', en: 'Which units' },
  all: { es: 'Todas', en: 'All' },
  choices: {
    asking: { es: 'Esperan', en: 'Waiting' },
    with_account: { es: 'Ya usan Garita', en: 'Already use Garita' },
    unopened: { es: 'Sin abrir su cuenta', en: 'Account not opened' },
    empty: { es: 'Vacías', en: 'Empty' },
    rented_out: { es: 'Arrendadas', en: 'Rented out' },
  },
  search: { es: 'Número, torre o residente', en: 'Number, tower or resident' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  kind: { es: 'Tipo', en: 'Kind' },
  state: { es: 'Estado', en: 'State' },
  people: { es: 'Viven aquí', en: 'They live here' },
  people_count: {
    es: (number: number) => count(number, 'persona', 'personas'),
    en: (number: number) => count(number, 'person', 'people'),
  },
  unopened: {
    es: (number: number) => count(number, 'sin abrir su cuenta', 'sin abrir su cuenta'),
    en: (number: number) => count(number, 'has not opened their account', 'have not opened their account'),
  },
  nobody: { es: 'Nadie tiene cuenta', en: 'Nobody has an account' },
  asking: {
    es: (number: number) => `${grouped(number)} por aprobar`,
    en: (number: number) => `${grouped(number)} to approve`,
  },
  on_floor: { es: (floor: string) => `piso ${floor}`, en: (floor: string) => `floor ${floor}` },
  failed: { es: 'No se pudieron cargar las unidades', en: 'The units could not be loaded' },
  none_found: { es: 'Ninguna unidad coincide', en: 'No unit matches' },
  none_found_text: { es: 'Cambia la búsqueda o los filtros.', en: 'Change the search or the filters.' },
  empty_title: { es: 'Todavía no hay unidades', en: 'There are no units yet' },
  empty_text: {
    es: 'Agrégalas todas juntas, por ejemplo con “T1 101-1204”. También se crean solas cuando apruebas a un residente.',
    en: 'Add them all together, for example with “T1 101-1204”. They are also created when you approve a resident.',
  },
  no_condominium: { es: 'No tienes un condominio asignado', en: 'You are not assigned to a condominium' },
  no_condominium_text: {
    es: 'Cuando administres uno, aquí verás sus unidades.',
    en: 'Once you run one, its units appear here.',
  },
  add: { es: 'Agregar unidades', en: 'Add units' },
  show: { es: 'Ver', en: 'View' },
  edit: { es: 'Editar', en: 'Edit' },
  remove: { es: 'Eliminar', en: 'Delete' },
  remove_title: { es: (unit: string) => `¿Eliminar la unidad ${unit}?`, en: (unit: string) => `Delete unit ${unit}?` },
  remove_text: {
    es: 'La bitácora y las visitas pasadas conservan su número.',
    en: 'The access log and past visits keep its number.',
  },
  removed: { es: 'Unidad eliminada', en: 'Unit deleted' },
  remove_failed: { es: 'No se pudo eliminar la unidad', en: 'The unit could not be deleted' },
  form: {
    add_title: {
      es: (place: string) => (place ? `Agregar unidades a ${place}` : 'Agregar unidades'),
      en: (place: string) => (place ? `Add units to ${place}` : 'Add units'),
    },
    edit_title: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
    pattern: { es: '¿Qué unidades?', en: 'Which units?' },
    pattern_hint: {
      es: '“T1 101-1204” son las puertas 01 a 04 de los pisos 1 a 12; “Torre A 101-110, 201-210” son veinte puertas de la torre A; “Casa 1-40” son cuarenta casas. Separa varias con comas.',
      en: '“T1 101-1204” is doors 01 to 04 on floors 1 to 12; “Tower A 101-110, 201-210” is twenty doors of tower A; “House 1-40” is forty houses. Separate several with commas.',
    },
    will_be: {
      es: (number: number, first: string, last: string) =>
        number === 1 ? `1 unidad: ${first}` : `${grouped(number)} unidades: ${first} … ${last}`,
      en: (number: number, first: string, last: string) =>
        number === 1 ? `1 unit: ${first}` : `${grouped(number)} units: ${first} … ${last}`,
    },
    problems: {
      empty: { es: 'Escribe al menos una unidad.', en: 'Enter at least one unit.' },
      too_many: { es: 'Son más de 500. Agrégalas por partes.', en: 'There are more than 500. Add them in parts.' },
      too_long: {
        es: 'El número de la unidad puede tener 20 letras como máximo.',
        en: 'The number of a unit can have 20 letters at most.',
      },
      backwards: {
        es: 'Escribe primero el número menor: “101-1204”, no “1204-101”.',
        en: 'Write the smaller number first: “101-1204”, not “1204-101”.',
      },
    },
    tower: { es: 'Torre o calle', en: 'Tower or street' },
    floor: { es: 'Piso', en: 'Floor' },
    bays: { es: 'Estacionamientos', en: 'Parking bays' },
    bays_hint: { es: 'Por ejemplo: 14, 15 y bodega 3', en: 'For example: 14, 15 and storage 3' },
    phones: { es: 'Teléfonos para la caseta', en: 'Phones for the gate' },
    phones_hint: {
      es: 'El guardia llama en este orden cuando llega una visita, también si nadie de la casa tiene cuenta.',
      en: 'The guard calls in this order when a visitor comes, also if nobody of the home has an account.',
    },
    phone_name: { es: 'Quién contesta', en: 'Who answers' },
    phone_kind: { es: 'Tipo de teléfono', en: 'Kind of phone' },
    phone_number: { es: 'Número', en: 'Number' },
    extension: { es: 'Extensión', en: 'Extension' },
    phone_from: { es: 'Desde las', en: 'From' },
    phone_until: { es: 'Hasta las', en: 'Until' },
    add_phone: { es: 'Agregar teléfono', en: 'Add phone' },
    remove_phone: { es: (name: string) => `Quitar ${name}`, en: (name: string) => `Remove ${name}` },
    nameless: { es: 'el teléfono', en: 'the phone' },
    submit: { es: 'Agregar', en: 'Add' },
    alike: {
      es: (unit: string, is: string) => `${unit} parece ser ${is}, que ya existe.`,
      en: (unit: string, is: string) => `${unit} looks like ${is}, which already exists.`,
    },
    more_alike: {
      es: (number: number) => (number === 1 ? 'Y una más.' : `Y ${grouped(number)} más.`),
      en: (number: number) => (number === 1 ? 'And one more.' : `And ${grouped(number)} more.`),
    },
    apart: { es: 'Si son casas distintas, créalas.', en: 'If they are different homes, create them.' },
    submit_apart: {
      es: (number: number) => (number === 1 ? 'Es otra: crearla' : `Son otras: crear ${grouped(number)}`),
      en: (number: number) =>
        number === 1 ? 'It is another: create it' : `They are others: create ${grouped(number)}`,
    },
    made: {
      es: (number: number) =>
        number === 0 ? 'Ya existían todas' : `${count(number, 'unidad agregada', 'unidades agregadas')}`,
      en: (number: number) =>
        number === 0 ? 'All of them existed already' : `${count(number, 'unit added', 'units added')}`,
    },
    changed: { es: 'Unidad actualizada', en: 'Unit updated' },
  },
  card: {
    since: { es: (day: string) => `desde el ${day}`, en: (day: string) => `since ${day}` },
    unopened: { es: 'todavía no abre su cuenta', en: 'has not opened their account yet' },
    waits: { es: 'Espera aprobación', en: 'Waiting for approval' },
    phones: { es: 'Teléfonos', en: 'Phones' },
    authorized: { es: 'Pueden entrar', en: 'May enter' },
    authorized_text: {
      es: (people: number, vehicles: number, pets: number) =>
        [
          count(people, 'persona', 'personas'),
          count(vehicles, 'vehículo', 'vehículos'),
          count(pets, 'mascota', 'mascotas'),
        ].join(', '),
      en: (people: number, vehicles: number, pets: number) =>
        [count(people, 'person', 'people'), count(vehicles, 'vehicle', 'vehicles'), count(pets, 'pet', 'pets')].join(
          ', ',
        ),
    },
    groups: {
      visits: { es: 'Visitas', en: 'Visitors' },
      workers: { es: 'Colaboradores', en: 'Workers' },
      pets: { es: 'Mascotas', en: 'Pets' },
      vehicles: { es: 'Vehículos', en: 'Vehicles' },
    },
    until: { es: (moment: string) => `hasta el ${moment}`, en: (moment: string) => `until ${moment}` },
    more: {
      es: (number: number) => `y ${grouped(number)} más`,
      en: (number: number) => `and ${grouped(number)} more`,
    },
    answers: { es: 'Quién responde a las visitas', en: 'Who answers visitors' },
    administration: {
      es: (day: string) => `La administración, desde el ${day}`,
      en: (day: string) => `The administration, since ${day}`,
    },
    administration_hint: {
      es: 'Hasta que apruebes a alguien que viva ahí.',
      en: 'Until you approve someone who lives there.',
    },
    nobody_answers: { es: 'Nadie', en: 'Nobody' },
    answer_for: { es: 'Que responda la administración', en: 'Let the administration answer' },
    answer_no_more: { es: 'Que ya no responda la administración', en: 'Stop answering by the administration' },
    answering: {
      es: 'La administración responde a las visitas de esta unidad',
      en: 'The administration answers the visitors of this unit',
    },
    answering_no_more: {
      es: 'La administración ya no responde a las visitas de esta unidad',
      en: 'The administration no longer answers the visitors of this unit',
    },
    answer_failed: { es: 'No se pudo cambiar quién responde', en: 'We could not change who answers' },
    print: { es: 'Imprimir', en: 'Print' },
    printed: {
      es: (who: string, when: string) => `Lo imprimió ${who}, ${when}`,
      en: (who: string, when: string) => `Printed by ${who}, ${when}`,
    },
    waiting: { es: 'En la caseta', en: 'At the gate' },
    waiting_text: {
      es: (number: number) => count(number, 'visita espera respuesta', 'visitas esperan respuesta'),
      en: (number: number) => count(number, 'visitor waits for an answer', 'visitors wait for an answer'),
    },
    none: { es: 'Ninguna', en: 'None' },
    log: { es: 'Ver sus accesos', en: 'See its access log' },
    users: { es: 'Ver en Gestión de Usuarios', en: 'See in Users' },
    failed: { es: 'No se pudo cargar la unidad', en: 'The unit could not be loaded' },
    unknown: { es: 'Sin dato', en: 'Not given' },
  },
})
