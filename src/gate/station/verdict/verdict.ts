/** One pure function decides for stations, readers and the server. It never throws. */
import { audienceOf, holderOf, type Pass, readPass } from '../../../authorizations/passes/pass.ts'
import type { Entry, Presence } from '../facts/gate.snapshot.ts'
import { peopleMissing } from '../facts/group.ts'
import { homesRefusing, resemblesRefused } from '../facts/homeRulesHere.ts'
import { lookupIn, type Recognized, type StationSnapshot } from '../facts/lookup.ts'
import { type Entering, type Reason, reasonRules, type Tone } from '../facts/reasons.ts'
import type { StationTime } from '../facts/stationClock.ts'
import { asksForCalls, doubtsOf } from './doubts.ts'
import { backSoon, hasLimit, insideReason, revokedReason, stateReason, windowOf, windowReason } from './eligibility.ts'
import { engagementFor, workerOf } from './worker.ts'

/** A code that was shown or typed, or a person chosen from a list. */
export type Code = Exclude<Recognized, { kind: 'search' }> | { kind: 'chosen'; authorization_id: string }

type Subject =
  | { known: true; entry: Entry; pass: Pass | null; token: string | null }
  /** A genuine pass that is newer than the snapshot; of its holder only the binding in the pass is known. */
  | { known: false; pass: Pass; token: string }

export interface Verdict {
  tone: Tone
  reason: Reason
  /** The card shows these doubts after the reason. */
  doubts: readonly Reason[]
  subject: Subject | null
  /** The main button. */
  act: 'entry' | 'exit' | 'none'
  entry: Entering
  /** An exit is never refused. `open` raises the barrier without a record. */
  exit: 'record' | 'open'
  /** These people are notified of an entry against the verdict. */
  notifies: readonly ('host' | 'admin')[]
  /** The guard compares this before an entry. */
  check: 'document' | 'unit' | null
  /** The home refuses a person with a similar name or plate, so the verdict is never green. */
  resembles?: true
  /** These homes refuse a car like this unknown plate. */
  refused_by?: readonly string[]
}

interface Finding {
  reason: Reason
  subject: Subject | null
  inside: Presence | null
  check: Verdict['check']
  /** The code is older than a change of its dates. */
  former?: true
}

export function judge(code: Code, snapshot: StationSnapshot | null, time: StationTime): Verdict {
  try {
    const finding = snapshot ? calledOff(find(code, snapshot, time.now)) : nobody({ code: 'no_snapshot' })
    const verdict = judged(finding, doubtsOf(snapshot, time), snapshot !== null && asksForCalls(snapshot, time.now))
    return snapshot ? warned(verdict, code, snapshot, time.now) : verdict
  } catch {
    return judged(nobody({ code: 'unknown_error' }), [], false)
  }
}

/** The home made the pass, so the guard compares a document and decides; also where the entry needs a reason. */
function warned(verdict: Verdict, code: Code, snapshot: StationSnapshot, now: number): Verdict {
  const { subject, act, tone, entry, check } = verdict
  if (!subject && code.kind === 'plate') {
    const refusing = homesRefusing(snapshot, code.plate, now)
    return refusing.length > 0 ? { ...verdict, refused_by: refusing } : verdict
  }
  if (act === 'exit' || entry === 'no' || !subject?.known || !resemblesRefused(snapshot, subject.entry, now))
    return verdict
  return {
    ...verdict,
    tone: tone === 'green' ? 'amber' : tone,
    check: act === 'entry' ? 'document' : check,
    resembles: true,
  }
}

/** The guard reads the name of the host who canceled the visit. */
function calledOff(finding: Finding): Finding {
  const { reason, subject } = finding
  const by = subject?.known ? subject.entry.called_off_by : null
  return reason.code === 'visit_over' && by ? { ...finding, reason: { ...reason, called_off_by: by } } : finding
}

