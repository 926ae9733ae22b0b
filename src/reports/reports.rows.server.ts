/** The rows behind a figure: the facts that it counts, newest first. */

import type { Asking } from '../server/calls/serve.ts'
import { before, pageOf, pageSize } from '../server/database/page.ts'
import { all, constant, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import type { reports } from './reports.contract.ts'
import { counted } from './reports.figures.server.ts'
import { periods } from './reports.period.server.ts'

type Wanted = Parsed<typeof reports.rows>

/** Finds the page by an index of the one condominium, then reads the details. */
export function listRows(input: Wanted, { door }: Asking) {
  const { of, which } = counted[input.figure]
  return door.json(
    pageOf(sql`select json_build_object('id', r.id, 'at', r.at, 'kind', r.kind, 'who', r.who, 'unit_number', r.unit_number,
          'gate_name', r.gate_name, 'agent_name', r.agent_name, 'told', r.told, 'note', r.note, 'seconds', r.seconds, 'outcome', r.outcome) as item,
        r.at || '|' || r.id as cursor
      from (${periods(input, sql`c.id = ${input.condominium_id}::uuid`)}) p, lateral (
        select r.* from (${of}) r
          where ${all([which, ...narrowed(input), before([sql`r.at`, sql`r.id`], input.after)])}
          order by r.at desc, r.id desc limit ${constant(pageSize + 1)}) r
      order by r.at desc, r.id desc`),
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
