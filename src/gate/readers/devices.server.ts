/** The device API decides whether a person may pass at an unattended reader, and records the reports of the reader. */

import { z } from 'zod'
import { type PassKind, readPass } from '../../authorizations/passes/pass.ts'
import {
  type EndlessKind,
  type ReaderChoice,
  type ReaderRules,
  readerChoices,
} from '../../authorizations/passes/readerChoices.ts'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf, newToken, ofCell } from '../../server/keys/tokens.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { gate } from '../gate.contract.ts'
import { keepDeviceDecision } from '../recording/history/history.server.ts'
import { readSnapshot } from '../station/facts/gate.snapshot.ts'
import { conflicts } from '../station/facts/gateEvents.ts'
import { type Recognized, recognize } from '../station/facts/lookup.ts'
import type { ReaderReason } from '../station/facts/readerReasons.ts'
import type { Tone } from '../station/facts/reasons.ts'
import { decisionOf, shownOf } from '../station/verdict/decision.ts'
import { type Code, judge, type Verdict } from '../station/verdict/verdict.ts'

const choice = z.enum(readerChoices)
const facts = z.object({
  /** Set if the access number was not looked up. */
  missed: z.literal('numbers_paused').nullable(),
  /** True if this miss begins a pause. */
  tenth: z.boolean(),
  endless: z.object({ co_resident: choice, permanent_visitor: choice, worker: choice, vehicle: choice }),
  /** As a station reads it: the database may have the rules of a newer release already. */
  facts: z.unknown().transform((facts, { addIssue }) => {
    const read = readSnapshot(facts)
    if (!read) addIssue('unreadable facts')
    return read ?? z.NEVER
  }),
})

const ofNumber = z.object({ answer: z.string().nullable() })
const conflictOf = z.object({ conflict: z.enum(conflicts).nullable().catch('not_allowed') })
const makerOf = z.object({ created_by: z.string() })

/** The browser chose the id. If the answer is lost, the user adds the device again; the first key was never shown. */
export async function addDevice(
  { condominium_id, id, gate_id, name }: Parsed<typeof gate.addDevice>,
  { db, watch, settings }: CallContext,
) {
  const key = ofCell(settings, `garita_${newToken()}`)
  const made = await db.row(
    makerOf,
    sql`insert into gate_devices (condominium_id, id, gate_id, name, key_hash, created_by)
    values (${condominium_id}, ${id}, ${gate_id}, ${name}, ${hashOf(key)}::bytea, access.caller_id()) on conflict do nothing returning created_by`,
  )
  if (!made) throw new Refusal('changed_meanwhile', 409)
  watch.see('device_key_made', made.created_by)
  return { key }
}

/** Letters and digits of a unit; null if there are none. */
const unitIn = (written: string | undefined) => written?.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '') || null

interface Judged {
  code: Code
  judged: Verdict
  told: z.infer<typeof facts>
}

async function judgeCode(read: Recognized, unit: string | null, { db }: CallContext): Promise<Judged> {
  const code = read.kind === 'search' ? ({ kind: 'unreadable', why: 'characters' } as const) : read
  const pass = code.kind === 'pass' ? readPass(code.token) : null
  const { text } = await db.json(sql`select access.gate_facts(${pass?.readable ? pass.pass.pass_id : null}::uuid,
    ${code.kind === 'number' ? code.number : null}, ${unit}, ${code.kind === 'plate' ? code.plate : null})`)
  const told = facts.parse(JSON.parse(text))
  const time = { now: Date.parse(told.facts.taken_at), doubtful: false, why: null } as const
  return { code, judged: judge(code, told.facts, time), told }
}

