import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

const count = (number: number, one: string, many: string) => `${grouped(number)} ${number === 1 ? one : many}`

export const spellingMessages = messages({
  alike: { es: 'Parecen la misma unidad', en: 'These look like the same unit' },
  alike_text: {
    es: 'Están escritas de dos maneras. Si son la misma, únelas: con cualquiera de las dos encuentras todas sus entradas.',
    en: 'They are written in two ways. If they are the same, merge them: with either one you find all their entries.',
  },
  more_alike: {
    es: (number: number) => (number === 1 ? 'Ver una más' : `Ver ${number} más`),
    en: (number: number) => (number === 1 ? 'Show one more' : `Show ${number} more`),
  },
  there_are_more: {
    es: 'Hay más. Aparecen cuando respondes estas.',
    en: 'There are more. They appear when you have answered these.',
  },
  merge: { es: 'Unir', en: 'Merge' },
  differ: { es: 'No son la misma', en: 'Not the same' },
  differ_done: { es: 'Guardado: no lo preguntamos otra vez', en: 'Saved: we do not ask again' },
  differ_failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
  people: { es: 'Viven ahí', en: 'Live there' },
  nobody: { es: 'nadie tiene cuenta', en: 'nobody has an account' },
  asking: {
    es: (number: number) => count(number, 'espera aprobación', 'esperan aprobación'),
    en: (number: number) => count(number, 'waits for approval', 'wait for approval'),
  },
  authorized: { es: 'Pueden entrar', en: 'May enter' },
  waiting: { es: 'Esperan en la caseta', en: 'Wait at the gate' },
  phones: { es: 'Teléfonos', en: 'Phones' },
  lines: { es: 'Líneas de la bitácora', en: 'Lines of the access log' },
  lines_more: { es: (most: number) => `más de ${grouped(most)}`, en: (most: number) => `more than ${grouped(most)}` },
  dialog: {
    title: { es: '¿Unir estas dos unidades?', en: 'Merge these two units?' },
    which: { es: '¿Qué número queda?', en: 'Which number stays?' },
    confirm: { es: (unit: string) => `Unir en ${unit}`, en: (unit: string) => `Merge into ${unit}` },
    moves: {
      es: (gone: string, kept: string) =>
        `Las personas de ${gone} y sus pases pasan a ${kept}. Los códigos que ya enviaron siguen sirviendo.`,
      en: (gone: string, kept: string) =>
        `The people of ${gone} and their passes move to ${kept}. The codes that they sent keep working.`,
    },
    share: {
      es: (came: string, there: string) =>
        `${came} y ${there} compartirán casa: desde hoy cada persona ve las visitas de la unidad y responde. Las personas que ya viven ahí reciben un aviso y pueden decir que no está bien.`,
      en: (came: string, there: string) =>
        `${came} and ${there} will share a home: from today each person sees the visits of the unit and answers. The people who already live there get a notice and can say that it is not right.`,
    },
    past: {
      es: 'Nadie ve las visitas anteriores de la otra casa, solo las que siguen abiertas.',
      en: 'Nobody sees the earlier visits of the other home, only those that are still open.',
    },
    history: {
      es: (gone: string, kept: string) =>
        `La bitácora no cambia. ${gone} será otra forma de escribir ${kept}: con cualquiera de las dos encuentras todo.`,
      en: (gone: string, kept: string) =>
        `The access log does not change. ${gone} becomes another way to write ${kept}: with either one you find everything.`,
    },
    phones: {
      es: (most: number) => `Una unidad puede tener ${most} teléfonos como máximo: los demás se pierden.`,
      en: (most: number) => `A unit can have ${most} phones at most: the others are lost.`,
    },
    codes: {
      es: 'Las dos tienen un código para unirse. El más nuevo sirve y el otro deja de servir.',
      en: 'Both have a code to join. The newer one works, and the other one stops working.',
    },
    forever: { es: 'No se puede deshacer.', en: 'This cannot be undone.' },
    done: { es: (unit: string) => `Ahora son una: ${unit}`, en: (unit: string) => `Now they are one: ${unit}` },
    failed: { es: 'No se pudieron unir', en: 'They could not be merged' },
  },
  aliases: { es: 'También se escribe', en: 'Also written' },
  merged: { es: 'de una unidad que se unió a esta', en: 'of a unit that was merged into this one' },
  add_alias: { es: 'Otra forma de escribirla', en: 'Another way to write it' },
  add_alias_title: {
    es: (unit: string) => `Otra forma de escribir ${unit}`,
    en: (unit: string) => `Another way to write ${unit}`,
  },
  alias: { es: 'Cómo se escribe', en: 'How it is written' },
  alias_hint: {
    es: 'Si alguien la escribe así, encuentra esta unidad. Por ejemplo: Torre 1 101',
    en: 'If someone writes it like this, they find this unit. For example: Tower 1 101',
  },
  add: { es: 'Agregar', en: 'Add' },
  alias_added: { es: 'Forma agregada', en: 'Way to write it added' },
  remove_alias: { es: 'Quitar', en: 'Remove' },
  alias_removed: { es: 'Forma quitada', en: 'Way to write it removed' },
  alias_failed: { es: 'No se pudo quitar', en: 'It could not be removed' },
  meant: {
    is: { es: (unit: string) => `Es la unidad ${unit}.`, en: (unit: string) => `It is unit ${unit}.` },
    lives: {
      es: (unit: string, people: string) => `En ${unit} viven: ${people}.`,
      en: (unit: string, people: string) => `These people live in ${unit}: ${people}.`,
    },
    none: { es: (unit: string) => `No hay una unidad ${unit}.`, en: (unit: string) => `There is no unit ${unit}.` },
    likely: { es: '¿Es una de estas?', en: 'Is it one of these?' },
    make: { es: (unit: string) => `Crear la unidad ${unit}`, en: (unit: string) => `Create unit ${unit}` },
    will_make: {
      es: (unit: string) => `Al guardar se crea la unidad ${unit}.`,
      en: (unit: string) => `Unit ${unit} is created when you save.`,
    },
    made: { es: (unit: string) => `Unidad ${unit} creada`, en: (unit: string) => `Unit ${unit} created` },
    make_failed: { es: 'No se pudo crear la unidad', en: 'The unit could not be created' },
    failed: { es: 'No se pudo buscar la unidad', en: 'The unit could not be looked up' },
  },
  found: { es: 'Unidades', en: 'Units' },
  found_people: {
    es: (number: number) => (number === 0 ? 'nadie tiene cuenta' : count(number, 'persona', 'personas')),
    en: (number: number) => (number === 0 ? 'nobody has an account' : count(number, 'person', 'people')),
  },
})
