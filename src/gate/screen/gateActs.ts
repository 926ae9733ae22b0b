/** Which acts a verdict allows, and the event that each one records. */
import type { Act, EventSubject } from '../facts/gateEvents.ts'
import type { Verdict } from '../verdict/verdict.ts'

export type GateAct = 'entry' | 'exit' | 'check_out' | 'override' | 'by_phone' | 'close_stay'

export interface Acts {
  /** The act of the Enter key. */
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
    return { main: 'exit', others: [...(temporary ? (['check_out'] as const) : []), ...again, ...lettingIn] }
  }
  const leaving: GateAct[] = exit === 'record' ? ['exit'] : []
  // No entry before the document was compared.
  const may = act === 'entry' && !(entry === 'after_check' && check === 'document')
  return { main: may ? 'entry' : null, others: [...lettingIn, ...leaving] }
}

function subjectOf({ subject }: Verdict): EventSubject | null {
  if (!subject) return null
  return subject.known ? { authorization_id: subject.entry.authorization_id } : { token: subject.token }
}

/** The event of an act that needs no dialog. */
export function plainAct(verdict: Verdict, act: 'entry' | 'exit' | 'check_out'): Act | null {
  const subject = subjectOf(verdict)
  if (!subject) return null
  if (act === 'entry') return { kind: 'entry', subject, because: verdict.reason.code }
  return { kind: act === 'exit' ? 'exit' : 'checkout', subject }
}

export function overrideAct(verdict: Verdict, reason: string, authorizedBy: string | null): Act | null {
  const subject = subjectOf(verdict)
  return subject && { kind: 'override', subject, because: verdict.reason.code, reason, authorized_by: authorizedBy }
}
