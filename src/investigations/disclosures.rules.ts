/** The parts of a reason, and when one is needed. */

export const disclosureKinds = ['unit', 'person', 'plate', 'pass', 'everything'] as const
type LookKind = (typeof disclosureKinds)[number]

/** A person chooses one of these; a copy of the whole condominium writes its own. */
export const chosenReasons = ['theft', 'dispute', 'damage', 'authority', 'request', 'other'] as const
/** The program records these reasons without a question, because they name the act. */
export const unaskedReasons = ['copy', 'exported', 'searched'] as const
export const disclosureReasons = [...chosenReasons, ...unaskedReasons] as const

export const mostSaid = 300
/** A shorter text explains nothing to the homes. */
const leastLetters = 15
export const isSentence = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= leastLetters
/** The homes may be informed later, but not after this many days. */
export const mostDaysUntold = 90
export const mostDays = 366

const hour = 3_600_000
const freeHours = 24

/** Names are visible without a reason for one day. */
export const needsReason = (from: string, now: number): boolean => Date.parse(from) < now - freeHours * hour

export interface DisclosureScope {
  condominium_id: string
  kind: LookKind
  subject: string | null
  subject_id: string | null
  from: string
  until: string
  /** The code of a pass as it was typed or scanned; `subject` is its stored short form. Never in an address: it opens the gate. */
  code?: string | undefined
}

/** Replaces the short form by the code for the call. */
export const asSent = ({ code, ...scope }: DisclosureScope) => ({ ...scope, subject: code ?? scope.subject })

const sameText = (one: string | null, other: string | null) =>
  (one ?? '').trim().toUpperCase() === (other ?? '').trim().toUpperCase()

/** Whether an open disclosure covers the request to its end; the last day is visible without a disclosure. */
export const covers = (open: DisclosureScope, asked: DisclosureScope, now: number): boolean =>
  open.condominium_id === asked.condominium_id &&
  Date.parse(open.from) <= Date.parse(asked.from) &&
  Date.parse(open.until) >= Math.min(Date.parse(asked.until), now - freeHours * hour) &&
  (open.kind === 'everything' ||
    (open.kind === asked.kind &&
      (asked.subject_id ? open.subject_id === asked.subject_id : sameText(open.subject, asked.subject))))
