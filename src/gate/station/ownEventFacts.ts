import { newId } from '../../shared/ids.ts'
import type { MadeEvent } from './facts/gateEvents.ts'
import { add, emptyOutbox, type Outbox } from './outbox.ts'
import { withOwnEvents } from './ownEvents.ts'
import { type Code, judge } from './verdict/verdict.ts'
import { at, entryOf, minute, noon, snapshotOf, surely, tokenOf } from './verdict/verdictFacts.ts'

export const base = snapshotOf()
export const known = { authorization_id: entryOf().authorization_id }
export const made = () => ({
  id: newId(),
  at: at(0),
  doubt: null,
  snapshot_version: base.version,
  gate_id: base.gate.id,
  agent_id: '01980000-0000-7000-8000-0000000000bb',
})
export const entry = (more: Partial<MadeEvent> = {}): MadeEvent =>
  Object.assign({ ...made(), kind: 'entry' as const, subject: known, because: 'may_enter' as const }, more)
export const exit = (kind: 'exit' | 'checkout', when = at(0)): MadeEvent => ({
  ...made(),
  kind,
  subject: known,
  at: when,
})
export const outboxOf = (...events: MadeEvent[]): Outbox =>
  events.reduce((outbox, event) => add(outbox, event), emptyOutbox)
const pass: Code = { kind: 'pass', token: tokenOf() }
export const scanned = (there: Parameters<typeof withOwnEvents>[0], ...events: MadeEvent[]) =>
  judge(pass, withOwnEvents(there, outboxOf(...events)), surely(noon + minute))
