import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { dayNow } from '../server/database/fragments/days.ts'
import { before, pageOf, pageSize } from '../server/database/page.ts'
import type { Shape } from '../server/database/shape.ts'
import { all, constant, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { boardPage } from './board/board.server.ts'
import { reports } from './reports.contract.ts'
import { count, counted, entries, half, percentile, requests } from './reports.facts.server.ts'
import { named, periodBefore, periods } from './reports.period.server.ts'
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
  provenance: sql`r.told`,
  note: sql`r.note`,
  seconds: sql`r.seconds`,
  outcome: sql`r.outcome`,
  people: sql`nullif(r.people, 1)`,
}

/** Finds the page by an index of the one condominium, then reads the details. */
function listRows(input: Wanted, { db }: CallContext) {
  const { of, which } = counted[input.figure]
  const cursor = [sql`r.at`, sql`r.id`] as const
  return db.answer(
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
  by_day: sql`came.by_day`,
  arrivals_before: sql`earlier.arrivals`,
  ahead: sql`came.ahead`,
  overrides: sql`came.overrides`,
  requests: sql`asked.requests`,
  unanswered: sql`asked.unanswered`,
  median_seconds: sql`asked.median_seconds`,
}

/** Each condominium has its own days. */
function compare({ after, ...days }: Parsed<typeof reports.compare>, { db }: CallContext) {
  return db.answer(
    pageOf({
      shape: compared,
      from: sql`from (${periods(days, pageAfter(after))}) p
      cross join lateral (select coalesce(sum(day.arrivals), 0) as arrivals, coalesce(sum(day.ahead), 0) as ahead,
          coalesce(sum(day.overrides), 0) as overrides, json_agg(coalesce(day.arrivals, 0) order by step) as by_day
        from generate_series(0, p.until_day - p.from_day) step
        left join (select r.wall::date - p.from_day as at, ${count('arrivals')} as arrivals, ${count('ahead')} as ahead,
            ${count('overrides')} as overrides from (${entries}) r group by 1) day on day.at = step) came
      cross join lateral (select ${count('arrivals')} as arrivals from ${periodBefore}, lateral (${entries}) r) earlier
      cross join lateral (select ${count('requests')} as requests, ${count('unanswered')} as unanswered,
        ${percentile(half)} as median_seconds from (${requests}) r) asked
      order by p.name, p.condominium_id`,
      cursor: [sql`p.condominium_id`],
    }),
  )
}

/** Selects the page before counting. The cursor is the id of the previous condominium because names can be too long. */
function pageAfter(after: string | undefined): Sql {
  const page = (from: Sql) =>
    sql`c.archived_at is null and ${from} order by c.name, c.id limit ${constant(pageSize + 1)}`
  if (!after) return page(sql`true`)
  if (!z.uuid().safeParse(after).success) {
    throw new Refusal('invalid', 422, { fields: [{ field: 'after', problem: 'invalid' }] })
  }
  return page(sql`(c.name, c.id) > (select last.name, last.id from condominiums last where last.id = ${after}::uuid)`)
}

function boardFigures({ condominium_id, period }: Parsed<typeof reports.figures>, { db }: CallContext) {
  const [first, last] = named[period]
  return db.json(sql`select access.board_figures(c.id, ${first}, ${last})
    from condominiums c, lateral (select ${dayNow(sql`c.time_zone`)} as today) clock where c.id = ${condominium_id}::uuid`)
}
