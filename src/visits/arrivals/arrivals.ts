/** Who arrives unannounced, by kind, and what a condominium asks of each kind. */

export const arrivalKinds = ['visit', 'delivery', 'taxi', 'service'] as const
export type ArrivalKind = (typeof arrivalKinds)[number]

/** As a line of the log has it: also what nobody is asked about. */
export const loggedKinds = [...arrivalKinds, 'emergency', 'authority'] as const
type LoggedKind = (typeof loggedKinds)[number]

/** The snapshot names no kind of a visit. */
export const kindOf = (kind: ArrivalKind | null | undefined): ArrivalKind => kind ?? 'visit'

/** `seen`: the guard looks at it and writes nothing of it down. */
export const documentRules = ['never', 'seen', 'last4', 'whole'] as const

/** What the guard reads when nobody has answered in time. Nothing lets in by itself, and a visit is never offered. */
export const afterRules = ['wait', 'refuse', 'offer'] as const

export interface ArrivalRule {
  document: (typeof documentRules)[number]
  name: boolean
  company: boolean
  plate: boolean
  after: (typeof afterRules)[number]
}
export type ArrivalRules = Readonly<Record<ArrivalKind, ArrivalRule>>

/** The fields of an arrival at a home with a refusal: also the name of a courier, and the plate where there is a vehicle. */
export interface AskedRule extends ArrivalRule {
  plate_if_any?: boolean
}
export const askedAt = (rule: ArrivalRule, lines: { name: boolean; plate: boolean }): AskedRule => ({
  ...rule,
  name: rule.name || lines.name,
  plate_if_any: lines.plate && !rule.plate,
})

/** Where nobody of the unit can be asked the guard writes what became of it; letting in needs a reason. */
export const unaskedOutcomes = ['refused', 'left', 'left_at_gate', 'let_in'] as const
export type UnaskedOutcome = (typeof unaskedOutcomes)[number]

/** Those that fit what arrives: the condominium's rule of the kind says whether a guard may let in. */
export const unaskedFor = (kind: ArrivalKind, { after }: Pick<ArrivalRule, 'after'>): readonly UnaskedOutcome[] => [
  ...(['refused', 'left'] as const),
  ...(kind === 'delivery' ? (['left_at_gate'] as const) : []),
  ...(after === 'offer' ? (['let_in'] as const) : []),
]

interface Given {
  name: string
  last_name: string
  id_document: string
  vehicle_plate: string
  document_seen: boolean
  /** The visitor carries no document: the home reads it, and no rule lets them in. */
  no_document: boolean
}

/** What the condominium asks for and the guard has not given; as `access.with_arrival` says it. */
export function missing(given: Given, rule: ArrivalRule): (keyof Given)[] {
  const written = (field: 'name' | 'last_name' | 'id_document' | 'vehicle_plate') => given[field].trim() !== ''
  const needed: readonly Exclude<keyof Given, 'no_document'>[] = [
    ...(rule.name ? (['name', 'last_name'] as const) : []),
    ...(rule.document === 'never' || given.no_document ? [] : [documentField(rule)]),
    ...(rule.plate ? (['vehicle_plate'] as const) : []),
  ]
  return needed.filter((field) => (field === 'document_seen' ? !given.document_seen : !written(field)))
}

const documentField = ({ document }: ArrivalRule) =>
  document === 'seen' ? ('document_seen' as const) : ('id_document' as const)

const nothingPersonal: ArrivalRule = { document: 'never', name: false, company: true, plate: false, after: 'wait' }
const whole: ArrivalRule = { document: 'whole', name: true, company: false, plate: false, after: 'wait' }

/** The first is what a new condominium asks; the database has the same. */
export const arrivalPresets = {
  specification: {
    visit: whole,
    delivery: nothingPersonal,
    taxi: nothingPersonal,
    service: { ...whole, company: true },
  },
  little: {
    visit: { ...whole, document: 'seen' },
    delivery: nothingPersonal,
    taxi: nothingPersonal,
    service: { ...whole, document: 'seen', company: true },
  },
  much: {
    visit: { ...whole, plate: true },
    delivery: { ...nothingPersonal, plate: true },
    taxi: { ...nothingPersonal, plate: true },
    service: { ...whole, company: true, plate: true },
  },
} as const satisfies Record<string, ArrivalRules>
export type ArrivalPreset = keyof typeof arrivalPresets

/** The one outcome of an arrival, and through what it came. */
export const outcomes = ['admitted', 'refused', 'left', 'let_in', 'expired', 'left_at_gate', 'comes_down'] as const
export const outcomeChannels = ['app', 'phone', 'call', 'guard', 'clock', 'rule', 'webhook'] as const

