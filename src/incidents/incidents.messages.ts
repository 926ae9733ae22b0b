/** The station has its own texts beside its screens. */
import { messages, type Spoken } from '../shared/messages.ts'

export const incidentKindTexts = messages({
  suspicious: { es: 'Persona o auto sospechoso', en: 'Suspicious person or car' },
  noise: { es: 'Ruido o convivencia', en: 'Noise or neighbors' },
  quarrel: { es: 'Riña o amenaza', en: 'Fight or threat' },
  theft: { es: 'Robo', en: 'Theft' },
  damage: { es: 'Daño', en: 'Damage' },
  accident: { es: 'Accidente o emergencia médica', en: 'Accident or medical emergency' },
  fire: { es: 'Fuego, gas o agua', en: 'Fire, gas or water' },
  fault: { es: 'Falla de equipo', en: 'Equipment fault' },
  found: { es: 'Objeto encontrado', en: 'Found object' },
  request: { es: 'Solicitud de información', en: 'Request for information' },
  other: { es: 'Otro', en: 'Other' },
})

export const incidentStateTexts = messages({
  open: { es: 'Abierto', en: 'Open' },
  closed: { es: 'Cerrado', en: 'Closed' },
})

export const toldWhomTexts = messages({
  administration: { es: 'Administración', en: 'Administration' },
  supervisor: { es: 'Supervisor', en: 'Supervisor' },
  resident: { es: 'Residente', en: 'Resident' },
  police: { es: 'Policía', en: 'Police' },
  ambulance: { es: 'Ambulancia', en: 'Ambulance' },
  firefighters: { es: 'Bomberos', en: 'Firefighters' },
})

/** The people whom a guard informed, in one line. */
export function informedText(
  chosen: readonly string[],
  further: string | null,
  words: Spoken<typeof toldWhomTexts>,
): string {
  const known: Record<string, string> = words
  return [...chosen.map((who) => known[who]), further].filter(Boolean).join(', ')
}

export const askerTexts = messages({
  police: { es: 'Policía', en: 'Police' },
  prosecutor: { es: 'Fiscalía', en: 'Prosecutor' },
  court: { es: 'Juzgado', en: 'Court' },
  insurer: { es: 'Aseguradora', en: 'Insurer' },
  other: { es: 'Otro', en: 'Other' },
})

export const incidentMessages = messages({
  title: { es: 'Incidentes', en: 'Incidents' },
  search: { es: 'Buscar en los incidentes', en: 'Search the incidents' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  any_condominium: { es: 'Todos los condominios', en: 'All condominiums' },
  any_kind: { es: 'Todos los tipos', en: 'All kinds' },
  any_state: { es: 'Todos los estados', en: 'Open and closed' },
  export: { es: 'Exportar', en: 'Export' },
  as_excel: { es: 'Excel, con los filtros de la pantalla', en: 'Excel, with the filters of the screen' },
  as_csv: { es: 'CSV, para otros programas', en: 'CSV, for other programs' },
  show: { es: 'Ver el incidente', en: 'Show the incident' },
  notes: {
    es: (count: number) => (count === 1 ? '1 nota' : `${count} notas`),
    en: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  },
  failed: { es: 'No se pudieron cargar los incidentes', en: 'The incidents could not be loaded' },
  empty_title: { es: 'Sin incidentes', en: 'No incidents' },
  empty_text: {
    es: 'Los guardias los anotan en la Vista de Garita, con el botón Anotar incidente o la tecla F3; la administración, aquí.',
    en: 'Guards write them in the Guard view, with the button Record incident or the key F3; the administration, here.',
  },
  none_found: { es: 'Ningún incidente coincide', en: 'No incident matches' },
  none_found_text: { es: 'Cambia los filtros e intenta de nuevo.', en: 'Change the filters and try again.' },
  file: { es: 'incidentes_export', en: 'incidents_export' },
  columns: {
    when: { es: 'Cuándo', en: 'When' },
    kind: { es: 'Tipo', en: 'Kind' },
    state: { es: 'Estado', en: 'State' },
    place: { es: 'Lugar', en: 'Place' },
    gate: { es: 'Caseta', en: 'Gate' },
    what: { es: 'Qué pasó', en: 'What happened' },
    told: { es: 'Se avisó a', en: 'Who was told' },
    asker: { es: 'Quién la pide', en: 'Who asks' },
    asked_by: { es: 'Nombre y cargo', en: 'Name and position' },
    paper: { es: 'Oficio o documento', en: 'Letter or document' },
    subject: { es: 'Sobre qué', en: 'About what' },
    from: { es: 'Desde', en: 'From' },
    until: { es: 'Hasta', en: 'Until' },
    given: { es: 'Qué se entregó', en: 'What was given' },
    by: { es: 'Anotó', en: 'Written by' },
    arrived: { es: 'Llegó', en: 'Arrived' },
    notes: { es: 'Notas', en: 'Notes' },
    condominium: { es: 'Condominio', en: 'Condominium' },
    time_zone: { es: 'Zona horaria', en: 'Time zone' },
  },
  one: {
    failed: { es: 'No se pudo cargar el incidente', en: 'The incident could not be loaded' },
    written: { es: 'Anotado', en: 'Written down' },
    period: { es: 'De qué horas', en: 'Of which hours' },
    between: {
      es: (from: string, until: string) => `${from} a ${until}`,
      en: (from: string, until: string) => `${from} to ${until}`,
    },
    no_paper: { es: 'Sin oficio ni documento', en: 'No letter or document' },
    nothing_given: { es: 'Nada todavía', en: 'Nothing yet' },
    nobody_told: { es: 'A nadie', en: 'No one' },
    lines: { es: 'Entradas y salidas que tienen que ver', en: 'Entries and exits that belong to it' },
    unknown: { es: 'Visitante con datos borrados', en: 'Visitor whose data was deleted' },
    no_notes: { es: 'Nadie ha anotado nada más.', en: 'Nothing else has been written.' },
    closes: { es: 'Lo cerró', en: 'Closed it' },
    opens: { es: 'Lo abrió de nuevo', en: 'Opened it again' },
    happened: { es: 'Ver qué pasó entonces', en: 'Show what happened then' },
    print: { es: 'Imprimir', en: 'Print' },
    printed: {
      es: (who: string, when: string) => `Lo imprimió ${who}, ${when}`,
      en: (who: string, when: string) => `Printed by ${who}, ${when}`,
    },
    add: { es: 'Agregar nota', en: 'Add note' },
    close: { es: 'Cerrar incidente', en: 'Close incident' },
    reopen: { es: 'Abrir de nuevo', en: 'Open again' },
    said: { es: 'Qué se hizo o se supo', en: 'What was done or found out' },
    why_close: { es: 'En qué quedó', en: 'How it ended' },
    why_reopen: { es: 'Por qué se abre de nuevo', en: 'Why it is opened again' },
    keeps: {
      es: 'Queda con tu nombre y no se puede cambiar. Si te equivocas, agrega otra nota.',
      en: 'It stays with your name and cannot be changed. If you make a mistake, add another note.',
    },
    added: { es: 'Nota agregada', en: 'Note added' },
    closed: { es: 'Incidente cerrado', en: 'Incident closed' },
    reopened: { es: 'Incidente abierto de nuevo', en: 'Incident open again' },
  },
})
