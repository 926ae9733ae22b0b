/** Texts of an import of vehicles, workers and permanent visitors, and of taking it back. */
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
  subtitle: {
    es: 'Lo que cada casa tenía en tu cuaderno o en otro sistema',
    en: 'What each home had in your book or in another system',
  },
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
    es: 'La fecha de fin va de hoy a dentro de un año, como 31/12/2026. Sin fin: bórrala',
    en: 'The last day is between today and a year from now, as in 31/12/2026. Without an end: clear it',
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
      'Cada pase necesita a alguien de la casa que responda por él. Importa antes a quien vive ahí: basta su nombre, sin correo ni teléfono.',
    en: (units: number, some: string) =>
      `${units === 1 ? 'In one unit' : `In ${grouped(units)} units`} nobody has an account: ${some}. ` +
      'Each pass needs a person of the home who answers for it. First import who lives there: a name is enough, without e-mail or phone.',
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
    es: 'Elige el condominio: así sabremos si cada unidad existe.',
    en: 'Choose the condominium, so that we can tell whether each unit exists.',
  },
  what_happens: {
    es: 'Cada pase queda en la cuenta de quien vive en la unidad (con varias cuentas, en la de quien lleva más tiempo y ya la usa), con la nota «Lo registró la administración». Esa persona recibe un solo aviso, y puede cambiarlo o eliminarlo. Lo que la casa ya tiene no se repite.',
    en: 'Each pass goes to the account of the person who lives in the unit (with several, the one who has lived there longest and uses it), with the note “Registered by the administration”. They get one notice, and can change or delete it. What the home has already is not repeated.',
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
      es: 'La fecha de fin no es de hoy a dentro de un año',
      en: 'The last day is not between today and a year from now',
    },
    home_full: {
      es: 'La cuenta de esa casa llegó a 1,000 pases vigentes',
      en: 'The account of that home has reached 1,000 current passes',
    },
    not_saved: { es: 'No se pudo guardar', en: 'It could not be saved' },
  },
  lists_title: { es: 'Lo que ya importaste', en: 'What you have imported' },
  lists_failed: { es: 'No se pudo leer lo importado', en: 'What was imported could not be read' },
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
    es: 'Sus casas los eliminaron, o los retiraste.',
    en: 'Their homes deleted them, or you took them back.',
  },
  host: { es: (name: string) => `De ${name}`, en: (name: string) => `Of ${name}` },
  inside: { es: 'Dentro', en: 'Inside' },
  end: { es: 'Retirar', en: 'Take back' },
  end_all: { es: 'Retirar todos', en: 'Take back all' },
  end_title: { es: (name: string) => `¿Retirar a ${name}?`, en: (name: string) => `Take back ${name}?` },
  end_text: {
    es: (unit: string) => `La garita ya no le abrirá, y la unidad ${unit} dejará de verlo entre los suyos.`,
    en: (unit: string) => `The gate will no longer open for it, and unit ${unit} will not see it any more.`,
  },
  end_all_title: {
    es: (passes: number) => `¿Retirar ${passesEs(passes)}?`,
    en: (passes: number) => `Take back ${passesEn(passes)}?`,
  },
  end_all_text: {
    es: 'La garita ya no les abrirá, y sus casas dejarán de verlos. Lo que una casa cambió después también se retira. Quien está dentro se queda hasta que salga.',
    en: 'The gate will no longer open for them, and their homes will not see them any more. What a home has changed since is taken back too. Who is inside stays until they leave.',
  },
  ended: {
    es: (passes: number) => `Se ${passes === 1 ? 'retiró' : 'retiraron'} ${passesEs(passes)}`,
    en: (passes: number) => `${passesEn(passes)} taken back`,
  },
  inside_left: {
    es: (passes: number) =>
      `${grouped(passes)} ${passes === 1 ? 'está' : 'están'} dentro y se ${passes === 1 ? 'queda' : 'quedan'} hasta que ${passes === 1 ? 'salga' : 'salgan'}.`,
    en: (passes: number) =>
      `${grouped(passes)} ${passes === 1 ? 'is' : 'are'} inside and ${passes === 1 ? 'stays' : 'stay'} until they leave.`,
  },
  end_failed: { es: 'No se pudo retirar', en: 'It could not be taken back' },
})
