/** Stores the decisions of gates and devices, and reads them as the history of a pass. */

import { z } from 'zod'
import { readPass } from '../../../authorizations/passes/pass.ts'
import type { CallContext } from '../../../server/calls/serve.ts'
import { before, pageOf, pageSize } from '../../../server/database/page.ts'
import { orNull, type Shape } from '../../../server/database/shape.ts'
import { constant, type Sql, sql } from '../../../server/database/sql.ts'
import { limit } from '../../../server/limits/limits.ts'
import type { Parsed } from '../../../shared/contract.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type { gate } from '../../gate.contract.ts'
import type { Decision } from '../../station/facts/gateDecisions.ts'
import { textToSign } from '../../station/facts/gateEvents.ts'
import { recognize } from '../../station/facts/lookup.ts'
import { holds } from '../proofs.server.ts'

const own = z.object({ me: z.string(), keys: z.record(z.string(), z.string()) })
/** The same limit as for acts: more wait at the station for the next ten minutes. */
const mostDecisions = 600
const minutes = 10

export async function recordDecisions(
  { condominium_id, station_id, decisions }: Parsed<typeof gate.recordDecisions>,
  context: CallContext,
) {
  const here = sql`${condominium_id}::uuid, ${station_id}::uuid`
  const who = own.parse(JSON.parse((await context.db.json(sql`select access.own_keys_at(${here})`)).text))
  const paced = { act: 'record decisions', most: mostDecisions, minutes, weight: decisions.length }
  await limit(context, [
    { ...paced, of: who.me },
    { ...paced, of: `${condominium_id} ${station_id}` },
  ])
  const place = { condominium_id, station_id }
  const proven = decisions.map(({ decision, proof }) => ({
    ...decision,
    proven_by: proof && holds(proof, textToSign('decision', decision, place), who.keys[proof.key]) ? proof.key : null,
  }))
  await context.db.execute(sql`select access.record_decisions(${here}, ${JSON.stringify(proven)}::jsonb)`)
}

export interface DeviceDecision extends Decision {
  at: string
  /** The kind and the id of the device's report. */
  told?: 'entry' | 'exit'
  report?: string
}

/** The answer to the device does not wait for the insert; an error is logged and the decision is lost. */
export function keepDeviceDecision(decision: DeviceDecision, { db, log, request }: CallContext): void {
  db.execute(sql`select access.keep_device_decision(${JSON.stringify(decision)}::jsonb)`).catch((err: unknown) =>
    log.warn({ request_id: request.id, err }, 'a decision of a device was not kept'),
  )
}

/**
 * Each part reads one page by an index, so that the whole costs the same whatever the tables hold. PostgreSQL cannot know how few ids there
 * are: without a limit it would read a whole table to find one row.
 */
export function history(input: Parsed<typeof gate.history>, { db }: Pick<CallContext, 'db'>) {
  const here = sql`${input.condominium_id}::uuid`
  const most = constant(pageSize + 1)
  const newest = (at: Sql, id: Sql) =>
    sql`${before([at, id], input.after)} and ${allowed(at)} order by ${at} desc, ${id} desc limit ${most}`
  const decided = sql`v.at, v.id, 'verdict'::text as what, v.authorization_id, v.verdict, v.reason, v.told, null::text as conflict,
    null::text as override_reason, null::text as authorized_by, v.code_kind, v.code_end, v.seen_by as by_id,
    case when v.station_id is null then 'device' else 'agent' end as by_role, null::text as by_name, v.station_id, v.gate_name,
    v.snapshot_version, v.snapshot_taken_at, v.arrived_at, null::text as correction,
    null::smallint as people`
  /** Selects the same columns for moments without a verdict. */
  const changed = (
    what: Sql,
    subject: Sql,
    by: Sql,
    role: Sql,
    reason = sql`null::text`,
  ) => sql`${what} as what, ${subject},
    null::text, ${reason}, null::text, null::text, null::text, null::text, null::text, null::text, ${by}, ${role}, null::text,
    null::uuid, null::text, null::text, null::timestamptz, null::timestamptz, null::text, null::smallint`
  const moments = sql`
    select * from (
      select part.* from named, unnest(named.ids) subject, lateral (select ${decided} from access_decisions v
        where v.condominium_id = ${here} and v.authorization_id = subject and v.verdict is not null
          and ${newest(sql`v.at`, sql`v.id`)}) part
      union
      select part.* from named, unnest(named.hashes) code,
        lateral access.decisions_by_code(${here}, code, named.ids, ${lastOf(input.after)}, ${most}) found,
        lateral (select ${decided} from access_decisions v where v.condominium_id = ${here} and v.id = found.id
          and (${allowed(sql`v.at`)} or ${ofNobody}) limit 1) part
    ) verdicts
    union all
    select part.* from named, unnest(named.ids) subject, lateral (select l.occurred_at, l.id, l.event_type, l.authorization_id, null,
        g.reason, null, l.conflict, access.reason_said(l.condominium_id, l.id, l.override_reason),
        access.word_said(l.condominium_id, l.id, l.authorized_by), null, null, l.actor_id, l.actor_role, l.actor_name,
        l.station_id, l.gate_name, g.snapshot_version, g.snapshot_taken_at, l.recorded_at,
        (select k.word from access.correction_of(l.condominium_id, l.id, l.corrects) k), l.people
      from access_logs l left join access_decisions g on g.condominium_id = l.condominium_id and g.id = l.id and g.verdict is null
      where l.condominium_id = ${here} and l.authorization_id = subject and ${newest(sql`l.occurred_at`, sql`l.id`)}) part
    union all
    select part.* from named, unnest(named.ids) subject, lateral (select n.at, n.id,
        ${changed(sql`n.what`, sql`n.authorization_id`, sql`n.by`, sql`n.by_role`)} from authorization_changes n
      where n.condominium_id = ${here} and n.authorization_id = subject and ${newest(sql`n.at`, sql`n.id`)}) part
    union all
    select part.* from named, unnest(named.ids) subject, lateral (select a.created_at, a.id,
        ${changed(sql`'issued'`, sql`a.id`, sql`a.resident_id`, sql`'resident'`)} from authorizations a
      where a.condominium_id = ${here} and a.id = subject and a.registered_by is null
        and ${before([sql`a.created_at`, sql`a.id`], input.after)} and ${allowed(sql`a.created_at`)}
        and not exists (select from authorization_changes n
          where n.condominium_id = a.condominium_id and n.authorization_id = a.id and n.what = 'issued') limit 1) part
    union all
    select r.at, r.id, ${changed(sql`'revoked'`, sql`r.authorization_id`, sql`null::uuid`, sql`'system'`, sql`r.why`)}
      from named, access.revocations_of(${here}, named.ids) r where ${before([sql`r.at`, sql`r.id`], input.after)} and ${allowed(sql`r.at`)}`
  return db.answer(
    pageOf({
      tables: sql`named as materialized (select n.ids, n.hashes from access.named_at_gate(${here}, ${askedFor(input)}) n),
        allowed as materialized (${allowedTimes(here)}),
        moments as (select m.* from (${moments}) m order by m.at desc, m.id desc limit ${most})`,
      shape: moment(here),
      from: sql`from moments m left join profiles p on p.id = m.by_id order by m.at desc, m.id desc`,
      cursor: [sql`m.at`, sql`m.id`],
    }),
  )
}

