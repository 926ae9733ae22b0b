import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

const count = (number: number, one: string, many: string) => `${grouped(number)} ${number === 1 ? one : many}`

export const spellingMessages = messages({
  alike: { es: 'Parecen la misma unidad', en: 'These look like the same unit' },
  alike_text: {
    es: 'Están escritas de dos maneras. Si son la misma, únelas: los accesos de ambas se encuentran con cualquiera de las dos.',
    en: 'They are written in two ways. If they are the same, merge them: the entries of both are found by either.',
  },
  more_alike: {
    es: (number: number) => (number === 1 ? 'Ver una más' : `Ver ${number} más`),
    en: (number: number) => (number === 1 ? 'Show one more' : `Show ${number} more`),
  },
  there_are_more: {
    es: 'Hay más: aparecen cuando resuelves estas.',
    en: 'There are more: they appear once these are settled.',
  },
  merge: { es: 'Unir', en: 'Merge' },
  differ: { es: 'No son la misma', en: 'Not the same' },
  differ_done: { es: 'Anotado: no se propone otra vez', en: 'Noted: it is not proposed again' },
  differ_failed: { es: 'No se pudo anotar', en: 'It could not be noted' },
  people: { es: 'Viven ahí', en: 'Live there' },
  nobody: { es: 'nadie con cuenta', en: 'nobody with an account' },
  asking: {
    es: (number: number) => count(number, 'espera aprobación', 'esperan aprobación'),
    en: (number: number) => count(number, 'waits for approval', 'wait for approval'),
  },
  authorized: { es: 'Autorizado ahora', en: 'Authorized now' },
  waiting: { es: 'Esperan en la garita', en: 'Wait at the gate' },
  phones: { es: 'Teléfonos', en: 'Telephones' },
  lines: { es: 'Líneas de la bitácora', en: 'Lines of the access log' },
  lines_more: { es: (most: number) => `más de ${grouped(most)}`, en: (most: number) => `more than ${grouped(most)}` },
  dialog: {
    title: { es: '¿Unir estas dos unidades?', en: 'Merge these two units?' },
    which: { es: '¿Qué número queda?', en: 'Which number stays?' },
    confirm: { es: (unit: string) => `Unir en ${unit}`, en: (unit: string) => `Merge into ${unit}` },
    moves: {
      es: (gone: string, kept: string) =>
        `Las personas de ${gone} y lo que autorizaron pasan a ${kept}. Los códigos que ya tienen sus visitas siguen sirviendo.`,
      en: (gone: string, kept: string) =>
        `The people of ${gone} and what they authorized move to ${kept}. The codes that their visitors have go on working.`,
    },
    share: {
      es: (came: string, there: string) =>
        `${came} y ${there} compartirán vivienda: cada quien verá y contestará las visitas de la unidad desde hoy. Se avisa a quienes ya viven ahí, y pueden objetar.`,
      en: (came: string, there: string) =>
        `${came} and ${there} will share a home: each sees and answers the visits of the unit from today. Those who live there already are told, and may object.`,
    },
    past: {
      es: 'Nadie ve las visitas de la otra vivienda de antes de hoy, salvo las que siguen abiertas.',
      en: 'Nobody sees the visits of the other home from before today, except those that are still open.',
    },
    history: {
      es: (gone: string, kept: string) =>
        `La bitácora no se reescribe. ${gone} queda como otra escritura de ${kept}, y buscar cualquiera de las dos encuentra todo.`,
      en: (gone: string, kept: string) =>
        `The access log is not rewritten. ${gone} stays as another spelling of ${kept}, and a search for either finds everything.`,
    },
    phones: {
      es: (most: number) => `Una unidad tiene a lo más ${most} teléfonos: los demás de la que se va se pierden.`,
      en: (most: number) => `A unit has at most ${most} telephones: the others of the one that goes are lost.`,
    },
    codes: {
      es: 'Las dos tienen un código para unirse: sirve el más nuevo, el otro termina.',
      en: 'Both have a code to join: the newer one works, the other one ends.',
    },
    forever: { es: 'No se puede deshacer.', en: 'It cannot be undone.' },
    done: { es: (unit: string) => `Ahora son una: ${unit}`, en: (unit: string) => `Now they are one: ${unit}` },
    failed: { es: 'No se pudieron unir', en: 'They could not be merged' },
  },
  aliases: { es: 'También se escribe', en: 'Also written' },
  merged: { es: 'de una unidad que se unió a esta', en: 'of a unit that was merged into this one' },
  add_alias: { es: 'Agregar escritura', en: 'Add a spelling' },
  add_alias_title: {
    es: (unit: string) => `Otra escritura de ${unit}`,
    en: (unit: string) => `Another spelling of ${unit}`,
  },
  alias: { es: 'Cómo se escribe', en: 'How it is written' },
  alias_hint: {
    es: 'Quien la busque o la escriba así encuentra esta unidad. Por ejemplo: Torre 1 101',
    en: 'A search for it, or a form with it, finds this unit. For example: Tower 1 101',
  },
  add: { es: 'Agregar', en: 'Add' },
  alias_added: { es: 'Escritura agregada', en: 'Spelling added' },
  remove_alias: { es: 'Quitar', en: 'Remove' },
  alias_removed: { es: 'Escritura quitada', en: 'Spelling removed' },
  alias_failed: { es: 'No se pudo quitar', en: 'It could not be removed' },
  meant: {
    is: { es: (unit: string) => `Es la unidad ${unit}.`, en: (unit: string) => `It is unit ${unit}.` },
    lives: {
      es: (unit: string, people: string) => `Viven en ${unit}: ${people}.`,
      en: (unit: string, people: string) => `In ${unit} live: ${people}.`,
    },
    none: { es: (unit: string) => `No hay una unidad ${unit}.`, en: (unit: string) => `There is no unit ${unit}.` },
    likely: { es: '¿Es una de estas?', en: 'Is it one of these?' },
    make: { es: (unit: string) => `Crear la unidad ${unit}`, en: (unit: string) => `Create unit ${unit}` },
    will_make: {
      es: (unit: string) => `La unidad ${unit} se creará al guardar.`,
      en: (unit: string) => `Unit ${unit} will be made when you save.`,
    },
    made: { es: (unit: string) => `Unidad ${unit} creada`, en: (unit: string) => `Unit ${unit} created` },
    make_failed: { es: 'No se pudo crear la unidad', en: 'The unit could not be created' },
    failed: { es: 'No se pudo buscar la unidad', en: 'The unit could not be looked up' },
  },
  found: { es: 'Unidades', en: 'Units' },
  found_people: {
    es: (number: number) => (number === 0 ? 'nadie con cuenta' : count(number, 'persona', 'personas')),
    en: (number: number) => (number === 0 ? 'nobody with an account' : count(number, 'person', 'people')),
  },
})
