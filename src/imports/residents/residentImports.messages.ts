import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

const personas = (count: number) => (count === 1 ? '1 persona' : `${grouped(count)} personas`)
const unidades = (count: number) => (count === 1 ? '1 unidad' : `${grouped(count)} unidades`)
const persons = (count: number) => (count === 1 ? '1 person' : `${grouped(count)} people`)
const units = (count: number) => (count === 1 ? '1 unit' : `${grouped(count)} units`)

export const wholeImportTexts = messages({
  fresh: { es: 'Unidades nuevas', en: 'New units' },
  fresh_none: { es: 'Ninguna: todas están registradas', en: 'None: all of them are registered' },
  fresh_said: {
    es: (count: number, first: string) => `Se ${count === 1 ? 'creará' : 'crearán'} ${unidades(count)}: ${first}`,
    en: (count: number, first: string) => `${units(count)} will be created: ${first}`,
  },
  otherwise: { es: 'Unidades escritas de otra forma', en: 'Units written in another way' },
  otherwise_said: {
    es: (count: number) =>
      `${unidades(count)} ya ${count === 1 ? 'existe' : 'existen'} y no se ${count === 1 ? 'crea' : 'crean'} de nuevo`,
    en: (count: number) =>
      `${units(count)} already ${count === 1 ? 'exists and is' : 'exist and are'} not created again`,
  },
  is: {
    es: (written: string, unit: string) => `${written} es ${unit}`,
    en: (written: string, unit: string) => `${written} is ${unit}`,
  },
  there: { es: 'Personas que ya están', en: 'People who are already there' },
  there_said: {
    es: (count: number) =>
      `${personas(count)}: mismo nombre, misma unidad. No se ${count === 1 ? 'crea' : 'crean'} de nuevo`,
    en: (count: number) => `${persons(count)}: the same name in the same unit. Not created again`,
  },
  unclear: {
    es: (written: string) => `No sabemos cuál unidad es: ${written}. Corrige esas filas, o no se importan.`,
    en: (written: string) =>
      `We do not know which unit this is: ${written}. Correct these rows, or they are not imported.`,
  },
  undo: { es: 'Deshacer esta importación', en: 'Undo this import' },
  undo_of: {
    es: (when: string) => `Deshacer la importación del ${when}`,
    en: (when: string) => `Undo the import of ${when}`,
  },
  undo_title: { es: '¿Deshacer toda la importación?', en: 'Undo the whole import?' },
  undo_act: { es: 'Deshacer', en: 'Undo' },
  weighing: { es: 'Revisando la importación…', en: 'Checking the import…' },
  goes: {
    es: (people: number, made: number) => `Quita ${personas(people)} y ${unidades(made)}.`,
    en: (people: number, made: number) => `Removes ${persons(people)} and ${units(made)}.`,
  },
  stay_people: {
    es: (count: number) =>
      `${personas(count)} se ${count === 1 ? 'queda' : 'quedan'}: ya ${count === 1 ? 'usa' : 'usan'} su cuenta o ${count === 1 ? 'tiene' : 'tienen'} registros.`,
    en: (count: number) =>
      `${persons(count)} ${count === 1 ? 'stays' : 'stay'}: they use their account, or something is recorded about them.`,
  },
  stay_units: {
    es: (count: number) =>
      `${unidades(count)} se ${count === 1 ? 'queda' : 'quedan'}: alguien vive ahí, o ${count === 1 ? 'tiene' : 'tienen'} registros.`,
    en: (count: number) =>
      `${units(count)} ${count === 1 ? 'stays' : 'stay'}: someone lives there, or something is recorded about ${count === 1 ? 'it' : 'them'}.`,
  },
  letters: {
    es: 'Las invitaciones que ya enviaste dejan de servir.',
    en: 'Invitations that you sent stop working.',
  },
  undone: {
    es: (people: number, made: number) => `Quitamos ${personas(people)} y ${unidades(made)}`,
    en: (people: number, made: number) => `We removed ${persons(people)} and ${units(made)}`,
  },
  nothing_stays: {
    es: 'Quitamos todo lo que creó esa importación.',
    en: 'We removed everything that the import created.',
  },
  weigh_failed: { es: 'No se pudo revisar la importación', en: 'The import could not be checked' },
  lists: { es: 'Importaciones de los últimos 30 días', en: 'Imports of the last 30 days' },
  lists_failed: { es: 'No se pudieron cargar las importaciones', en: 'The imports could not be loaded' },
  list_line: {
    es: (people: number, who: string) => `${personas(people)}, por ${who}`,
    en: (people: number, who: string) => `${persons(people)}, by ${who}`,
  },
  undone_by: {
    es: (who: string, when: string) => `${who} la deshizo el ${when}`,
    en: (who: string, when: string) => `${who} undid it on ${when}`,
  },
})
