import { peopleOf } from '../../../authorizations/group.ts'
import type { Act, EventSubject, Said } from '../facts/gateEvents.ts'
import { peopleInside, peopleMissing } from '../facts/group.ts'
import type { StationSnapshot } from '../facts/lookup.ts'
import { asksForCalls } from './doubts.ts'
import type { Verdict } from './verdict.ts'

export type GateAct = 'entry' | 'exit' | 'checkout' | 'override' | 'by_phone' | 'close_stay'

export interface Acts {
  /** The Enter key does this act. */
  main: GateAct | null
  others: readonly GateAct[]
}

export function actsOf({ act, entry, exit, reason, subject, check }: Verdict): Acts {
  if (!subject) return { main: null, others: [] }
  const temporary = subject.known
    ? subject.entry.kind === 'temporary_visitor'
    : subject.pass.kind === 'temporary_visitor'
  const lettingIn: GateAct[] =
    entry === 'with_word'
      ? ['by_phone']
      : entry === 'with_reason'
        ? [reason.code === 'stay_open' ? 'close_stay' : 'override']
        : []
  if (act === 'exit') {
    const again: GateAct[] = entry === 'free' ? ['entry'] : []
    return { main: 'exit', others: [...(temporary ? (['checkout'] as const) : []), ...again, ...lettingIn] }
  }
  // A visitor who waits for an answer is still outside.
  const outside = reason.code === 'pending' || reason.code === 'request_expired'
  const leaving: GateAct[] = exit === 'record' && !outside ? ['exit'] : []
  // No entry before the document was compared.
  const may = act === 'entry' && !(entry === 'after_check' && check === 'document')
  const ending: GateAct[] = temporary && subject.known && subject.entry.inside ? ['checkout'] : []
  return { main: may ? 'entry' : null, others: [...lettingIn, ...leaving, ...ending] }
}

/** True if the data are so old that only a call can admit this person. */
export const callsFor = ({ entry }: Verdict, snapshot: StationSnapshot | null, now: number): boolean =>
  entry === 'with_word' && snapshot !== null && asksForCalls(snapshot, now)

/** True if the unit has no app that would ring. */
export const nobodyAnswers = ({ subject }: Verdict, snapshot: StationSnapshot | null): boolean =>
  subject?.known === true && (snapshot?.silent_units?.includes(subject.entry.unit) ?? false)

/** An answer in the app usually comes within this time; then a call is faster. */
const callAfterMs = 20_000

/** True if the guard should call about a request of this age: at once if no app rings. */
export const callsNow = (
  verdict: Verdict,
  { snapshot, online }: { snapshot: StationSnapshot | null; online: boolean },
  waitedMs: number,
): boolean => !online || nobodyAnswers(verdict, snapshot) || waitedMs >= callAfterMs

function subjectOf({ subject }: Verdict): EventSubject | null {
  if (!subject) return null
  return subject.known ? { authorization_id: subject.entry.authorization_id } : { token: subject.token }
}

/** The people of a known group who may enter or leave; null for one person. */
export function groupOf({ subject }: Verdict): { missing: number; inside: number } | null {
  if (!subject?.known || peopleOf(subject.entry) === 1) return null
  return { missing: peopleMissing(subject.entry), inside: peopleInside(subject.entry) }
}

/** All missing people of a group come and all who are inside leave, unless the guard says another number. */
function counted(verdict: Verdict, comes: boolean, told?: number): { people?: number } {
  const group = groupOf(verdict)
  const people = group && (told ?? (comes ? group.missing : group.inside))
  return people ? { people } : {}
}

/** Makes the event of an act that needs no dialog. */
export function plainAct(verdict: Verdict, act: 'entry' | 'exit' | 'checkout', people?: number): Act | null {
  const subject = subjectOf(verdict)
  if (!subject) return null
  const count = counted(verdict, act === 'entry', people)
  if (act === 'entry') return { kind: 'entry', subject, because: verdict.reason.code, ...count }
  return { kind: act === 'exit' ? 'exit' : 'checkout', subject, ...count }
}

export function overrideAct(verdict: Verdict, said: Said, people?: number): Act | null {
  const subject = subjectOf(verdict)
  return (
    subject && { kind: 'override', subject, because: verdict.reason.code, ...said, ...counted(verdict, true, people) }
  )
}
