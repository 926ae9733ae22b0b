import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { listOf } from '../server/database/callerDb.ts'
import { before, newestOfEach, pageOf } from '../server/database/page.ts'
import type { Shape } from '../server/database/shape.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { disclosures } from './disclosures.contract.ts'
import { passOf } from './passOf.ts'
import { listPattern, listSilences, readPatterns } from './patterns/patterns.server.ts'
import { readTimeline } from './timeline/timeline.server.ts'

const disclosure: Shape = {
  id: sql`k.id`,
  condominium: { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` },
  at: sql`k.at`,
  by_name: sql`access.known_as(k.condominium_id, k.by_id, k.by_name, k.at)`,
  by_role: sql`k.by_role`,
  kind: sql`k.kind`,
  subject: sql`k.subject`,
  from: sql`k.covers_from`,
  until: sql`k.covers_until`,
  reason: sql`k.reason`,
  said: sql`k.said`,
  folios: sql`(select coalesce(json_agg(e.folio order by e.made_at, e.folio), '[]') from evidence_sheets e
    where e.condominium_id = k.condominium_id and e.look_id = k.id)`,
  held_until: sql`(select h.protects_until from holds h where h.condominium_id = k.condominium_id and h.id = k.id)`,
}

async function record(input: Parsed<typeof disclosures.record>, { db }: CallContext) {
  const { from, until, ...facts } = input
  const written = { ...facts, ...passOf(input), covers_from: from, covers_until: until }
  const answer = await db.row(
    z.object({ found: z.boolean() }),
    sql`select access.record_look(${JSON.stringify(written)}::jsonb) as found`,
  )
  if (!answer?.found) throw new Refusal('not_found', 404)
}

const open = (_: unknown, { db }: CallContext) =>
  db.answer(
    listOf(
      {
        id: sql`k.id`,
        condominium_id: sql`k.condominium_id`,
        kind: sql`k.kind`,
        subject: sql`k.subject`,
        subject_id: sql`k.subject_id`,
        from: sql`k.covers_from`,
        until: sql`k.covers_until`,
        open_until: sql`k.open_until`,
      },
      sql`from looks k where k.by_id = access.caller_id() and k.open_until > now() order by k.at desc, k.id`,
    ),
  )

const cursor = [sql`k.at`, sql`k.id`] as const
const newestFirst = sql`order by k.at desc, k.id desc`

const list = ({ condominium_id, after }: Parsed<typeof disclosures.list>, { db }: CallContext) =>
  db.answer(
    pageOf({
      shape: {
        ...disclosure,
        told_from: sql`access.homes_read_from(k.condominium_id, k.id, k.told_from)`,
        hide_until: sql`case when access.homes_read_from(k.condominium_id, k.id, k.told_from) < k.told_from
          and access.homes_read_from(k.condominium_id, k.id, k.told_from) > now() then k.told_from end`,
      },
      from: sql`from (${newestOfEach(sql`select k.* from looks k where k.condominium_id = c.id
          and ${condominium_id ? sql`k.condominium_id = ${condominium_id}::uuid` : sql`true`} and ${before(cursor, after)} ${newestFirst}`)}) k
        join condominiums c on c.id = k.condominium_id ${newestFirst}`,
      cursor,
    }),
  )

const ofHome = ({ after }: Parsed<typeof disclosures.ofHome>, { db }: CallContext) =>
  db.answer(
    pageOf({
      shape: disclosure,
      from: sql`from looks k join condominiums c on c.id = k.condominium_id where ${before(cursor, after)} ${newestFirst}`,
      cursor,
    }),
  )

export const disclosureCalls = serve(disclosures, {
  ...{ record, open, list, ofHome },
  timeline: readTimeline,
  patterns: readPatterns,
  pattern: listPattern,
  silences: listSilences,
})
