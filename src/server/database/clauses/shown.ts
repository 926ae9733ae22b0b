/** What an administrator is shown without a reason, and what only after one; guards and homes are asked for none. */
import { type Sql, sql } from '../sql.ts'

/** Of a visit `a`: the names of a day, of who is inside, and what an open look shows. */
export const visitShown = sql`(not (select access.gives_reasons()) or a.inside
  or greatest(a.created_at, a.entered_at, a.left_at, a.decided_at) > now() - interval '24 hours'
  or access.shows_visit(a.condominium_id, a.id, a.created_at))`

/** Of a booking `b` and its guest `g`: a home reads its own, staff until a day after its end, and an administrator later under an open look. */
export const guestsShown = sql`(current_setting('role') = 'garita_resident' or g.inside or b.ends_at > now() - interval '24 hours'
  or access.gives_reasons() and access.shows_visit(b.condominium_id, b.id, b.starts_at))`

/** Whether the policies show the name of a log row `l` to the caller. */
export const lineShown = sql`(not (select access.gives_reasons()) or exists (select from access_log_subjects w
  where w.condominium_id = l.condominium_id and w.log_id = l.id))`

interface Narrowed {
  condominium_id?: string | undefined
  from?: string | undefined
}

/** A list that is narrowed to a subject is refused where no reason was given for it; asked once a statement. */
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

/** The same for guards too: what they search for further back than a week is a line of the list of looks. Noted once a statement. */
export const notedSearch = (asked: Narrowed, search: string | null, subjectId: string | null = null): Sql =>
  sql`${reasonFor(asked, search, subjectId)} and ${noted(asked, search, subjectId)}`

/** A list without a search that a guard reads back beyond a week is a look as well. True for every row; asked at the first that is `past`. */
export const notedPast = (asked: Narrowed, past: Sql, subjectId: string | null = null): Sql =>
  sql`(not (${past}) or ${noted(asked, null, subjectId)})`

const aWeek = sql`now() - interval '7 days'`
export const lineIsPast = sql`l.occurred_at < ${aWeek}`
export const visitIsPast = sql`(not a.inside and coalesce(greatest(a.created_at, a.valid_until) < ${aWeek}, false))`