const allowed = (at: Sql) => sql`${at} <@ (select times from allowed)`

/** Allows the last day and the periods that the reader opened for this pass. */
const allowedTimes = (here: Sql) => sql`select range_agg(t.time) as times from (
    select tstzrange(now() - interval '24 hours', null) as time
    union all
    select tstzrange(k.covers_from, k.covers_until) from named, looks k
      where k.condominium_id = ${here} and k.by_id = access.caller_id() and k.open_until > now() and (k.kind = 'everything' or exists (
        select from look_rows r where r.condominium_id = k.condominium_id and r.look_id = k.id and r.row_id = any(named.ids))
        or k.kind = 'pass' and k.subject_id = any(named.ids))) t`

/** A code without a pass finds decisions without an authorization; decisions about a person need an opened period of that person. */
const ofNobody = sql`(named.ids = '{}' and (v.authorization_id is null or exists (select from look_rows r
  join looks k on k.condominium_id = r.condominium_id and k.id = r.look_id
  where r.condominium_id = v.condominium_id and r.row_id = v.authorization_id and v.at >= k.covers_from and v.at < k.covers_until)))`

const moment = (here: Sql): Shape => ({
  id: sql`m.id`,
  at: sql`m.at`,
  what: sql`m.what`,
  authorization_id: sql`m.authorization_id`,
  verdict: sql`m.verdict`,
  reason: sql`m.reason`,
  told: sql`m.told`,
  conflict: sql`m.conflict`,
  override_reason: sql`m.override_reason`,
  authorized_by: sql`m.authorized_by`,
  correction: sql`m.correction`,
  people: sql`m.people`,
  code: orNull({ kind: sql`m.code_kind`, end: sql`m.code_end` }),
  by: {
    role: sql`m.by_role`,
    name: sql`access.known_as(${here}, m.by_id, coalesce(m.by_name, p.full_name, access.name_at_gate(${here}, m.by_id)), m.at)`,
  },
  station_id: sql`m.station_id`,
  gate_name: sql`m.gate_name`,
  snapshot: sql`case when m.snapshot_version is not null or m.snapshot_taken_at is not null then
    json_build_object('version', m.snapshot_version, 'taken_at', m.snapshot_taken_at) end`,
  arrived_at: sql`case when m.station_id is not null then m.arrived_at end`,
})

/** Only the requested one of authorization, pass id, number and plate is not null. */
function askedFor({ authorization_id, code }: Parsed<typeof gate.history>): Sql {
  const nobody = sql`null::uuid, null::text, null::text`
  if (authorization_id) return sql`${authorization_id}::uuid, ${nobody}`
  const read = recognize(code ?? '', null)
  const pass = read.kind === 'pass' ? readPass(read.token) : null
  if (pass?.readable) return sql`null::uuid, ${pass.pass.pass_id}::uuid, null::text, null::text`
  if (read.kind === 'number') return sql`null::uuid, null::uuid, ${read.number}, null::text`
  if (read.kind === 'plate') return sql`null::uuid, null::uuid, null::text, ${read.plate}`
  throw new Refusal('invalid', 422, { fields: [{ field: 'code', problem: 'invalid' }] })
}

/** Reads the cursor; the other parts check its shape. */
function lastOf(cursor: string | undefined): Sql {
  const [at = 'infinity', last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = cursor ? cursor.split('|') : []
  return sql`${at}::timestamptz, ${last}::uuid`
}
