/** What a reader or barrier of somebody else's asks with the key of its own: the same verdict as a station's, and its reports. */
import { randomBytes } from 'node:crypto'
import { readPass } from '../authorizations/pass.ts'
import type { Asking } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import { hashOf } from '../server/tokens.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import type { gate } from './gate.contract.ts'
import { snapshot } from './gate.snapshot.ts'
import { recognise } from './recognise.ts'
import { type Verdict, verdict } from './verdict.ts'

/** The browser made the id: a key that was made but whose answer was lost is made anew, and the first is worth nothing. */
export async function addDevice(
  { condominium_id, id, gate_id, name }: Parsed<typeof gate.addDevice>,
  { door }: Asking,
) {
  const key = `garita_${randomBytes(32).toString('base64url')}`
  const made = await door.act(sql`insert into gate_devices (condominium_id, id, gate_id, name, key_hash, created_by)
    values (${condominium_id}, ${id}, ${gate_id}, ${name}, ${hashOf(key)}::bytea, guard.me()) on conflict do nothing`)
  if (made === 0) throw new Refusal('changed_meanwhile', 409)
  return { key }
}

async function judge(written: string, { door }: Asking): Promise<{ judged: Verdict; now: string }> {
  const code = recognise(written, null)
  const pass = code.kind === 'pass' ? readPass(code.token) : null
  const { text } = await door.json(sql`select guard.gate_facts(${pass?.readable ? pass.pass.pass_id : null}::uuid,
    ${code.kind === 'number' ? code.number : null}, ${code.kind === 'plate' ? code.plate : null})`)
  const known = snapshot.parse(JSON.parse(text))
  const named = code.kind === 'search' ? ({ kind: 'unreadable', why: 'characters' } as const) : code
  const time = { now: Date.parse(known.taken_at), doubtful: false, why: null } as const
  return { judged: verdict(named, known, time), now: known.taken_at }
}

export async function check({ code }: Parsed<typeof gate.check>, asking: Asking) {
  const { judged, now } = await judge(code, asking)
  const who = judged.subject?.known ? judged.subject.entry : null
  return {
    verdict: judged.tone,
    reason: judged.reason.code,
    act: judged.act,
    name: who && [who.name, who.last_name].filter(Boolean).join(' '),
    unit: who?.unit ?? null,
    at: now,
  }
}

/** Kept as a fact also when it would have been refused; only somebody of whom nothing is known cannot be written down. */
export async function report({ id, kind, code, at }: Parsed<typeof gate.report>, asking: Asking) {
  const { judged } = await judge(code, asking)
  const { subject } = judged
  if (!subject) throw new Refusal('not_found', 404)
  const whom = subject.known
    ? { authorization_id: subject.entry.authorization_id }
    : { pass_id: subject.pass.pass_id, generation: subject.pass.generation }
  const event = JSON.stringify({ id, kind, at, subject: whom })
  return asking.door.json(sql`select guard.record_at_device(${event}::jsonb)`)
}
