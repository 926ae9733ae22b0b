/** Rows that an administrator sees without giving a reason, and rows that need one. Guards and residents give no reasons. */
import { type Sql, sql } from '../sql.ts'

/** For a visit `a`: an administrator sees names for a day, while the visitor is inside, and with an open reason. */
export const visitShown = sql`(not (select access.gives_reasons()) or a.inside
  or greatest(a.created_at, a.entered_at, a.left_at, a.decided_at) > now() - interval '24 hours'
  or access.shows_visit(a.condominium_id, a.id, a.created_at))`

/**
 * For a booking `b` and its guest `g`: a home sees its own guests, staff see them until a day after the booking, and an administrator later
 * with an open reason.
 */
export const guestsShown = sql`(current_setting('role') = 'garita_resident' or g.inside or b.ends_at > now() - interval '24 hours'
  or access.gives_reasons() and access.shows_visit(b.condominium_id, b.id, b.starts_at))`

/** Whether the policies show the name of a log row `l` to the caller. */
export const lineShown = sql`(not (select access.gives_reasons()) or exists (select from access_log_subjects w
  where w.condominium_id = l.condominium_id and w.log_id = l.id))`

interface Narrowed {
  condominium_id?: string | undefined
  from?: string | undefined
}

/** Refuses a list that is filtered by a person if no reason was given. It runs once per statement. */
export const reasonFor = (
  { condominium_id, from }: Narrowed,
  search: string | null,
  subjectId: string | null = null,
): Sql =>
  sql`(select access.want_reason(${condominium_id ?? null}::uuid, ${search}::text, ${subjectId}::uuid, ${from ?? null}::date))`

const noted = (
  { condominium_id, from }: Narrowed,
  search: string | null,
  subjectId: string | null,
): Sql => sql`(select access.note_search(${condominium_id ?? null}::uuid, ${search}::text,
    ${subjectId}::uuid, ${from ?? null}::date))`

/** Like `reasonFor`; also records a guard's search beyond a week as a disclosure. It runs once per statement. */
export const notedSearch = (asked: Narrowed, search: string | null, subjectId: string | null = null): Sql =>
  sql`${reasonFor(asked, search, subjectId)} and ${noted(asked, search, subjectId)}`

/**
 * Records a guard's list that goes back beyond a week as a disclosure, also without a search. Always true; evaluated at the first row that
 * is `past`.
 */
export const notedPast = (asked: Narrowed, past: Sql, subjectId: string | null = null): Sql =>
  sql`(not (${past}) or ${noted(asked, null, subjectId)})`

const aWeek = sql`now() - interval '7 days'`
export const lineIsPast = sql`l.occurred_at < ${aWeek}`
export const visitIsPast = sql`(not a.inside and coalesce(greatest(a.created_at, a.valid_until) < ${aWeek}, false))`
