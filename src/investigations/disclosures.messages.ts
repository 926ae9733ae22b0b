import { messages } from '../shared/messages.ts'

export const disclosureKindTexts = messages({
  unit: { es: 'Unidad', en: 'Unit' },
  person: { es: 'Persona', en: 'Person' },
  plate: { es: 'Placas', en: 'Plate' },
  pass: { es: 'Pase o número', en: 'Pass or number' },
  everything: { es: 'Todo', en: 'Everything' },
})

export const disclosureReasonTexts = messages({
  theft: { es: 'Robo', en: 'Theft' },
  dispute: { es: 'Conflicto o queja', en: 'Dispute or complaint' },
  damage: { es: 'Daño', en: 'Damage' },
  authority: { es: 'Lo pide una autoridad', en: 'An authority asked for it' },
  request: { es: 'Lo pidió un residente', en: 'A resident asked for it' },
  copy: { es: 'Copia de todo el condominio', en: 'Copy of the whole condominium' },
  other: { es: 'Otro motivo', en: 'Another reason' },
  exported: { es: 'Exportó o imprimió la lista', en: 'Exported or printed the list' },
  searched: { es: 'Consultó visitas de hace más de una semana', en: 'Looked at visits from more than a week ago' },
})

export const disclosureMessages = messages({
  dialog: {
    title: { es: '¿Para qué lo necesitas?', en: 'What do you need it for?' },
    submit: { es: 'Ver', en: 'Show' },
    about: {
      es: (what: string, from: string, until: string) => `${what}, del ${from} al ${until}`,
      en: (what: string, from: string, until: string) => `${what}, from ${from} to ${until}`,
    },
    reason: { es: 'Motivo', en: 'Reason' },
    said: { es: 'Qué pasó, en una línea', en: 'What happened, in one line' },
    said_help: { es: 'Una frase de 15 letras o más.', en: 'A sentence of 15 letters or more.' },
    later: { es: 'No avisar a las casas antes del', en: 'Do not tell the homes before' },
    later_help: {
      es: 'Solo para un caso abierto, hasta 90 días. Otra persona debe aceptarlo; si nadie lo acepta en 3 días, las casas lo leen.',
      en: 'Only for an open case, up to 90 days. Another person must agree; if no one agrees within 3 days, the homes read it.',
    },
    note: {
      es: 'Las casas leen quién consultó, cuándo y para qué. Tú ves los nombres durante una hora.',
      en: 'The homes read who looked, when and why. You see the names for one hour.',
    },
    failed: { es: 'No se guardó el motivo', en: 'The reason was not saved' },
  },
  bar: {
    free: { es: 'Nombres de las últimas 24 h', en: 'Names of the last 24 h' },
    give: { es: 'Ver anteriores', en: 'Show older' },
    wanted: {
      es: 'Para buscar más atrás de 24 horas, primero di para qué.',
      en: 'To search further back than 24 hours, first say why.',
    },
    say: { es: 'Decir para qué', en: 'Say why' },
    open: {
      es: (what: string, until: string) => `Se ve hasta las ${until}: ${what}.`,
      en: (what: string, until: string) => `Shown until ${until}: ${what}.`,
    },
    choose: { es: 'Elige un condominio para ver nombres anteriores.', en: 'Choose a condominium to show older names.' },
  },
  home: {
    title: { es: 'Quién consultó tus visitas', en: 'Who looked at your visits' },
    text: {
      es: 'La administración dice para qué cada vez que consulta visitas de hace más de un día. Aquí lo lees. También lees si un guardia descargó una lista o consultó visitas de hace más de una semana.',
      en: 'The administration says why each time it looks at visits older than a day. You read it here. You also read if a guard downloaded a list or looked at visits older than a week.',
    },
    none: { es: 'Nadie ha consultado tus visitas.', en: 'Nobody has looked at your visits.' },
    all: { es: 'Las visitas de todo el condominio', en: 'The visits of the whole condominium' },
    of: {
      unit: {
        es: (what: string) => `Las visitas de la unidad ${what}`,
        en: (what: string) => `The visits of unit ${what}`,
      },
      person: { es: (what: string) => `Las visitas de ${what}`, en: (what: string) => `The visits of ${what}` },
      plate: { es: (what: string) => `Las placas ${what}`, en: (what: string) => `Plate ${what}` },
      pass: { es: (what: string) => `El pase de ${what}`, en: (what: string) => `The pass of ${what}` },
    },
    between: {
      es: (from: string, until: string) => `del ${from} al ${until}`,
      en: (from: string, until: string) => `from ${from} to ${until}`,
    },
    handed_out: {
      es: (folios: string) => `Guardó una prueba en PDF, folio ${folios}`,
      en: (folios: string) => `Saved evidence as PDF, folio ${folios}`,
    },
    held: {
      es: (at: string) => `Se guarda como prueba hasta el ${at}`,
      en: (at: string) => `Kept as evidence until ${at}`,
    },
    later_if: {
      es: (at: string, otherwise: string) =>
        `Las casas lo leen desde el ${at} si otra persona acepta; si no, desde el ${otherwise}`,
      en: (at: string, otherwise: string) =>
        `The homes read it from ${at} if another person agrees; if not, from ${otherwise}`,
    },
    later: {
      es: (at: string) => `Las casas lo leen desde el ${at}`,
      en: (at: string) => `The homes read it from ${at}`,
    },
  },
  list: {
    title: { es: 'Consultas', en: 'Looks' },
    none: { es: 'Todavía no hay consultas.', en: 'There are no looks yet.' },
  },
})
