/** The calls of stations, devices and the screens that manage gates. */

import { z } from 'zod'
import { readerChoices } from '../authorizations/passes/readerChoices.ts'
import { contract, edit, forDevices, read, write } from '../shared/contract.ts'
import { condominiumThere, cursor, id, moment, page, requiredLine, revision } from '../shared/fields.ts'
import { phoneKinds } from '../shared/phoneKinds.ts'
import { doubtHabits } from './station/facts/doubtHabits.ts'
import { buildName, snapshot, snapshotChanges, snapshotVersion } from './station/facts/gate.snapshot.ts'
import { mostDecisionsInCall, stationDecision } from './station/facts/gateDecisions.ts'
import { actProof, conflicts, keptConflicts, mostInBatch, problemsOf, sentEvent } from './station/facts/gateEvents.ts'
import { passMoment } from './station/facts/passHistory.ts'
import { readerReasons } from './station/facts/readerReasons.ts'
import { foundAmiss, stationCheck } from './station/facts/stationCheck.ts'

const place = z.strictObject({ id: z.uuid(), name: z.string() })
const namedGate = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  condominium: condominiumThere,
  created_at: moment,
  revision: z.int(),
})
export type Gate = z.infer<typeof namedGate>

const device = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  gate: place,
  condominium: condominiumThere,
  created_at: moment,
  revoked_at: moment.nullable(),
  last_used_at: moment.nullable(),
  /** Null for keys older than this field; the name is null if the account was deleted. */
  made_by: z.strictObject({ full_name: z.string().nullable(), runs_it: z.boolean() }).nullable(),
})
export type Device = z.infer<typeof device>

const choice = z.enum(readerChoices)
const stray = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
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
  condominium: condominiumThere,
  /** The last guard. */
  bound_by: z.string().nullable(),
  seen_at: moment,
  /** Null for builds that do not send it. */
  build: z.string().nullable(),
  /** When another device sent events under the same id: its browser profile was copied. */
  copied_at: moment.nullable(),
  /** Null before the first check at the start of a shift. */
  check: stationCheck.nullable(),
})
export type KnownStation = z.infer<typeof station>

const phone = z.strictObject({
  name: z.string(),
  /** Null for residents with an account and for people whom the home lets answer. */
  kind: z.enum(phoneKinds).nullable(),
  number: z.string(),
  from: z.string().nullable(),
  until: z.string().nullable(),
})

const code = z.string().min(1).max(200)
/** As typed; an access number opens only together with its unit. */
const unit = z.string().max(200).optional()
const here = { condominium_id: id, station_id: id }

const build = buildName.nullable().default(null)

const slice = { name: 'gate', lanes: { record: 'gate', snapshot: 'snapshot' } } as const

