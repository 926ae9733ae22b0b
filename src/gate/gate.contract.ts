/** What may be said between a station, a device and the product: the gates, what is known at them, and what was done there. */
import { z } from 'zod'
import { contract, forDevices, read, write } from '../shared/contract.ts'
import { id, moment, requiredLine } from '../shared/fields.ts'
import { buildName, snapshot, snapshotVersion } from './facts/gate.snapshot.ts'
import { conflicts, gateEvent, keptConflicts, mostInBatch } from './facts/gateEvents.ts'
import { readerChoices, readerReasons } from './facts/readerChoices.ts'

const place = z.strictObject({ id: z.uuid(), name: z.string() })
const namedGate = z.strictObject({ id: z.uuid(), name: z.string(), condominium: place, created_at: moment })
export type Gate = z.infer<typeof namedGate>

const device = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  gate: place,
  condominium: place,
  created_at: moment,
  revoked_at: moment.nullable(),
  last_used_at: moment.nullable(),
  /** Null where nobody wrote it down; without a name where the account is gone. */
  made_by: z.strictObject({ full_name: z.string().nullable(), runs_it: z.boolean() }).nullable(),
})
export type Device = z.infer<typeof device>

const choice = z.enum(readerChoices)
const stray = z.strictObject({
  id: z.uuid(),
  condominium: place,
  sent_by: z.string(),
  kind: z.string(),
  at: moment,
  arrived_at: moment,
  name: z.string().nullable(),
  reason: z.string().nullable(),
  authorized_by: z.string().nullable(),
})
export type Stray = z.infer<typeof stray>

const station = z.strictObject({
  id: z.uuid(),
  gate: place,
  condominium: place,
  /** Who put it there last. */
  bound_by: z.string().nullable(),
  seen_at: moment,
  /** Null for builds that do not say. */
  build: z.string().nullable(),
})
export type KnownStation = z.infer<typeof station>

const code = z.string().min(1).max(200)
/** As the person types it: a number counts only together with its unit. */
const unit = z.string().max(200).optional()
const here = { condominium_id: id, station_id: id }

/** How the newest page reads; builds that say nothing read the first shape. */
const reads = z.int().min(1).max(1000).default(1)
const build = buildName.nullable().default(null)

const slice = { name: 'gate', lanes: { record: 'gate', snapshot: 'snapshot' } } as const

export const gate = contract(slice, {
  gates: read(
    'The gates of the condominiums that the reader attends',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(namedGate),
  ),
  addGate: write('Name one more gate', z.strictObject({ condominium_id: id, id, name: requiredLine(80) })),
  renameGate: write('Name a gate otherwise', z.strictObject({ condominium_id: id, id, name: requiredLine(80) })),
  removeGate: write('Close a gate for good; the log keeps its name', z.strictObject({ condominium_id: id, id })),
  bind: write('Put this station at a gate', z.strictObject({ ...here, gate_id: id, build, reads })),
  keepKey: write(
    'Register the key with which this station signs what its guard does, for as long as they are signed in; not kept where it has ended',
    z.strictObject({ ...here, id, public_key: z.string().regex(/^[0-9a-f]{64}$/, 'invalid') }),
    z.strictObject({ kept: z.boolean() }),
  ),
  snapshot: read(
    'What a station must know to decide by itself; only that nothing changed, where it has this state already',
    z.strictObject({
      condominium_id: id,
      gate_id: id,
      have: snapshotVersion.nullable().default(null),
      /** Which station asks, and what its page is and reads: it is answered in a shape that it knows. */
      station_id: id.nullable().default(null),
      build,
      reads,
    }),
    z.union([z.strictObject({ unchanged: z.literal(true), version: z.string(), taken_at: moment }), snapshot]),
    ['authorizations', 'access_logs', 'amenities', 'people', 'condominiums'],
  ),
  askPass: read(
    'For a station: what is known of one genuine pass that its snapshot does not know; nothing where it is none of this condominium',
    z.strictObject({ condominium_id: id, pass_id: z.string().regex(/^[0-9a-f]{32}$/, 'invalid') }),
    snapshot.pick({ taken_at: true, entries: true, revocations: true }),
  ),
  record: write(
    'Tell what a station did, in its order; sent again it is the same',
    z.strictObject({ ...here, events: z.array(gateEvent).min(1).max(mostInBatch), reads }),
    z.strictObject({
      /** The server's time. */
      at: moment,
      answers: z.array(z.strictObject({ id: z.uuid(), conflict: z.enum(keptConflicts).nullable() })),
    }),
  ),
  recordOutages: write(
    'Tell when a station on duty reached nobody',
    z.strictObject({
      ...here,
      outages: z
        .array(z.strictObject({ id, from: moment, until: moment }))
        .min(1)
        .max(100),
    }),
  ),
  recordMisses: write(
    'Tell which numbers the guard on duty tried that nobody has; told again it is the same',
    z.strictObject({
      ...here,
      misses: z
        .array(z.strictObject({ id, at: moment }))
        .min(1)
        .max(100),
    }),
  ),
  strays: read(
    'What stations told about somebody whom nobody ever knew, kept for 30 days beside the log, newest first',
    z.strictObject({ condominium_id: id.optional() }),
    z.strictObject({
      acts: z.array(stray),
      /** Beyond the hundred a day of one sender that are kept. */
      more: z.int(),
    }),
  ),
  stations: read(
    'The stations of the condominiums that the reader runs that were seen within 30 days, the latest first',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(station),
  ),
  devices: read(
    'The devices of the condominiums that the reader runs, newest first',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(device),
  ),
  addDevice: write(
    'Make a key for a device; it is shown this once',
    z.strictObject({ condominium_id: id, id, gate_id: id, name: requiredLine(80) }),
    z.strictObject({ key: z.string() }),
  ),
  revokeDevice: write('Make the key of a device useless', z.strictObject({ condominium_id: id, id })),
  readerRules: read(
    'What codes without an end open at the unattended readers of the condominiums that the reader runs; null until somebody chose',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(
      z.strictObject({
        condominium: place,
        co_resident: choice.nullable(),
        permanent_visitor: choice.nullable(),
        worker: choice.nullable(),
        vehicle: choice.nullable(),
      }),
    ),
    ['condominiums'],
  ),
  chooseReaderRules: write(
    'Choose what codes without an end open at unattended readers',
    z.strictObject({
      condominium_id: id,
      co_resident: choice,
      permanent_visitor: choice,
      worker: choice,
      vehicle: choice,
    }),
  ),
  check: forDevices(
    read(
      'For a device: may the holder of a code, a number or a plate pass now, and if not, why',
      z.strictObject({ code, unit }),
      z.strictObject({
        verdict: z.enum(['green', 'amber', 'red']),
        reason: z.enum(readerReasons),
        /** What would be recorded next for whoever this is; 'none' where only a guard can decide. */
        act: z.enum(['entry', 'exit', 'none']),
        /** These two with a green verdict alone. */
        name: z.string().nullable(),
        unit: z.string().nullable(),
        at: moment,
      }),
    ),
  ),
  report: forDevices(
    write(
      'For a device: an entry or exit that took place, with an id of the device’s own; sent again it is the same',
      z.strictObject({ id, kind: z.enum(['entry', 'exit']), code, unit, at: moment }),
      z.strictObject({ conflict: z.enum(conflicts).nullable() }),
    ),
  ),
})
