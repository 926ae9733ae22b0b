/** Answers the calls of the reports: one report, the rows behind a figure, and condominiums beside each other. */
import { z } from 'zod'
import { type Asking, serve } from '../server/calls/serve.ts'
import { before, pageOf, pageSize } from '../server/database/page.ts'
import type { Shape } from '../server/database/shape.ts'
import { all, constant, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { boardPage } from './board/board.server.ts'
import { boardFigures } from './overview/overview.server.ts'
import { reports } from './reports.contract.ts'
import { count, counted, entries, half, percentile, requests } from './reports.facts.server.ts'
import { periodBefore, periods } from './reports.period.server.ts'
import { readReport } from './reports.read.server.ts'

export const reportCalls = serve(reports, {
  read: readReport,
  rows: listRows,
  compare,
  board: boardPage,
  figures: boardFigures,
})

type Wanted = Parsed<typeof reports.rows>

const row: Shape = {
  id: sql`r.id`,
  at: sql`r.at`,
  kind: sql`r.kind`,
  who: sql`r.who`,
  hidden: sql`r.hidden`,
  unit_number: sql`r.unit_number`,
  gate_name: sql`r.gate_name`,
  agent_name: sql`r.agent_name`,
  told: sql`r.told`,
  note: sql`r.note`,
  seconds: sql`r.seconds`,
  outcome: sql`r.outcome`,
}

/** Finds the page by an index of the one condominium, then reads the details. */
function listRows(input: Wanted, { door }: Asking) {
  const { of, which } = counted[input.figure]
  const cursor = [sql`r.at`, sql`r.id`] as const
  return door.answer(
    pageOf({
      shape: row,
      from: sql`from (${periods(input, sql`c.id = ${input.condominium_id}::uuid`)}) p, lateral (
          select r.* from (${of}) r
            where ${all([which, ...narrowed(input), before(cursor, input.after)])}
            order by r.at desc, r.id desc limit ${constant(pageSize + 1)}) r
        order by r.at desc, r.id desc`,
      cursor,
    }),
  )
}

function narrowed({ kind, hour, weekday, amenity_id }: Wanted): Sql[] {
  const wanted: Sql[] = []
  if (kind !== undefined) wanted.push(sql`r.kind = ${kind}`)
  if (hour !== undefined) wanted.push(sql`extract(hour from r.wall) = ${hour}::integer`)
  if (weekday !== undefined) wanted.push(sql`extract(isodow from r.wall) = ${weekday}::integer`)
  if (amenity_id !== undefined) wanted.push(sql`r.amenity_id = ${amenity_id}::uuid`)
  return wanted
}

const compared: Shape = {
  condominium: { id: sql`p.condominium_id`, name: sql`p.name` },
  arrivals: sql`came.arrivals`,
  arrivals_before: sql`earlier.arrivals`,
  ahead: sql`came.ahead`,
  overrides: sql`came.overrides`,
  requests: sql`asked.requests`,
  unanswered: sql`asked.unanswered`,
  median_seconds: sql`asked.median_seconds`,
}

/** Compares condominiums, each by its own days. */
function compare({ after, ...days }: Parsed<typeof reports.compare>, { door }: Asking) {
  return door.answer(
    pageOf({
      shape: compared,
      from: sql`from (${periods(days, pageAfter(after))}) p
      cross join lateral (select ${count('arrivals')} as arrivals, ${count('ahead')} as ahead,
        ${count('overrides')} as overrides from (${entries}) r) came
      cross join lateral (select ${count('arrivals')} as arrivals from ${periodBefore}, lateral (${entries}) r) earlier
      cross join lateral (select ${count('requests')} as requests, ${count('unanswered')} as unanswered,
        ${percentile(half)} as median_seconds from (${requests}) r) asked
      order by p.name, p.condominium_id`,
      cursor: [sql`p.condominium_id`],
    }),
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
