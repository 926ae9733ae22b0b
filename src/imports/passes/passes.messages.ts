import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

const passesEs = (passes: number) => (passes === 1 ? '1 pase' : `${grouped(passes)} pases`)
const passesEn = (passes: number) => (passes === 1 ? '1 pass' : `${grouped(passes)} passes`)

export const passMessages = messages({
  kinds: {
    vehicle: {
      what: { es: 'Vehículos', en: 'Vehicles' },
      title: { es: 'Importar vehículos', en: 'Import vehicles' },
      sample_file: { es: 'vehiculos_plantilla', en: 'vehicles_template' },
      file_hint: {
        es: 'Una fila por vehículo: unidad, placa, marca, modelo y color. Excel, OpenDocument o CSV, hasta 5,000 filas y 2 MB.',
        en: 'One row for each vehicle: unit, plate, make, model and color. Excel, OpenDocument or CSV, up to 5,000 rows and 2 MB.',
      },
    },
    worker: {
      what: { es: 'Colaboradores', en: 'Workers' },
      title: { es: 'Importar colaboradores', en: 'Import workers' },
      sample_file: { es: 'colaboradores_plantilla', en: 'workers_template' },
      file_hint: {
        es: 'Una fila por persona: unidad, nombre, documento, oficio, días y horario, y hasta qué día (día/mes/año). Excel, OpenDocument o CSV, hasta 5,000 filas y 2 MB.',
        en: 'One row for each person: unit, name, document, work, days and hours, and the last day (day/month/year). Excel, OpenDocument or CSV, up to 5,000 rows and 2 MB.',
      },
    },
    permanent_visitor: {
      what: { es: 'Visitantes permanentes', en: 'Permanent visitors' },
      title: { es: 'Importar visitantes permanentes', en: 'Import permanent visitors' },
      sample_file: { es: 'visitantes_plantilla', en: 'visitors_template' },
      file_hint: {
        es: 'Una fila por persona: unidad, nombre, relación y documento. Excel, OpenDocument o CSV, hasta 5,000 filas y 2 MB.',
        en: 'One row for each person: unit, name, relationship and document. Excel, OpenDocument or CSV, up to 5,000 rows and 2 MB.',
      },
    },
  },
  what: { es: 'Qué importas', en: 'What you import' },
  residents: { es: 'Residentes', en: 'Residents' },
  columns: {
    tower: { es: 'Torre o calle', en: 'Tower or street' },
    unit_number: { es: 'Unidad', en: 'Unit' },
    vehicle_plate: { es: 'Placa', en: 'Plate' },
    brand: { es: 'Marca', en: 'Make' },
    model: { es: 'Modelo', en: 'Model' },
    color: { es: 'Color', en: 'Color' },
    vehicle_type: { es: 'Tipo de vehículo', en: 'Vehicle type' },
    full_name: { es: 'Nombre', en: 'Name' },
    last_name: { es: 'Apellidos', en: 'Last name' },
    id_document: { es: 'Documento', en: 'Document' },
    phone_number: { es: 'Teléfono', en: 'Phone' },
    work_type: { es: 'Oficio', en: 'Work' },
    days: { es: 'Días', en: 'Days' },
    hours: { es: 'Horario', en: 'Hours' },
    hours_from: { es: 'Entrada', en: 'Start time' },
    hours_until: { es: 'Salida', en: 'End time' },
    schedule: { es: 'Días y horario', en: 'Days and hours' },
    until: { es: 'Hasta', en: 'Until' },
    relationship: { es: 'Relación', en: 'Relationship' },
  },
  missing: {
    es: (field: string) => `Falta: ${field}`,
    en: (field: string) => `Missing: ${field}`,
  },
  wrong: {
    es: (field: string) => `No es válido: ${field}`,
    en: (field: string) => `Not valid: ${field}`,
  },
  schedule_wrong: {
    es: 'No entendemos los días y el horario. Escríbelos así: L-V 8:00-16:00',
    en: 'We cannot read the days and hours. Write them like this: Mon-Fri 8:00-16:00',
  },
  until_wrong: {
    es: 'Escribe una fecha de hoy a dentro de un año, por ejemplo 31/12/2026. Si no tiene fin, bórrala',
    en: 'Write a date from today to a year from now, for example 31/12/2026. If it has no end, clear it',
  },
  unit_unknown: {
    es: (unit: string) => `La unidad ${unit} no existe en este condominio`,
    en: (unit: string) => `Unit ${unit} does not exist in this condominium`,
  },
  no_host: {
    es: (unit: string) => `En la unidad ${unit} nadie tiene cuenta`,
    en: (unit: string) => `Nobody in unit ${unit} has an account`,
  },
  no_hosts: {
    es: (units: number, some: string) =>
      `${units === 1 ? 'En una unidad' : `En ${grouped(units)} unidades`} nadie tiene cuenta: ${some}. ` +
      'Cada pase necesita a una persona de la casa. Importa primero a los residentes: basta su nombre.',
    en: (units: number, some: string) =>
      `${units === 1 ? 'In one unit' : `In ${grouped(units)} units`} nobody has an account: ${some}. ` +
      'Each pass needs a person of the home. Import the residents first: a name is enough.',
  },
  to_residents: { es: 'Importar residentes', en: 'Import residents' },
  take_proposal: { es: (unit: string) => `Usar ${unit}`, en: (unit: string) => `Use ${unit}` },
  take_proposals: {
    es: (rows: number) => (rows === 1 ? 'Usar la unidad propuesta' : `Usar las ${grouped(rows)} unidades propuestas`),
    en: (rows: number) => (rows === 1 ? 'Use the proposed unit' : `Use the ${grouped(rows)} proposed units`),
  },
  units_failed: {
    es: 'No pudimos leer las unidades del condominio. Revisa tu conexión.',
    en: 'We could not read the units of the condominium. Check your connection.',
  },
  choose_first: {
    es: 'Elige el condominio para revisar las unidades.',
    en: 'Choose the condominium to check the units.',
  },
  what_happens: {
    es: 'Cada pase va a la cuenta de un residente de la unidad (si hay varios, al más antiguo que usa su cuenta). Dice «Lo registró la administración». El residente recibe un aviso y puede cambiarlo o eliminarlo. Los pases que la casa ya tiene no se repiten.',
    en: 'Each pass goes to the account of a resident of the unit (with several, to the one who has lived there longest and uses their account). It says “Registered by the administration”. The resident gets a notice and can change or delete it. Passes that the home already has are not repeated.',
  },
  submit: {
    es: (rows: number) => (rows === 1 ? 'Importar 1 fila' : `Importar ${grouped(rows)} filas`),
    en: (rows: number) => (rows === 1 ? 'Import 1 row' : `Import ${grouped(rows)} rows`),
  },
  done: {
    es: (made: number, known: number) =>
      `Se importaron ${passesEs(made)}.${known > 0 ? ` ${grouped(known)} ya ${known === 1 ? 'estaba' : 'estaban'}.` : ''}`,
    en: (made: number, known: number) =>
      `${passesEn(made)} imported.${known > 0 ? ` ${grouped(known)} ${known === 1 ? 'was' : 'were'} already there.` : ''}`,
  },
  already: { es: 'Ya estaban', en: 'Already there' },
  outcomes: {
    saved: { es: 'Importado', en: 'Imported' },
    already_there: { es: 'Ya está en esta unidad', en: 'Already there in this unit' },
    unit_unknown: { es: 'La unidad no existe', en: 'The unit does not exist' },
    no_host: { es: 'En la unidad nadie tiene cuenta', en: 'Nobody in the unit has an account' },
    until_wrong: {
      es: 'La fecha de fin no está entre hoy y dentro de un año',
      en: 'The end date is not between today and a year from now',
    },
    home_full: {
      es: 'La cuenta de esa casa ya tiene 1,000 pases',
      en: 'The account of that home already has 1,000 passes',
    },
    not_saved: { es: 'No se pudo guardar', en: 'It could not be saved' },
  },
  lists_title: { es: 'Importaciones anteriores', en: 'Earlier imports' },
  lists_failed: { es: 'No se pudieron cargar las importaciones', en: 'The imports could not be loaded' },
  list_line: {
    es: (when: string, who: string, passes: number) => `${when} · ${who} · ${passesEs(passes)}`,
    en: (when: string, who: string, passes: number) => `${when} · ${who} · ${passesEn(passes)}`,
  },
  open_list: { es: 'Ver', en: 'View' },
  open_list_of: {
    es: (what: string, when: string) => `Ver ${what} de ${when}`,
    en: (what: string, when: string) => `View ${what} of ${when}`,
  },
  list_empty: { es: 'Ya no queda ninguno', en: 'None is left' },
  list_empty_text: {
    es: 'Las casas los eliminaron, o tú los quitaste.',
    en: 'The homes deleted them, or you removed them.',
  },
  host: { es: (name: string) => `De ${name}`, en: (name: string) => `Of ${name}` },
  inside: { es: 'Adentro', en: 'Inside' },
  end: { es: 'Quitar', en: 'Remove' },
  end_all: { es: 'Quitar todos', en: 'Remove all' },
  end_title: { es: (name: string) => `¿Quitar a ${name}?`, en: (name: string) => `Remove ${name}?` },
  end_text: {
    es: (unit: string) => `La caseta ya no le abrirá, y la unidad ${unit} ya no lo verá en su lista.`,
    en: (unit: string) => `The gate will no longer open for it, and unit ${unit} will no longer see it in its list.`,
  },
  end_all_title: {
    es: (passes: number) => `¿Quitar ${passesEs(passes)}?`,
    en: (passes: number) => `Remove ${passesEn(passes)}?`,
  },
  end_all_text: {
    es: 'La caseta ya no les abrirá, y las casas ya no los verán, tampoco si los cambiaron. Los pases de las personas que están adentro siguen hasta que salgan.',
    en: 'The gate will no longer open for them, and the homes will no longer see them, even if they changed them. Passes of people who are inside stay until they leave.',
  },
  ended: {
    es: (passes: number) => `Se ${passes === 1 ? 'quitó' : 'quitaron'} ${passesEs(passes)}`,
    en: (passes: number) => `${passesEn(passes)} removed`,
  },
  inside_left: {
    es: (passes: number) =>
      `${grouped(passes)} ${passes === 1 ? 'está' : 'están'} adentro y se ${passes === 1 ? 'queda' : 'quedan'} hasta que ${passes === 1 ? 'salga' : 'salgan'}.`,
    en: (passes: number) =>
      `${grouped(passes)} ${passes === 1 ? 'is' : 'are'} inside and ${passes === 1 ? 'stays' : 'stay'} until they leave.`,
  },
  end_failed: { es: 'No se pudo quitar', en: 'It could not be removed' },
})
