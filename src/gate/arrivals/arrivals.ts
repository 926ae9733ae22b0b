export const arrivalKinds = ['visit', 'delivery', 'taxi', 'service'] as const
export type ArrivalKind = (typeof arrivalKinds)[number]

/** The log also has kinds that enter without a request. */
export const loggedKinds = [...arrivalKinds, 'emergency', 'authority'] as const
type LoggedKind = (typeof loggedKinds)[number]

/** The snapshot has null for a visit. */
export const kindOf = (kind: ArrivalKind | null | undefined): ArrivalKind => kind ?? 'visit'

/** `seen`: the guard checks the document and writes nothing down. */
export const documentRules = ['never', 'seen', 'last4', 'whole'] as const

/** The guard reads this rule when the time of the request is over. Nothing lets in by itself, and a visit is never offered. */
export const afterRules = ['wait', 'refuse', 'offer'] as const

export interface ArrivalRule {
  document: (typeof documentRules)[number]
  name: boolean
  company: boolean
  plate: boolean
  after: (typeof afterRules)[number]
}
export type ArrivalRules = Readonly<Record<ArrivalKind, ArrivalRule>>

/** A home that refuses a person also needs the name of a courier, and the plate of a vehicle. */
export interface AskedRule extends ArrivalRule {
  plate_if_any?: boolean
}
export const askedAt = (rule: ArrivalRule, lines: { name: boolean; plate: boolean }): AskedRule => ({
  ...rule,
  name: rule.name || lines.name,
  plate_if_any: lines.plate && !rule.plate,
})

/** The guard records one of these when no resident of the unit can be asked; letting in needs a reason. */
export const unaskedOutcomes = ['refused', 'left', 'left_at_gate', 'let_in'] as const
export type UnaskedOutcome = (typeof unaskedOutcomes)[number]

/** Lists the outcomes that fit the kind: the rule of the kind decides whether a guard may let in. */
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

/** Lists the asked fields without a value; `access.request_of` applies the same rule. */
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

/** A new condominium starts with the first one; the database has the same default. */
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

/** Each arrival has one outcome and the channel of that outcome. */
export const outcomes = ['admitted', 'refused', 'left', 'let_in', 'expired', 'left_at_gate', 'comes_down'] as const
export const outcomeChannels = ['app', 'phone', 'call', 'guard', 'clock', 'rule', 'webhook'] as const

/** The database has the same answers and allows them by kind of arrival. */
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

/** The guard records one of these after a phone call to the home. */
export const callAnswers = ['admitted', 'refused', 'no_answer', 'comes_down', 'left_at_gate'] as const
export type CallAnswer = (typeof callAnswers)[number]

/** A guard sees at most this many requests at once; the lists show all. */
export const mostStrips = 4
export const stillMs = 10 * 60_000

/** An answer other than yes or no, and the name of the resident who gave it. */
export interface Answered {
  word: AnswerBeside
  by: string | null
}
interface AnswerWords {
  comes_down: (who: string | null) => string
  left_at_gate: string
}
/** Says for example "Ana viene a la caseta" or "Déjalo en caseta". */
export const answerSays = ({ word, by }: Answered, words: AnswerWords) =>
  word === 'comes_down' ? words.comes_down(by) : words.left_at_gate

/** Says the seconds left, that the visitor may pass, that the home wants a call, or that the time is over. */
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

/** Guards choose these; they type any other. */
export const arrivalCompanies: Readonly<Record<ArrivalKind, readonly string[]>> = {
  visit: [],
  delivery: ['Rappi', 'Uber Eats', 'DiDi Food', 'PedidosYa', 'Mercado Libre', 'Amazon'],
  taxi: ['Uber', 'DiDi', 'inDrive', 'Cabify'],
  service: [],
}

/** Replaces the name of an arrival that has neither name nor company. */
export const nobodyNamed = '—'

export interface Arrival {
  name: string | null
  last_name: string | null
  arrival_kind?: LoggedKind | null | undefined
}

type ArrivalWords = Readonly<Record<Exclude<LoggedKind, 'visit'>, (company: string | null) => string>>

/** Shows for example "Luis Gómez", "Entrega de Rappi" or "Luis Gómez · Servicio". */
export function arrivalName({ name, last_name, arrival_kind }: Arrival, words: ArrivalWords): string {
  const given = [name, last_name].filter(Boolean).join(' ')
  if (!arrival_kind || arrival_kind === 'visit') return given
  const word = words[arrival_kind]
  return last_name ? `${given} · ${word(null)}` : word(name === nobodyNamed ? null : name)
}

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

/** Keeps only the fields that the rule asks, so that a form never sends values typed for another kind. */
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

/** A tablet of the gate may lock itself after one of these numbers of minutes without a touch. */
export const idleLockChoices = [5, 15, 30, 60] as const