function find(code: Code, snapshot: StationSnapshot, now: number): Finding {
  const known = lookupIn(snapshot)
  if (code.kind === 'unreadable') return nobody({ code: 'unreadable', why: code.why })
  if (code.kind === 'pass') return ofPass(code.token, snapshot, now)
  if (code.kind === 'number') {
    const entry = known.ofNumber(code.number)
    if (entry) return ofEntry(entry, snapshot, now, 'unit')
    const revocation = known.revokedNumber(code.number)
    return nobody(revocation ? revokedReason(revocation) : { code: 'unknown_number' })
  }
  if (code.kind === 'plate') {
    const entries = known.ofPlate(code.plate)
    const [first] = entries
    const one = first?.worker && entries.every(({ worker }) => worker === first.worker)
    if (entries.length > 1 && !one) return nobody({ code: 'several', count: entries.length })
    return first ? ofEntry(first, snapshot, now, 'unit') : nobody({ code: 'unknown_plate' })
  }
  const entry = known.ofId(code.authorization_id)
  return entry ? ofEntry(entry, snapshot, now, 'document') : nobody({ code: 'unknown_person' })
}

function ofPass(token: string, snapshot: StationSnapshot, now: number): Finding {
  const known = lookupIn(snapshot)
  const read = readPass(token)
  if (!read.readable) return nobody({ code: 'unreadable', why: read.reason })
  const { pass } = read
  const key = known.key(pass.key_id)
  if (!key) return nobody({ code: 'unknown_key' })
  if (!read.genuine(key)) return nobody({ code: 'bad_signature' })
  if (pass.audience !== audienceOf(snapshot.condominium.id)) return nobody({ code: 'wrong_condominium' })
  const worker = workerOf(pass, snapshot)
  if (worker) return ofWorker(worker, { pass, token }, snapshot, now, null)
  const entry = known.ofPass(pass.pass_id)
  const subject: Subject = entry ? { known: true, entry, pass, token } : { known: false, pass, token }
  const inside = entry ? entry.inside : (snapshot.met?.get(pass.pass_id) ?? null)
  if (entry && isFormer(pass, entry)) {
    const finding = ofEntry(entry, snapshot, now, 'document')
    const reason = finding.reason.code === 'may_enter' ? ({ code: 'dates_changed' } as const) : finding.reason
    return { ...finding, reason, subject, former: true }
  }
  const window = windowOf(pass)
  const revocation = known.revokedPass(pass.pass_id)
  const younger = !entry?.pass || entry.pass.generation < pass.generation
  const reason =
    windowReason(window, now) ??
    (revocation && revocation.generation >= pass.generation ? revokedReason(revocation) : null) ??
    (entry?.pass && entry.pass.generation > pass.generation ? ({ code: 'superseded' } as const) : null) ??
    (entry ? stateReason(entry, younger ? window : entry, now, snapshot.condominium.time_zone) : null) ??
    (inside && (!younger || hasLimit(pass.kind)) ? insideReason(pass.kind, inside, entry) : null) ??
    (snapshot.strangers?.has(pass.pass_id) && !entry ? { code: 'unknown_pass' as const } : null) ??
    (younger ? { code: 'younger_than_snapshot' as const, taken_at: snapshot.taken_at } : null) ??
    (entry ? backSoon(entry, snapshot.gate.id, now) : null) ??
    ({ code: 'may_enter', until: window.valid_until } as const)
  const compares = younger || reason.code === 'back_soon'
  return { reason, subject, inside: rest(entry, inside), check: compares ? 'document' : null }
}

/** While people of a group are missing, the main act is their entry. */
const rest = (entry: Entry | undefined, inside: Presence | null) =>
  entry && inside && peopleMissing(entry) > 0 ? null : inside

/** The code is older than a change of dates: the holder is the same, and the current dates replace those in the code. */
const isFormer = ({ generation }: Pass, { pass, worker }: Entry): boolean =>
  !worker && pass?.same_from !== undefined && generation >= pass.same_from && generation < pass.generation

/** The search found no pass, so the authorization's own dates count. */
function ofEntry(entry: Entry, snapshot: StationSnapshot, now: number, check: Verdict['check']): Finding {
  if (entry.worker) return ofWorker(entry, { pass: null, token: null }, snapshot, now, check)
  const revocation = entry.pass && lookupIn(snapshot).revokedPass(entry.pass.id)
  const dead = revocation && entry.pass && revocation.generation >= entry.pass.generation
  const reason =
    (dead ? revokedReason(revocation) : null) ??
    stateReason(entry, entry, now, snapshot.condominium.time_zone) ??
    (entry.inside ? insideReason(entry.kind, entry.inside, entry) : null) ??
    backSoon(entry, snapshot.gate.id, now) ??
    ({ code: 'may_enter', until: entry.valid_until } as const)
  return {
    reason,
    subject: { known: true, entry, pass: null, token: null },
    inside: rest(entry, entry.inside),
    check,
  }
}

