/** Texts of looks: why somebody looks at what came and went, and what the homes read of it. */
import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

export const lookKindTexts = messages({
  unit: { es: 'Unidad', en: 'Unit' },
  person: { es: 'Persona', en: 'Person' },
  plate: { es: 'Placas', en: 'Plate' },
  pass: { es: 'Pase o número', en: 'Pass or number' },
  everything: { es: 'Todo', en: 'Everything' },
})

export const lookReasonTexts = messages({
  theft: { es: 'Robo', en: 'Theft' },
  dispute: { es: 'Conflicto o queja', en: 'Dispute or complaint' },
  damage: { es: 'Daño', en: 'Damage' },
  authority: { es: 'Solicitud de autoridad', en: 'Request of an authority' },
  request: { es: 'Lo pidió un residente', en: 'A resident asked for it' },
  copy: { es: 'Copia de todo el condominio', en: 'Copy of the whole condominium' },
  other: { es: 'Otro motivo', en: 'Another reason' },
  exported: { es: 'Exportó o imprimió la lista', en: 'Exported or printed the list' },
  searched: { es: 'Consultó visitas de hace más de una semana', en: 'Read visits of more than a week ago' },
})

export const lookMessages = messages({
  /** Of a file or a sheet. */
  hidden_names: {
    es: (count: number) =>
      count === 1
        ? '1 nombre de más de un día no se muestra: pide verlo con un motivo'
        : `${grouped(count)} nombres de más de un día no se muestran: pide verlos con un motivo`,
    en: (count: number) =>
      count === 1
        ? '1 name that is older than a day is not shown: give a reason to see it'
        : `${grouped(count)} names that are older than a day are not shown: give a reason to see them`,
  },
  dialog: {
    title: { es: '¿Para qué lo necesitas?', en: 'What do you need it for?' },
    submit: { es: 'Ver', en: 'Show' },
    about: {
      es: (what: string, from: string, until: string) => `${what}, del ${from} al ${until}`,
      en: (what: string, from: string, until: string) => `${what}, from ${from} to ${until}`,
    },
    reason: { es: 'Motivo', en: 'Reason' },
    said: { es: 'En una línea, qué pasó', en: 'In one line, what happened' },
    said_help: { es: 'Una frase de 15 letras o más.', en: 'A sentence of 15 letters or more.' },
    later: { es: 'No avisar a los hogares antes del', en: 'Do not tell the homes before' },
    later_help: {
      es: 'Solo para un caso en curso, hasta 90 días. Otra persona debe estar de acuerdo; si nadie lo está en 3 días, lo leen.',
      en: 'Only for a case under way, up to 90 days. Another person must agree; if no one does within 3 days, they read it.',
    },
    note: {
      es: 'Los hogares leen quién miró, cuándo y para qué. Lo ves tú, durante una hora.',
      en: 'The homes read who looked, when and why. You see it, for one hour.',
    },
    failed: { es: 'No se guardó el motivo', en: 'The reason was not saved' },
  },
  bar: {
    free: { es: 'Nombres de las últimas 24 h', en: 'Names of the last 24 h' },
    give: { es: 'Ver anteriores', en: 'Show older' },
    wanted: {
      es: 'Para buscar más allá de las últimas 24 horas, primero di para qué.',
      en: 'To search beyond the last 24 hours, first say what for.',
    },
    say: { es: 'Decir para qué', en: 'Say what for' },
    open: {
      es: (what: string, until: string) => `A la vista hasta las ${until}: ${what}.`,
      en: (what: string, until: string) => `Shown until ${until}: ${what}.`,
    },
    choose: { es: 'Elige un condominio para ver nombres anteriores.', en: 'Choose a condominium to show older names.' },
  },
  home: {
    title: { es: 'Quién miró tus visitas', en: 'Who looked at your visits' },
    text: {
      es: 'Cuando la administración consulta visitas de hace más de un día, dice para qué. Aquí lo lees, y también lo que un guardia exportó o consultó de más de una semana.',
      en: 'When the administration looks at visits that are older than a day, it says why. You read it here, and what a guard exported or read of more than a week too.',
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
        `Los hogares lo leen desde el ${at} si otra persona está de acuerdo; si no, desde el ${otherwise}`,
      en: (at: string, otherwise: string) =>
        `The homes read it from ${at} on if another person agrees; otherwise from ${otherwise} on`,
    },
    later: {
      es: (at: string) => `Los hogares lo leen desde el ${at}`,
      en: (at: string) => `The homes read it from ${at} on`,
    },
  },
  list: {
    title: { es: 'Consultas', en: 'Looks' },
    none: { es: 'Todavía no hay consultas.', en: 'There are no looks yet.' },
  },
})