export const gate = contract(slice, {
  gates: read(
    'The gates of the caller’s condominiums',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(namedGate),
  ),
  addGate: write('Add a gate', z.strictObject({ condominium_id: id, id, name: requiredLine(80) })),
  renameGate: edit('Rename a gate', z.strictObject({ condominium_id: id, id, revision, name: requiredLine(80) })),
  removeGate: write('Remove a gate; the access log keeps its name', z.strictObject({ condominium_id: id, id })),
  bind: write('Bind this station to a gate', z.strictObject({ ...here, gate_id: id, build })),
  keepKey: write(
    'Register the key that signs this guard’s events, valid while the session lasts; `kept` is false if the key has ended',
    z.strictObject({ ...here, id, public_key: z.string().regex(/^[0-9a-f]{64}$/, 'invalid') }),
    z.strictObject({ kept: z.boolean() }),
  ),
  snapshot: read(
    'What a station needs to decide offline, the changes since the version that it has, or that nothing changed',
    z.strictObject({
      condominium_id: id,
      gate_id: id,
      have: snapshotVersion.nullable().default(null),
      station_id: id.nullable().default(null),
      build,
    }),
    z.union([
      z.strictObject({ unchanged: z.literal(true), version: z.string(), taken_at: moment }),
      snapshotChanges,
      snapshot,
    ]),
    ['authorizations', 'access_logs', 'amenities', 'incidents', 'people', 'condominiums', 'units', 'left_items'],
  ),
  askPass: read(
    'For a station: what the server knows about one pass that the snapshot does not include; empty for another condominium’s pass',
    z.strictObject({ condominium_id: id, pass_id: z.string().regex(/^[0-9a-f]{32}$/, 'invalid') }),
    snapshot.pick({ taken_at: true, entries: true, revocations: true, worker_codes: true }),
  ),
  record: write(
    'Store the events of a station, in order, or the act of a desk, which has no station and sends one event; safe to repeat. A conflict of a station is kept and answered, one of a desk is refused',
    z
      .strictObject({
        condominium_id: id,
        station_id: id.nullable().default(null),
        events: z.array(sentEvent).min(1).max(mostInBatch),
      })
      .superRefine(({ station_id, events }, context) => {
        for (const problem of problemsOf(events, station_id)) context.addIssue({ code: 'custom', ...problem })
      }),
    z.strictObject({
      /** The server's time. */
      at: moment,
      answers: z.array(
        z.strictObject({
          id: z.uuid(),
          conflict: z.enum(keptConflicts).nullable(),
          /** Telephones of a home that a desk opened; a station has them in its snapshot. */
          phones: z.array(phone).optional(),
        }),
      ),
    }),
  ),
  recordOutages: write(
    'Store when a station on duty was offline',
    z.strictObject({
      ...here,
      outages: z
        .array(z.strictObject({ id, from: moment, until: moment }))
        .min(1)
        .max(100),
    }),
  ),
  recordMisses: write(
    'Store when the guard on duty typed unknown access numbers; safe to repeat',
    z.strictObject({
      ...here,
      misses: z
        .array(z.strictObject({ id, at: moment }))
        .min(1)
        .max(100),
    }),
  ),
  recordDecisions: write(
    'Store what the guard on duty saw about codes, refusals too, signed by their station; safe to repeat. Codes are kept by their end alone',
    z.strictObject({
      ...here,
      decisions: z
        .array(z.strictObject({ decision: stationDecision, proof: actProof.optional() }))
        .min(1)
        .max(mostDecisionsInCall),
    }),
  ),
  recordCheck: write(
    'Store what the check at the start of a shift found at a station; the last one counts',
    z.strictObject({ ...here, at: moment, failed: foundAmiss }),
  ),
  history: read(
    'What happened to a pass: verdicts at stations and readers, entries, exits, changes and revocations, newest first. For admins, by the authorization or by a pass, access number or plate as typed. Verdicts and changes are kept for 30 days, or as long as visitors’ data if that is shorter',
    z
      .strictObject({
        condominium_id: id,
        authorization_id: id.optional(),
        code: code.optional(),
        after: cursor,
      })
      .refine((asked) => (asked.authorization_id === undefined) !== (asked.code === undefined), {
        path: ['code'],
        message: 'invalid',
      }),
    page(passMoment),
    ['authorizations', 'access_logs'],
  ),
  strays: read(
    'Stray acts: events about somebody the server never knew, kept for 30 days outside the access log, newest first',
    z.strictObject({ condominium_id: id.optional() }),
    z.strictObject({
      acts: z.array(stray),
      /** Only counted: one hundred a day are kept per sender. */
      more: z.int(),
    }),
  ),
  stations: read(
    'The stations of the caller’s condominiums that were seen within 30 days, latest first',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(station),
  ),
  devices: read(
    'The devices of the caller’s condominiums, newest first',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(device),
  ),
  addDevice: write(
    'Add a device; its key is shown only in this answer',
    z.strictObject({ condominium_id: id, id, gate_id: id, name: requiredLine(80) }),
    z.strictObject({ key: z.string() }),
  ),
  revokeDevice: write('Revoke the key of a device', z.strictObject({ condominium_id: id, id })),
  doubts: read(
    'How many codes were checked in 30 days, how many were in doubt, and why, where a setting or a habit would change it; most frequent first. For admins',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(
      z.strictObject({
        condominium: condominiumThere,
        checked: z.int(),
        amber: z.int(),
        habits: z.array(z.strictObject({ habit: z.enum(doubtHabits), count: z.int() })),
      }),
    ),
  ),
  readerRules: read(
    'What codes without an end date open at unattended readers, per condominium; null until somebody chose',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(
      z.strictObject({
        condominium: condominiumThere,
        co_resident: choice.nullable(),
        permanent_visitor: choice.nullable(),
        worker: choice.nullable(),
        vehicle: choice.nullable(),
        revision: z.int(),
      }),
    ),
    ['condominiums'],
  ),
  chooseReaderRules: edit(
    'Choose what codes without an end date open at unattended readers',
    z.strictObject({
      condominium_id: id,
      revision,
      co_resident: choice,
      permanent_visitor: choice,
      worker: choice,
      vehicle: choice,
    }),
  ),
  check: forDevices(
    read(
      'For a device: may the holder of a code, number or plate pass now, and if not, why. Without an answer within two seconds do not open; let a guard decide',
      z.strictObject({ code, unit }),
      z.strictObject({
        verdict: z.enum(['green', 'amber', 'red']),
        reason: z.enum(readerReasons),
        /** The next event of this person; `none` if only a guard can decide. */
        act: z.enum(['entry', 'exit', 'none']),
        /** Null unless the verdict is green. */
        name: z.string().nullable(),
        unit: z.string().nullable(),
        at: moment,
      }),
    ),
  ),
  report: forDevices(
    write(
      'For a device: report an entry or exit that took place, with an id chosen by the device; `at` has a time zone. Without an answer repeat it with the same id, for up to 31 days',
      z.strictObject({ id, kind: z.enum(['entry', 'exit']), code, unit, at: moment }),
      z.strictObject({ conflict: z.enum(conflicts).nullable() }),
    ),
  ),
})
