/** A small condominium for the verdict tables, and helpers to write their rows; each row changes one fact. */
import { audienceOf, fromHex, holderOf, type Pass, writePass } from '../../../authorizations/passes/pass.ts'
import vectors from '../../../authorizations/passes/pass.vectors.json' with { type: 'json' }
import type { Entry, Revocation, Snapshot } from '../facts/gate.snapshot.ts'
import type { StationSnapshot } from '../facts/lookup.ts'
import type { Reason, ReasonCode, Tone } from '../facts/reasons.ts'
import type { StationTime } from '../facts/stationClock.ts'
import type { Code, Verdict } from './verdict.ts'

const [otherVector, vector] = vectors
if (!vector || !otherVector) throw new Error('no vectors')

export const keys = { own: vector, other: otherVector }
const condominiumId = vector.condominium_id
/** It is a Tuesday at noon in Mexico City. */
export const noon = Date.parse('2026-03-10T18:00:00Z')
export const minute = 60_000
export const hour = 60 * minute
export const at = (milliseconds: number) => new Date(noon + milliseconds).toISOString()

export const surely = (now: number): StationTime => ({ now, doubtful: false, why: null })
export const doubting = (now: number): StationTime => ({ now, doubtful: true, why: 'wall_moved' })

const passId = '0123456789abcdef0123456789abcdef'
export const holderDocument = 'INE 778899'

const holderSecret = '5a'.repeat(32)

export const passFacts: Pass = {
  kind: 'temporary_visitor',
  key_id: 1,
  audience: audienceOf(condominiumId),
  pass_id: passId,
  generation: 2,
  not_before: (noon - 2 * hour) / minute,
  minutes: 6 * 60,
  holder: holderOf(passId, holderDocument, holderSecret) ?? '',
}

export const tokenOf = (more: Partial<Pass> = {}, key: { private_key: string } = vector) =>
  writePass({ ...passFacts, ...more }, fromHex(key.private_key))

export const entryFacts: Entry = {
  authorization_id: '01980000-0000-7000-8000-000000000001',
  pass: { id: passId, generation: passFacts.generation },
  access_number: '04711',
  kind: 'temporary_visitor',
  name: 'Lucía',
  last_name: 'Núñez',
  document: '•••••••899',
  unit: 'A-101',
  host: 'Carolina',
  valid_from: at(-2 * hour),
  valid_until: at(4 * hour),
  schedule: null,
  status: 'active',
  suspended: false,
  stands: true,
  closed: false,
  created_at: at(-3 * hour),
  plates: ['ABC1234'],
  vehicle: null,
  notes: null,
  inside: null,
  left_at: null,
}

export const entryOf = (more: Partial<Entry> = {}): Entry => ({ ...entryFacts, ...more })

export const revocationOf = (more: Partial<Revocation> = {}): Revocation => ({
  pass_id: passId,
  generation: passFacts.generation,
  access_number: null,
  why: 'cancelled_by_resident',
  at: at(-hour),
  ...more,
})

export const snapshotOf = (more: Partial<Snapshot> = {}): Snapshot => ({
  format: 1,
  version: '17',
  taken_at: at(-minute),
  condominium: { id: condominiumId, name: 'Los Álamos', time_zone: 'America/Mexico_City' },
  gate: { id: '01980000-0000-7000-8000-0000000000aa', name: 'Acceso principal' },
  keys: { '1': vector.public_key },
  holder_secret: holderSecret,
  entries: [entryFacts],
  revocations: [],
  units: ['A-101', 'A-102'],
  reservations: [],
  recent: [],
  ...more,
})

/** Returns the one entry with changes. */
export const withEntry = (more: Partial<Entry>): Snapshot => snapshotOf({ entries: [entryOf(more)] })
export const inside = { since: at(-hour), gate: 'Acceso norte' }

export interface VerdictCase {
  called: string
  code: Code
  snapshot: StationSnapshot | null
  time: StationTime
  tone: Tone
  reason: ReasonCode
  more: Partial<Omit<Verdict, 'reason'>> & { reason?: Reason }
}

export type Line = [
  called: string,
  tone: Tone,
  reason: ReasonCode,
  code: Code,
  snapshot: StationSnapshot | null,
  more?: VerdictCase['more'],
  now?: StationTime | number,
]

export const pass = (token = tokenOf()): Code => ({ kind: 'pass', token })
export const number = (typed = '04711'): Code => ({ kind: 'number', number: typed })
export const plate = (typed = 'ABC1234'): Code => ({ kind: 'plate', plate: typed })
export const chosen: Code = { kind: 'chosen', authorization_id: entryFacts.authorization_id }

export const nobody = snapshotOf({ entries: [] })
export const stop = { act: 'none', exit: 'record', entry: 'with_reason', notifies: ['host', 'admin'] } as const
export const stranger = { act: 'none', exit: 'open', entry: 'no', subject: null, notifies: [] } as const
export const long = { valid_from: null, valid_until: null } as const
export const inHours = {
  ...long,
  kind: 'worker' as const,
  schedule: { days: [1, 2, 3, 4, 5], from: '08:00', until: '13:00' },
}

export const asCase = ([called, tone, reason, code, snapshot, more = {}, now = noon]: Line): VerdictCase => ({
  called,
  tone,
  reason,
  code,
  snapshot,
  more,
  time: typeof now === 'object' ? now : surely(now),
})
