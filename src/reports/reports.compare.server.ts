/** Compares condominiums, each by its own days. */
import { z } from 'zod'
import type { Asking } from '../server/calls/serve.ts'
import { pageOf, pageSize } from '../server/database/page.ts'
import { constant, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import type { reports } from './reports.contract.ts'
import { entries, requests } from './reports.facts.server.ts'
import { count, half, percentile } from './reports.figures.server.ts'
import { periods } from './reports.period.server.ts'

export function compare({ after, ...days }: Parsed<typeof reports.compare>, { door }: Asking) {
  return door.json(
    pageOf(sql`select json_build_object('condominium', json_build_object('id', p.condominium_id, 'name', p.name),
          'arrivals', came.arrivals, 'ahead', came.ahead, 'overrides', came.overrides,
          'requests', asked.requests, 'unanswered', asked.unanswered, 'median_seconds', asked.median_seconds) as item,
        p.condominium_id::text as cursor
      from (${periods(days, pageAfter(after))}) p
      cross join lateral (select ${count('arrivals')} as arrivals, ${count('ahead')} as ahead,
        ${count('overrides')} as overrides from (${entries}) r) came
      cross join lateral (select ${count('requests')} as requests, ${count('unanswered')} as unanswered,
        ${percentile(half)} as median_seconds from (${requests}) r) asked
      order by p.name, p.condominium_id`),
  )
}

/** Selected before counting. The cursor is the id of the previous condominium because names can be too long. */
function pageAfter(after: string | undefined): Sql {
  const page = (from: Sql) =>
    sql`c.archived_at is null and ${from} order by c.name, c.id limit ${constant(pageSize + 1)}`
  if (!after) return page(sql`true`)
  if (!z.uuid().safeParse(after).success) {
    throw new Refusal('invalid', 422, { fields: [{ field: 'after', problem: 'invalid' }] })
  }
  return page(sql`(c.name, c.id) > (select last.name, last.id from condominiums last where last.id = ${after}::uuid)`)
}
