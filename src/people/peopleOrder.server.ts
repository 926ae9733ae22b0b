import { before, invalidCursor, pastText } from '../server/database/page.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import type { PeopleSort } from './people.contract.ts'

interface Order {
  /** Finds the page by these columns before the rest of its rows is read. */
  from: Sql
  keys: Sql
  after: (cursor: string | undefined) => Sql
  by: Sql
}

const people = sql`profiles p`
/** Staff have no home and come after the last unit. */
const placed = sql`profiles p left join (select distinct on (h.profile_id) h.profile_id, h.unit_order from residences h
  where h.until is null order by h.profile_id, h.since nulls first, h.requested_at, h.id) r on r.profile_id = p.id`
const unit = sql`coalesce(r.unit_order, ${'\u{10FFFD}'}) collate "C"`
const name = sql`plain(p.full_name) collate "C"`
const rankOf = sql`case p.approval_status when 'pending' then 2 when 'approved' then 1 else 0 end`

/** Pending people come first, rejected ones last. */
function afterStatus(cursor: string | undefined): Sql {
  if (!cursor) return sql`true`
  const [rank, newest] = [cursor.slice(0, 1), cursor.slice(2)]
  if (!'012'.includes(rank) || !newest) throw invalidCursor()
  return sql`(${rankOf} < ${rank}::int or (${rankOf} = ${rank}::int and ${before([sql`p.created_at`, sql`p.id`], newest)}))`
}

export const peopleOrders: Record<PeopleSort, Order> = {
  newest: {
    from: people,
    keys: sql`p.created_at || '|' || p.id`,
    after: (cursor) => before([sql`p.created_at`, sql`p.id`], cursor),
    by: sql`p.created_at desc, p.id desc`,
  },
  name: {
    from: people,
    keys: sql`${name} || '|' || p.id`,
    after: (cursor) => pastText([name, sql`p.id`], cursor),
    by: sql`${name}, p.id`,
  },
  unit: {
    from: placed,
    keys: sql`${unit} || '|' || p.id`,
    after: (cursor) => pastText([unit, sql`p.id`], cursor),
    by: sql`${unit}, p.id`,
  },
  state: {
    from: people,
    keys: sql`${rankOf} || '|' || p.created_at || '|' || p.id`,
    after: afterStatus,
    by: sql`${rankOf} desc, p.created_at desc, p.id desc`,
  },
}
