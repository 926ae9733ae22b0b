/** The access log: its list and search, its newest lines, and its printed sheet. */

import type { CallContext } from '../../server/calls/serve.ts'
import { listOf } from '../../server/database/callerDb.ts'
import { wallText } from '../../server/database/fragments/days.ts'
import { isFirstLineOfAct } from '../../server/database/fragments/oneLinePerAct.ts'
import { unitLike } from '../../server/database/fragments/unitSearch.ts'
import { lineIsPast, lineShown, notedPast, notedSearch } from '../../server/database/fragments/visibleNames.ts'
import { before, newestOfEach, pageOf, pageSize, plainly } from '../../server/database/page.ts'
import { jsonOf, type Shape } from '../../server/database/shape.ts'
import { all, constant, nothing, type Sql, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { type logEvents, mostLatest, mostOnAPrintout, mostSearched, type visits } from '../visits/visits.contract.ts'
import { clocks, days, goesBack, places } from '../visits/visits.queries.server.ts'

type LogFilter = Omit<Parsed<typeof visits.log>, 'after'>

/** Needs log rows `l`. */
const logPeriod = (input: LogFilter) =>
  all([
    ...places(sql`l.condominium_id`, input.condominium_id),
    ...days(sql`l.occurred_at`, input),
    ...(input.resident_id ? [] : [isWhole]),
  ])

/**
 * An act of a worker of several homes has a line for each home that it concerns. Staff read the first of them, with the units of the others;
 * of one resident they read theirs. Homes find nothing in this table.
 */
const isWhole = isFirstLineOfAct(sql`l`)

/** Each is found by its key: joined, PostgreSQL may read the whole log to find none. */
const shared = sql`shared_acts s cross join lateral (select e.unit_number from access_logs e
    where e.condominium_id = s.condominium_id and e.id = s.log_id limit 1) o
  where s.condominium_id = l.condominium_id and s.act_id = l.id`
/** Only workers have several homes at a gate. */
const otherUnits = sql`case when s.auth_type = 'worker' then (select coalesce(json_agg(o.unit_number order by o.unit_number), '[]') from ${shared})
  else '[]' end`
/** The unit of a line, and the others, as a file has them. */
export const unitsText = sql`case when s.log_id is not null then
  concat_ws(' · ', l.unit_number, (select string_agg(o.unit_number, ' · ' order by o.unit_number) from ${shared})) else '' end`

/** Needs log rows `l`, and their subjects `s` when names are searched. */
const logMatches = (input: LogFilter) => {
  const { resident_id, search, gate_id, event } = input
  return all([
    ...(resident_id
      ? [sql`l.resident_id = ${resident_id}::uuid`, notedSearch(input, null, resident_id), lineShown]
      : []),
    ...(gate_id ? [sql`l.gate_id = ${gate_id}::uuid`] : []),
    ...(event ? [tells[event]] : []),
    ...(search
      ? [
          notedSearch(input, search),
          sql`s.log_id is not null and (s.plain_name like ${plainly(search)} or ${unitLike({ place: sql`l.condominium_id`, unit: sql`l.unit_number` }, search)}
          or coalesce((select bool_or(${unitLike({ place: sql`l.condominium_id`, unit: sql`o.unit_number` }, search)}) from ${shared}), false))`,
        ]
      : []),
  ])
}

/** A resident's checkout without an entry is no exit: it cancels an invitation. */
export const shownEvent = sql`case when l.event_type = 'visitor_checkout' and l.actor_role = 'resident' and not exists (
  select from access.counted_logs e where e.condominium_id = l.condominium_id and e.authorization_id = l.authorization_id
    and e.event_type = 'entry' and e.occurred_at <= l.occurred_at) then 'visit_called_off' else l.event_type end`

/** `exit` matches an exit however it was recorded, and `entry` also matches an entry with a reason. */
const tells = {
  entry: sql`l.event_type = 'entry'`,
  let_in: sql`l.event_type = 'entry' and (l.override_reason is not null or l.authorized_by is not null)`,
  exit: sql`l.event_type in ('exit', 'visitor_checkout') and ${shownEvent} <> 'visit_called_off'`,
  visitor_registered: sql`l.event_type = 'visitor_registered'`,
  visit_called_off: sql`l.event_type = 'visitor_checkout' and ${shownEvent} = 'visit_called_off'`,
  document_revealed: sql`l.event_type = 'document_revealed'`,
  phones_shown_unasked: sql`l.event_type = 'phones_shown_unasked'`,
  authorization_deleted: sql`l.event_type = 'authorization_deleted'`,
} satisfies Record<(typeof logEvents)[number], Sql>

/** No index has them: they are looked for among a limited number of lines. */
const isSearch = ({ search, gate_id, event }: LogFilter) => Boolean(search || gate_id || event)

/** Needs both. */
export const logWanted = (input: LogFilter) => all([logPeriod(input), logMatches(input)])

/** Finds the subjects of the few lines of a page by their keys; a join may read all names. */
const subjectOfPage = sql`left join lateral (select w.log_id, w.auth_type, w.name, w.last_name, w.said, w.word_of from access_log_subjects w
  where w.condominium_id = l.condominium_id and w.log_id = l.id limit 1) s on true`

/** Policies hide the names of older lines from administrators; the lines stay. */
export const subject = sql`left join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id`

export const provenanceOfLine = sql`access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name,
  l.proven, l.told_as, l.clock_doubt, l.conflict)`

export const correction = sql`(select k.word from access.correction_of(l.condominium_id, l.id, l.corrects) k)`

/** Set if the administration answers for the unit of the visit. */
const answeredBy = sql`case when l.event_type = 'entry' and l.resident_id is null and l.authorization_id is not null then (select access.known_as(a.condominium_id, a.decided_by, a.decided_by_name, a.decided_at) from authorizations a
  where a.condominium_id = l.condominium_id and a.id = l.authorization_id and a.decided_by_administration and a.status <> 'denied') end`

/** Hides the texts about a line whose name is hidden. */
export const ifShown = (column: Sql) => sql`case when s.log_id is not null then ${column} end`
/** Everybody who reads a line reads its kind. */
export const kindOfSubject = sql`coalesce(s.auth_type,
  (select w.auth_type from access.line_kinds w where w.condominium_id = l.condominium_id and w.log_id = l.id))`

/** The rule of a home that allowed the entry. */
const rule = sql`case when l.event_type = 'entry' and l.arrival_kind is not null and l.resident_id is null then (select a.details -> 'rule'
  from authorizations a where a.condominium_id = l.condominium_id and a.id = l.authorization_id) end`

/** The name as it was written, with the sign of the person. */
export const actorOfLine = sql`access.known_as(l.condominium_id, l.actor_id, l.actor_name, l.occurred_at, l.recorded_at)`

const line: Shape = {
  id: sql`l.id`,
  occurred_at: sql`l.occurred_at`,
  event_type: shownEvent,
  auth_type: kindOfSubject,
  name: sql`s.name`,
  last_name: sql`s.last_name`,
  unit_number: sql`case when s.log_id is not null then l.unit_number else '' end`,
  other_units: otherUnits,
  agent_name: sql`case when l.actor_role in ('agent', 'device') then ${actorOfLine} end`,
  by_resident: sql`l.actor_role = 'resident'`,
  gate_name: sql`l.gate_name`,
  override_reason: ifShown(sql`coalesce(s.said, l.override_reason)`),
  authorized_by: ifShown(sql`coalesce(s.word_of, l.authorized_by)`),
  answered_by: answeredBy,
  condominium: { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` },
  provenance: provenanceOfLine,
  correction,
  arrival_kind: sql`l.arrival_kind`,
  hidden: sql`s.log_id is null`,
  people: sql`l.people`,
  rule: ifShown(rule),
}
const lineOnPaper: Shape = {
  ...line,
  wall: wallText(sql`l.occurred_at`, sql`c.time_zone`),
  wall_arrived: wallText(sql`l.recorded_at`, sql`c.time_zone`),
}

/** Returns the newest rows, their number, the reader and the time for the printed access log. The same statement records the reader. */
export function readPrintout(input: Parsed<typeof visits.printout>, { db }: Pick<CallContext, 'db'>) {
  return db.json(sql`with ${isSearch(input) ? sql`${searchedTables(input, sql`true`)}, ` : nothing}
      counted as materialized (select count(*)::int as total from (${allWanted(input)}) wanted),
      noted as materialized (select access.note_export('sheet', ${JSON.stringify(input)}::jsonb,
        least(c.total, ${constant(mostOnAPrintout)})) from counted c)
    select json_build_object(
      'asked_by', access.known_as(${input.condominium_id ?? null}::uuid, p.id, p.full_name), 'asked_role', p.user_role, 'asked_at', now(),
      'total', c.total,
      'searched_to', ${isSearch(input) ? sql`(select s.at from searched s)` : sql`null`},
      'searched_zone', ${isSearch(input) ? sql`(select s.time_zone from searched s)` : sql`null`},
      'gate_name', (select g.name from gates g where g.id = ${input.gate_id ?? null}::uuid
        and ${all(places(sql`g.condominium_id`, input.condominium_id))}),
      'lines', (select coalesce(json_agg(${jsonOf(lineOnPaper)} ${newestFirst}), '[]')
        from (${newestWanted(input, mostOnAPrintout)}) l
        join condominiums c on c.id = l.condominium_id ${subjectOfPage}))
    from profiles p cross join counted c cross join noted where p.id = access.caller_id()`)
}

export function listLog(input: Parsed<typeof visits.log>, { db }: Pick<CallContext, 'db'>) {
  const { after } = input
  const goneBack = goesBack(input) && !isSearch(input) && !input.resident_id
  const older = sql`${before([sql`l.occurred_at`, sql`l.id`], after)} and ${goneBack ? notedPast(input, lineIsPast) : sql`true`}`
  const searched = isSearch(input)
    ? {
        tables: sql`${searchedTables(input, older)},
          from_newest as materialized (${after ? lookedAt(input) : sql`select * from looked`})`,
        whole: sql`not exists (select from from_newest n where n.last)`,
      }
    : undefined
  return db.answer(
    pageOf({
      shape: line,
      from: sql`from (${newestWanted(input, pageSize + 1, older)}) l
        join condominiums c on c.id = l.condominium_id
        ${subjectOfPage}
        ${newestFirst}`,
      cursor: [sql`l.occurred_at`, sql`l.id`],
      counted: { rows: searched ? found(input, sql`select * from from_newest`) : allWanted(input), searched, after },
    }),
  )
}

const newestFirst = sql`order by l.occurred_at desc, l.id desc`

/** The newest of the wanted lines; a search reads the table `looked`. */
const newestWanted = (input: LogFilter, most: number, older = sql`true`) =>
  isSearch(input)
    ? sql`${found(input, sql`select * from looked`)} ${newestFirst} limit ${constant(most)}`
    : newestOfEach(
        sql`select l.*, l.occurred_at as at from access_logs l
          where l.condominium_id = c.id and ${logWanted(input)} and ${older} ${newestFirst}`,
        most,
      )

/** Each wanted line, for their number; a search reads the table `looked`. */
const allWanted = (input: LogFilter) =>
  isSearch(input)
    ? found(input, sql`select * from looked`)
    : sql`select from access_logs l ${clocks(input, sql`l.condominium_id`)} where ${logWanted(input)}`

/** `looked` holds the lines that a search reads, `searched` the line up to which it has read every condominium. */
const searchedTables = (input: LogFilter, older: Sql) => sql`looked as materialized (${lookedAt(input, older)}),
  searched as materialized (select at, id, time_zone from looked where last order by at desc, id desc limit 1)`

/**
 * No index finds a part of a name for callers who see only some of the lines, so a search reads a limited number of them: the newest of
 * each condominium, which the index by time has in order.
 */
const lookedAt = (input: LogFilter, older = sql`true`) => sql`select newest.* from condominiums c cross join lateral (
    select l.condominium_id, l.occurred_at as at, l.id, c.time_zone,
        row_number() over (${newestFirst}) = ${mostOfEach(input)} as last
      from access_logs l where l.condominium_id = c.id and ${logPeriod(input)} and ${older}
      ${newestFirst} limit ${mostOfEach(input)}) newest`

/** Where several condominiums are searched, they share the number. */
const mostOfEach = ({ condominium_id }: LogFilter) =>
  condominium_id
    ? constant(mostSearched)
    : sql`(select greatest(${constant(mostSearched)} / greatest(count(*), 1), ${constant(pageSize)}) from condominiums)`

/** The lines that match. With the limits PostgreSQL finds each by its key, and never reads all names to find the few. */
const found = (input: LogFilter, among: Sql) => sql`select l.* from (select looked.* from (${among}) looked
      where not exists (select from searched s where (looked.at, looked.id) < (s.at, s.id))
      order by looked.at desc, looked.id desc) looked
  cross join lateral (select l.* from access_logs l where l.condominium_id = looked.condominium_id and l.id = looked.id limit 1) l
  left join lateral (select s.log_id, s.auth_type, s.plain_name from access_log_subjects s
    where s.condominium_id = looked.condominium_id and s.log_id = looked.id limit 1) s on true
  where ${logMatches(input)}`

export function listLatest({ hours }: Parsed<typeof visits.latest>, { db }: CallContext) {
  const young = hours ? sql`l.occurred_at > now() - make_interval(hours => ${hours}::int) and ${isWhole}` : isWhole
  const newest = newestOfEach(
    sql`select l.condominium_id, l.id, l.occurred_at as at from access_logs l where l.condominium_id = c.id and ${young}
      ${newestFirst}`,
    mostLatest,
  )
  return db.answer(
    listOf(
      line,
      sql`from (${newest}) newest
        join access_logs l on l.condominium_id = newest.condominium_id and l.id = newest.id
        join condominiums c on c.id = l.condominium_id ${subjectOfPage} ${newestFirst}`,
    ),
  )
}