/** What a home may answer beside yes and no, by what arrives; as the database says it. */
export const answersBeside = ['comes_down', 'left_at_gate'] as const
export type AnswerBeside = (typeof answersBeside)[number]
export const answersOf: Readonly<Record<ArrivalKind, readonly AnswerBeside[]>> = {
  visit: ['comes_down'],
  delivery: answersBeside,
  taxi: ['comes_down'],
  service: ['comes_down'],
}
export const decisions = ['approved', 'denied', ...answersBeside] as const
export type VisitDecision = (typeof decisions)[number]

/** What a guard writes down of a call: also that nobody picked up, and that somebody comes to the gate. */
export const callAnswers = ['admitted', 'refused', 'no_answer', 'comes_down', 'left_at_gate'] as const
export type CallAnswer = (typeof callAnswers)[number]

/** Asks that a guard keeps in view; the lists have all. */
export const mostStrips = 4
export const stillMs = 10 * 60_000

/** What the home said beside yes and no, and who. */
export interface Answered {
  word: AnswerBeside
  by: string | null
}
interface AnswerWords {
  comes_down: (who: string | null) => string
  left_at_gate: string
}
/** "Ana viene a la garita", "Déjalo en caseta". */
export const answerSays = ({ word, by }: Answered, words: AnswerWords) =>
  word === 'comes_down' ? words.comes_down(by) : words.left_at_gate

/** What the strip of an ask says: the seconds left, that they may pass, that the home wants a call, or that nobody answered. */
export function askSays(
  asked: { approved: boolean; until: string; answer?: Answered | undefined; calls?: boolean },
  now: number,
  words: AnswerWords & { may_pass: string; time_over: string; call_wanted: string },
) {
  const { approved, until, answer, calls } = asked
  if (answer) return { tone: 'good', says: answerSays(answer, words) } as const
  const left = Math.ceil((Date.parse(until) - now) / 1000)
  if (approved) return { tone: 'good', says: words.may_pass } as const
  if (calls) return { tone: 'over', says: words.call_wanted } as const
  return left > 0 ? ({ tone: 'wait', says: left } as const) : ({ tone: 'over', says: words.time_over } as const)
}

/** The usual ones; every other is typed. */
export const arrivalCompanies: Readonly<Record<ArrivalKind, readonly string[]>> = {
  visit: [],
  delivery: ['Rappi', 'Uber Eats', 'DiDi Food', 'PedidosYa', 'Mercado Libre', 'Amazon'],
  taxi: ['Uber', 'DiDi', 'inDrive', 'Cabify'],
  service: [],
}

/** Where no name was asked, a company or this stands in its place. */
export const nobodyNamed = '—'

export interface Arrival {
  name: string | null
  last_name: string | null
  arrival_kind?: LoggedKind | null | undefined
}

type ArrivalWords = Readonly<Record<Exclude<LoggedKind, 'visit'>, (company: string | null) => string>>

/** "Luis Gómez", "Entrega de Rappi", "Luis Gómez · Servicio": the name that was asked, and the kind where it is no visit. */
export function arrivalName({ name, last_name, arrival_kind }: Arrival, words: ArrivalWords): string {
  const given = [name, last_name].filter(Boolean).join(' ')
  if (!arrival_kind || arrival_kind === 'visit') return given
  const word = words[arrival_kind]
  return last_name ? `${given} · ${word(null)}` : word(name === nobodyNamed ? null : name)
}

/** The fields of a form beside the visitor's own. */
export const emptyArrival = {
  arrival_kind: 'visit' as ArrivalKind,
  company: '',
  people: '' as number | string,
  vehicle_plate: '',
  document_seen: false,
  no_document: false,
}
type ArrivalForm = Given &
  Omit<typeof emptyArrival, 'vehicle_plate' | 'document_seen' | 'no_document'> & { phone_number: string }

/** What a form sends of its kind: nothing that was typed for another kind and is not asked for this one. */
export function askedOnly<Values extends ArrivalForm>(values: Values, rule: AskedRule) {
  const { company, people, vehicle_plate } = values
  const without = rule.document !== 'never' && values.no_document
  const unnamed = { name: '', last_name: '', phone_number: '' }
  return {
    ...values,
    ...(rule.name ? {} : unnamed),
    id_document: !without && (rule.document === 'whole' || rule.document === 'last4') ? values.id_document : '',
    company: (rule.company && company.trim()) || null,
    people: people === '' ? null : Number(people),
    vehicle_plate: ((rule.plate || rule.plate_if_any) && vehicle_plate.trim()) || null,
    document_seen: rule.document === 'seen' && !without && values.document_seen,
    no_document: without,
  }
}

/** After how many minutes alone a tablet of the gate may lock itself. */
export const idleLockChoices = [5, 15, 30, 60] as const
