import { z } from 'zod'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { before, newestOfEach, pageOf } from '../../server/database/page.ts'
import type { Shape } from '../../server/database/shape.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import { passOf } from '../passOf.ts'
import { legalHolds } from './legalHolds.contract.ts'

const hold: Shape = {
  id: sql`h.id`,
  condominium: { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` },
  kind: sql`k.kind`,
  subject: sql`k.subject`,
  from: sql`k.covers_from`,
  until: sql`k.covers_until`,
  reason: sql`k.reason`,
  said: sql`k.said`,
  told_from: sql`access.homes_read_from(k.condominium_id, k.id, k.told_from)`,
  incident: sql`(select json_build_object('id', i.id, 'kind', i.kind) from incidents i
    where i.condominium_id = h.condominium_id and i.id = h.incident_id)`,
  asked_at: sql`h.asked_at`,
  asked_by_name: sql`access.known_as(h.condominium_id, h.asked_by, h.asked_by_name, h.asked_at)`,
  wanted_until: sql`h.wanted_until`,
  agreed_at: sql`h.agreed_at`,
  agreed_by_name: sql`access.known_as(h.condominium_id, h.agreed_by, h.agreed_by_name, h.agreed_at)`,
  ended_at: sql`h.ended_at`,
  ended_by_name: sql`access.known_as(h.condominium_id, h.ended_by, h.ended_by_name, h.ended_at)`,
  ended_why: sql`h.ended_why`,
  protects_until: sql`h.protects_until`,
  lines: sql`h.lines`,
  may_agree: sql`h.agreed_at is null and h.protects_until > now() and access.may_agree(h)`,
}

const cursor = [sql`h.asked_at`, sql`h.id`] as const
const newestFirst = sql`order by h.asked_at desc, h.id desc`

const list = ({ condominium_id, after }: Parsed<typeof legalHolds.list>, { db }: CallContext) =>
  db.answer(
    pageOf({
      shape: hold,
      from: sql`from (${newestOfEach(sql`select h.*, h.asked_at as at from holds h where h.condominium_id = c.id
          and ${condominium_id ? sql`h.condominium_id = ${condominium_id}::uuid` : sql`true`} and ${before(cursor, after)} ${newestFirst}`)}) o
        join holds h on h.condominium_id = o.condominium_id and h.id = o.id
        join looks k on k.condominium_id = h.condominium_id and k.id = h.id
        join condominiums c on c.id = h.condominium_id ${newestFirst}`,
      cursor,
    }),
  )

/** Calls one of the functions; false if the caller has no matching legal hold. */
async function act({ db }: CallContext, done: Sql) {
  const answer = await db.row(z.object({ found: z.boolean() }), sql`select ${done} as found`)
  if (!answer?.found) throw new Refusal('not_found', 404)
}

function ask(input: Parsed<typeof legalHolds.ask>, context: CallContext) {
  const { from, until, ...facts } = input
  const written = { ...facts, ...passOf(input), covers_from: from, covers_until: until }
  return act(context, sql`access.ask_hold(${JSON.stringify(written)}::jsonb)`)
}

const agree = ({ condominium_id, id }: Parsed<typeof legalHolds.agree>, context: CallContext) =>
  act(context, sql`access.agree_hold(${condominium_id}::uuid, ${id}::uuid)`)

const end = ({ condominium_id, id, why }: Parsed<typeof legalHolds.end>, context: CallContext) =>
  act(context, sql`access.end_hold(${condominium_id}::uuid, ${id}::uuid, ${why})`)

export const legalHoldCalls = serve(legalHolds, { ask, list, agree, end })
