/** Distinguishes kinds of acts, and makes the act that corrects another. This file imports no schemas, so that screens load none. */
import type { Act } from './gateEvents.ts'

type UrgentKind = 'emergency' | 'emergency_note' | 'authority' | 'authority_outcome'
type BookKind = 'incident' | 'incident_note' | 'item_left' | 'item_handed'
type PaperKind = 'sheet_printed' | 'paper_line'
type AskKind = 'arrival_closed' | 'phones_shown' | 'call_answer' | 'badge'

/** An urgent act is about a person who is not registered. */
export const isUrgent = <Any extends { kind: string }>(act: Any): act is Extract<Any, { kind: UrgentKind }> =>
  act.kind.startsWith('emergency') || act.kind.startsWith('authority')
export const isOfAsk = <Any extends { kind: string }>(act: Any): act is Extract<Any, { kind: AskKind }> =>
  ['arrival_closed', 'phones_shown', 'call_answer', 'badge'].includes(act.kind)
export const isInBook = <Any extends { kind: string }>(act: Any): act is Extract<Any, { kind: BookKind }> =>
  act.kind.startsWith('incident') || act.kind.startsWith('item_')

export const isOnPaper = <Any extends { kind: string }>(act: Any): act is Extract<Any, { kind: PaperKind }> =>
  act.kind === 'sheet_printed' || act.kind === 'paper_line'

/**
 * Returns the act that marks an own event as a mistake. Null for requests and their answers, which the unit corrects, for emergencies and
 * authorities, which a later line completes, and for incidents, items and paper lines, which another line corrects.
 */
export function correctionOf(act: Act, corrects: string): Act | null {
  if (act.kind === 'unannounced') {
    const { authorization_id, by_rule } = act
    return by_rule?.action === 'let_in' ? { kind: 'exit', subject: { authorization_id }, corrects } : null
  }
  if (isOfAsk(act) || isUrgent(act) || isInBook(act) || isOnPaper(act)) return null
  if (act.kind === 'guest_entry' || act.kind === 'guest_exit') {
    const { reservation_id, guest_id } = act
    const same = { reservation_id, guest_id, corrects }
    return act.kind === 'guest_entry' ? { kind: 'guest_exit', ...same } : { kind: 'guest_entry', name: null, ...same }
  }
  const { subject } = act
  const same = { subject, corrects, ...(act.people ? { people: act.people } : {}) }
  if (act.kind === 'entry' || act.kind === 'override') return { kind: 'exit', ...same }
  return { kind: 'entry', because: 'inside', ...same }
}
