/** What a reason is made of, and when one is needed. */

export const lookKinds = ['unit', 'person', 'plate', 'pass', 'everything'] as const
type LookKind = (typeof lookKinds)[number]

/** What a person chooses from; a copy of the whole condominium writes its own. */
export const chosenReasons = ['theft', 'dispute', 'damage', 'authority', 'request', 'other'] as const
/** Nobody was asked for these: they say what was done. */
export const unaskedReasons = ['copy', 'exported', 'searched'] as const
export const lookReasons = [...chosenReasons, ...unaskedReasons] as const

export const mostSaid = 300
/** A shorter reason explains nothing to the homes. */
const leastLetters = 15
export const isSentence = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= leastLetters
/** The homes may be told later, but not after this many days. */
export const mostUntold = 90
export const mostDays = 366

const hour = 3_600_000
const freeHours = 24

/** Names are shown for a day without a reason. */
export const needsReason = (from: string, now: number): boolean => Date.parse(from) < now - freeHours * hour

/** What somebody looks at, and of which time. */
export interface Looked {
  condominium_id: string
  kind: LookKind
  subject: string | null
  subject_id: string | null
  from: string
  until: string
  /** Of a pass, as it was typed or read; `subject` is what is kept of it. Never in an address: it opens the gate. */
  code?: string | undefined
}

/** As the server is asked. */
export const asSent = ({ code, ...looked }: Looked) => ({ ...looked, subject: code ?? looked.subject })

const sameText = (one: string | null, other: string | null) =>
  (one ?? '').trim().toUpperCase() === (other ?? '').trim().toUpperCase()

/** Whether a look that is open shows what is asked for, to its end: what is younger than a day is shown to everybody who may ask. */
export const covers = (open: Looked, asked: Looked, now: number): boolean =>
  open.condominium_id === asked.condominium_id &&
  Date.parse(open.from) <= Date.parse(asked.from) &&
  Date.parse(open.until) >= Math.min(Date.parse(asked.until), now - freeHours * hour) &&
  (open.kind === 'everything' ||
    (open.kind === asked.kind &&
      (asked.subject_id ? open.subject_id === asked.subject_id : sameText(open.subject, asked.subject))))
