/** The device API: who may pass at an unattended reader, and what the reader reports. */
import { z } from 'zod'
import { type PassKind, readPass } from '../../authorizations/pass/pass.ts'
import type { Asking } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf, newToken, ofCell } from '../../server/keys/tokens.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import { readSnapshot } from '../facts/gate.snapshot.ts'
import { conflicts } from '../facts/gateEvents.ts'
import { type Recognized, recognize } from '../facts/lookup.ts'
import {
  type EndlessKind,
  type ReaderChoice,
  type ReaderReason,
  type ReaderRules,
  readerChoices,
} from '../facts/readerChoices.ts'
import type { Tone } from '../facts/reasons.ts'
import type { gate } from '../gate.contract.ts'
import { keepDeviceDecision } from '../told/history.server.ts'
import { decisionOf, shownOf } from '../verdict/decision.ts'
import { type Code, judge, type Verdict } from '../verdict/verdict.ts'

const choice = z.enum(readerChoices)
const facts = z.object({
  /** Set if the access number was not looked up. */
  missed: z.literal('numbers_paused').nullable(),
  /** This miss begins a pause. */
  tenth: z.boolean(),
  endless: z.object({ co_resident: choice, permanent_visitor: choice, worker: choice, vehicle: choice }),
  /** As a station reads it: the database may have the rules of a newer release already. */
  facts: z.unknown().transform((told, { addIssue }) => {
    const read = readSnapshot(told)
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
  { door, watch, settings }: Asking,
) {
  const key = ofCell(settings, `garita_${newToken()}`)
  const made = await door.row(
    makerOf,
    sql`insert into gate_devices (condominium_id, id, gate_id, name, key_hash, created_by)
    values (${condominium_id}, ${id}, ${gate_id}, ${name}, ${hashOf(key)}::bytea, access.me()) on conflict do nothing returning created_by`,
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

async function judgeCode(read: Recognized, unit: string | null, { door }: Asking): Promise<Judged> {
  const code = read.kind === 'search' ? ({ kind: 'unreadable', why: 'characters' } as const) : read
  const pass = code.kind === 'pass' ? readPass(code.token) : null
  const { text } = await door.json(sql`select access.gate_facts(${pass?.readable ? pass.pass.pass_id : null}::uuid,
    ${code.kind === 'number' ? code.number : null}, ${unit}, ${code.kind === 'plate' ? code.plate : null})`)
  const told = facts.parse(JSON.parse(text))
  const time = { now: Date.parse(told.facts.taken_at), doubtful: false, why: null } as const
  return { code, judged: judge(code, told.facts, time), told }
}

export async function check({ code: written, unit: said }: Parsed<typeof gate.check>, asking: Asking) {
  const unit = unitIn(said)
  const read = recognize(written, null)
  const { code, judged, told } = await judgeCode(read, unit, asking)
  if (told.tenth) asking.watch.see('numbers_paused')
  const { taken_at: at } = told.facts
  const answer = answerOf()
  keepDeviceDecision({ ...decisionOf(code, judged), verdict: answer.verdict, reason: answer.reason, at }, asking)
  return { ...answer, at }

  function answerOf(): ReaderVerdict {
    if (code.kind === 'number' && unit === null) return untold('amber', 'unit_needed')
    if (told.missed === 'numbers_paused') return untold('amber', 'numbers_paused')
    return atReader(judged, code, told.endless)
  }
}

/** Stores the event even if the server would have refused it. Only an unknown code cannot be stored. */
export async function report({ id, kind, code, unit: said, at }: Parsed<typeof gate.report>, asking: Asking) {
  const unit = unitIn(said)
  const read = recognize(code, null)
  const reported = { told: kind, report: id, at }
  if (read.kind === 'number') {
    const event = JSON.stringify({ id, kind, at })
    const answer = await asking.door.row(
      ofNumber,
      sql`select access.record_number_at_device(${event}::jsonb, ${read.number}, ${unit}) as answer`,
    )
    const recorded = answer?.answer ? conflictOf.parse(JSON.parse(answer.answer)) : null
    // A passage that could be recorded is in the log; this says what the device was answered.
    if (!recorded || recorded.conflict === 'unknown') {
      const unanswered = { verdict: 'red', reason: unit ? 'unknown_number' : 'unit_needed' } as const
      keepDeviceDecision({ code: shownOf(read), ...unanswered, authorization_id: null, ...reported }, asking)
    }
    if (!recorded) throw new Refusal('not_found', 404)
    return recorded
  }
  const { code: shown, judged } = await judgeCode(read, unit, asking)
  const { subject } = judged
  if (!subject) {
    keepDeviceDecision({ ...decisionOf(shown, judged), ...reported }, asking)
    throw new Refusal('not_found', 404)
  }
  const whom = subject.known
    ? { authorization_id: subject.entry.authorization_id }
    : { pass_id: subject.pass.pass_id, generation: subject.pass.generation }
  const event = JSON.stringify({ id, kind, at, subject: whom })
  return asking.door.json(sql`select access.record_at_device(${event}::jsonb)`)
}

export interface ReaderVerdict {
  verdict: Tone
  reason: ReaderReason
  act: Verdict['act']
  /** Null unless the verdict is green. */
  name: string | null
  unit: string | null
}

const untold = (verdict: Tone, reason: ReaderReason): ReaderVerdict => ({
  ...{ verdict, reason },
  ...{ act: 'none', name: null, unit: null },
})

function atReader(judged: Verdict, code: Code, rules: ReaderRules): ReaderVerdict {
  const { subject, tone, reason, act } = judged
  const who = subject?.known ? subject.entry : null
  if (tone !== 'green' || !who) return { ...untold(tone, judged.resembles ? 'document_needed' : reason.code), act }
  const stopped = who.valid_until === null && isEndless(who.kind) ? stopOf(rules[who.kind], code) : null
  // Any code opens for an exit.
  if (stopped) return { ...untold('amber', stopped), act: act === 'exit' ? 'exit' : 'none' }
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