/** One home that has the worker inside decides, otherwise one that expects them. */
function ofWorker(
  named: Entry,
  { pass, token }: { pass: Pass | null; token: string | null },
  snapshot: StationSnapshot,
  now: number,
  check: Verdict['check'],
): Finding {
  const { entry, stops, inside } = engagementFor(named, snapshot, now)
  const reason =
    (pass ? windowReason(windowOf(pass), now) : null) ??
    stops ??
    (inside ? insideReason(entry.kind, inside, undefined) : null) ??
    ({ code: 'may_enter', until: (pass ? windowOf(pass) : entry).valid_until } as const)
  const subject = { known: true, entry, pass, token } as const
  return { reason, subject, inside, check }
}

/**
 * A doubt turns green into amber. It also turns a red reason that depends on the doubt into amber, but keeps the condition of the entry.
 * Green stays green with data of a day ago, with a note on the card; older data need a call.
 */
function judged(
  { reason, subject, inside, check, former }: Finding,
  doubts: readonly Reason[],
  calls: boolean,
): Verdict {
  const rule = reasonRules[reason.code]
  const softened = rule.tone === 'red' && doubts.some(({ code }) => rule.rests_on.some((doubt) => doubt === code))
  const first = doubts.find(({ code }) => calls || code !== 'snapshot_old')
  const byRule = entering(rule.entry, reason, subject)
  const capped = (rule.tone === 'green' || (calls && byRule === 'after_check')) && first
  const entry = calls && (byRule === 'free' || byRule === 'after_check') ? 'with_word' : byRule
  const host = reason.code !== 'host_gone'
  const unlogged = !inside && isUnlogged(subject)
  return {
    tone: softened || capped ? 'amber' : rule.tone,
    reason: capped ? first : reason,
    doubts: [
      ...(former && reason.code !== 'dates_changed' ? [{ code: 'dates_changed' } as const] : []),
      ...(capped ? doubts.filter((doubt) => doubt !== first) : doubts),
    ],
    subject,
    act: inside ? 'exit' : !unlogged && (entry === 'free' || entry === 'after_check') ? 'entry' : 'none',
    entry,
    exit: subject && !unlogged ? 'record' : 'open',
    notifies:
      reason.code === 'back_soon'
        ? ['host']
        : entry !== 'with_reason' && entry !== 'with_word'
          ? []
          : host
            ? ['host', 'admin']
            : ['admin'],
    check: entry === 'no' ? null : capped ? 'document' : check,
  }
}

/** If the condominium does not log residents, the gate opens for them and records nothing. */
const isUnlogged = (subject: Subject | null) => subject?.known === true && subject.entry.lives?.logged === false

/**
 * A dead pass that the snapshot does not include cannot be recorded: the guard registers the visitor again. The same applies to a resident
 * whose access ended: the guard asks the home about them.
 */
function entering(byRule: Entering, { code }: Reason, subject: Subject | null): Entering {
  if (!subject) return 'no'
  if (!subject.known)
    return ['cancelled_by_resident', 'visit_over', 'revoked', 'superseded'].includes(code) ? 'no' : byRule
  if (subject.entry.lives && byRule === 'with_reason') return 'no'
  return byRule === 'with_word' && subject.entry.closed ? 'with_reason' : byRule
}

/** True if the typed document or surname is the holder's. */
export function bindingMatches(
  pass: Pick<Pass, 'pass_id' | 'holder'>,
  typed: string,
  snapshot: StationSnapshot | null,
) {
  return holderOf(pass.pass_id, typed, snapshot?.holder_secret ?? null) === pass.holder
}

/** The verdict after the guard typed the document of a pass that the snapshot does not include. */
export function afterCheck(before: Verdict, typed: string, snapshot: StationSnapshot | null): Verdict {
  if (before.entry !== 'after_check' || !before.subject?.pass) return before
  if (bindingMatches(before.subject.pass, typed, snapshot)) return { ...before, entry: 'free', check: null }
  const act = before.act === 'exit' ? 'exit' : 'none'
  return { ...before, tone: 'red', reason: { code: 'holder_differs' }, act, entry: 'no', check: null }
}

const nobody = (reason: Reason): Finding => ({ reason, subject: null, inside: null, check: null })