export async function check({ code: written, unit: said }: Parsed<typeof gate.check>, context: CallContext) {
  const unit = unitIn(said)
  const read = recognize(written, null)
  const { code, judged, told } = await judgeCode(read, unit, context)
  if (told.tenth) context.watch.see('numbers_paused')
  const { taken_at: at } = told.facts
  const answer = answerOf()
  keepDeviceDecision({ ...decisionOf(code, judged), verdict: answer.verdict, reason: answer.reason, at }, context)
  return { ...answer, at }

  function answerOf(): ReaderVerdict {
    if (code.kind === 'number' && unit === null) return notAdmitted('amber', 'unit_needed')
    if (told.missed === 'numbers_paused') return notAdmitted('amber', 'numbers_paused')
    return atReader(judged, code, told.endless)
  }
}

/** Stores the event even if the server would have refused it. Only an unknown code cannot be stored. */
export async function report({ id, kind, code, unit: said, at }: Parsed<typeof gate.report>, context: CallContext) {
  const unit = unitIn(said)
  const read = recognize(code, null)
  const reported = { told: kind, report: id, at }
  if (read.kind === 'number') {
    const event = JSON.stringify({ id, kind, at })
    const answer = await context.db.row(
      ofNumber,
      sql`select access.record_number_at_device(${event}::jsonb, ${read.number}, ${unit}) as answer`,
    )
    const recorded = answer?.answer ? conflictOf.parse(JSON.parse(answer.answer)) : null
    // The log has every recorded passage; this keeps the answer to one that it could not record.
    if (!recorded || recorded.conflict === 'unknown') {
      const unanswered = { verdict: 'red', reason: unit ? 'unknown_number' : 'unit_needed' } as const
      keepDeviceDecision({ code: shownOf(read), ...unanswered, authorization_id: null, ...reported }, context)
    }
    if (!recorded) throw new Refusal('not_found', 404)
    return recorded
  }
  const { code: shown, judged } = await judgeCode(read, unit, context)
  const { subject } = judged
  if (!subject) {
    keepDeviceDecision({ ...decisionOf(shown, judged), ...reported }, context)
    throw new Refusal('not_found', 404)
  }
  const whom = subject.known
    ? { authorization_id: subject.entry.authorization_id }
    : { pass_id: subject.pass.pass_id, generation: subject.pass.generation }
  const event = JSON.stringify({ id, kind, at, subject: whom })
  return context.db.json(sql`select access.record_at_device(${event}::jsonb)`)
}

export interface ReaderVerdict {
  verdict: Tone
  reason: ReaderReason
  act: Verdict['act']
  /** Null unless the verdict is green. */
  name: string | null
  unit: string | null
}

const notAdmitted = (verdict: Tone, reason: ReaderReason): ReaderVerdict => ({
  ...{ verdict, reason },
  ...{ act: 'none', name: null, unit: null },
})

function atReader(judged: Verdict, code: Code, rules: ReaderRules): ReaderVerdict {
  const { subject, tone, reason, act } = judged
  const who = subject?.known ? subject.entry : null
  if (tone !== 'green' || !who) return { ...notAdmitted(tone, judged.resembles ? 'document_needed' : reason.code), act }
  const stopped = who.valid_until === null && isEndless(who.kind) ? stopOf(rules[who.kind], code) : null
  // Any code opens for an exit.
  if (stopped) return { ...notAdmitted('amber', stopped), act: act === 'exit' ? 'exit' : 'none' }
  const name = [who.name, who.last_name].filter(Boolean).join(' ')
  return { verdict: tone, reason: reason.code, act, name, unit: who.unit }
}

function stopOf(choice: ReaderChoice, code: Code): ReaderReason | null {
  if (choice === 'none') return 'not_at_reader'
  return choice === 'day' && !hasOwnEnd(code) ? 'day_code_needed' : null
}

/** Only a pass with an end date expires; a number and a plate stay the same tomorrow. */
function hasOwnEnd(code: Code): boolean {
  const read = code.kind === 'pass' ? readPass(code.token) : null
  return read?.readable === true && read.pass.minutes !== null
}

const isEndless = (kind: PassKind): kind is EndlessKind => kind !== 'temporary_visitor'
