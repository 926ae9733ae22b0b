import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { itemOf } from '../server/database/callerDb.ts'
import { wallText, withinDays } from '../server/database/fragments/days.ts'
import { before, newestOfEach, pageOf, plainly } from '../server/database/page.ts'
import { jsonOf, type Shape } from '../server/database/shape.ts'
import { all, type Sql, sql } from '../server/database/sql.ts'
import { tableFile } from '../server/database/tableFile.ts'
import type { Parsed } from '../shared/contract.ts'
import { speak } from '../shared/messages.ts'
import { Refusal } from '../shared/refusal.ts'
import { incidents } from './incidents.contract.ts'
import {
  askerTexts,
  incidentKindTexts,
  incidentMessages,
  incidentStateTexts,
  informedText,
  toldWhomTexts,
} from './incidents.messages.ts'
import { askers, incidentKinds } from './incidents.rules.ts'

type Wanted = Omit<Parsed<typeof incidents.list>, 'after'>

const notesOf = sql`incident_notes n where n.condominium_id = i.condominium_id and n.incident_id = i.id`

/** Needs incidents `i` and their condominium `c`. */
const wanted = ({ condominium_id, search, kind, state, from, until }: Wanted) =>
  all([
    condominium_id ? sql`i.condominium_id = ${condominium_id}::uuid` : sql`true`,
    kind ? sql`i.kind = ${kind}` : sql`true`,
    state ? sql`(i.closed_at is null) = ${state === 'open'}` : sql`true`,
    ...withinDays(sql`i.occurred_at`, sql`c.time_zone`, { from, until }),
    search
      ? sql`(plain(concat_ws(' ', i.what_happened, i.place, i.actor_name, i.gate_name, i.told_text, i.asked_by, i.paper, i.subject, i.given))
          like ${plainly(search)} or exists (select from ${notesOf} and plain(n.said) like ${plainly(search)}))`
      : sql`true`,
  ])

const condominium: Shape = { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` }
const facts: Shape = {
  id: sql`i.id`,
  condominium,
  kind: sql`i.kind`,
  occurred_at: sql`i.occurred_at`,
  closed_at: sql`i.closed_at`,
  gate_name: sql`i.gate_name`,
  place: sql`i.place`,
  what_happened: sql`i.what_happened`,
  actor_name: sql`access.known_as(i.condominium_id, i.actor_id, i.actor_name, i.written_at, i.recorded_at)`,
}

function list({ after, ...filter }: Parsed<typeof incidents.list>, { db }: CallContext) {
  const newest = newestOfEach(sql`select i.*, i.occurred_at as at from incidents i
    where i.condominium_id = c.id and ${wanted(filter)} and ${before([sql`i.occurred_at`, sql`i.id`], after)}
    order by i.occurred_at desc, i.id desc`)
  return db.answer(
    pageOf({
      shape: { ...facts, notes: sql`(select count(*)::int from ${notesOf})` },
      from: sql`from (${newest}) i join condominiums c on c.id = i.condominium_id order by i.occurred_at desc, i.id desc`,
      cursor: [sql`i.occurred_at`, sql`i.id`],
      counted: {
        rows: sql`select from incidents i join condominiums c on c.id = i.condominium_id where ${wanted(filter)}`,
        after,
      },
    }),
  )
}

/** How an incident or a note, `row`, reached the server. */
const provenanceOf = (
  row: Sql,
) => sql`access.provenance_of(${row}.condominium_id, ${row}.written_at, ${row}.recorded_at, ${row}.sent_by,
  ${row}.sent_by_name, ${row}.proven, ${row}.told_as, ${row}.clock_doubt, null)`

const note: Shape = {
  id: sql`n.id`,
  said: sql`n.said`,
  sets_state: sql`n.sets_state`,
  written_at: sql`n.written_at`,
  actor_name: sql`access.known_as(n.condominium_id, n.actor_id, n.actor_name, n.written_at, n.recorded_at)`,
  provenance: provenanceOf(sql`n`),
}
const request: Shape = {
  asker: sql`i.asker`,
  asked_by: sql`i.asked_by`,
  paper: sql`i.paper`,
  subject: sql`i.subject`,
  from: sql`i.covers_from`,
  until: sql`i.covers_until`,
  given: sql`i.given`,
}
const whole: Shape = {
  ...facts,
  written_at: sql`i.written_at`,
  told_whom: sql`to_json(i.told)`,
  told_text: sql`i.told_text`,
  request: sql`case when i.kind = 'request' then ${jsonOf(request)} end`,
  provenance: provenanceOf(sql`i`),
  notes: sql`(select coalesce(json_agg(${jsonOf(note)} order by n.written_at, n.id), '[]') from ${notesOf})`,
  lines: sql`access.lines_of_incident(i.condominium_id, i.id)`,
  sheets: sql`e.told -> 'sheets'`,
  held_until: sql`(e.told ->> 'held_until')::timestamptz`,
}

export function readIncident(
  { condominium_id, id }: Pick<Parsed<typeof incidents.show>, 'condominium_id' | 'id'>,
  { db }: CallContext,
) {
  return db.answer(
    itemOf(
      whole,
      sql`from incidents i join condominiums c on c.id = i.condominium_id,
          lateral (select access.evidence_of_incident(i.condominium_id, i.id) as told) e
        where i.condominium_id = ${condominium_id}::uuid and i.id = ${id}::uuid`,
    ),
  )
}

const written = z.object({ found: z.boolean() })

async function begin({ request, ...facts }: Parsed<typeof incidents.begin>, { db }: CallContext) {
  const { from, until, ...asked } = request ?? {}
  const row = { ...facts, ...asked, covers_from: from, covers_until: until }
  const answer = await db.row(written, sql`select access.begin_incident(${JSON.stringify(row)}::jsonb) as found`)
  if (!answer?.found) throw new Refusal('not_found', 404)
}

async function addNote(
  { condominium_id, incident_id, id, said, state }: Parsed<typeof incidents.note>,
  { db }: CallContext,
) {
  const answer = await db.row(
    written,
    sql`select access.note_incident(${condominium_id}::uuid, ${incident_id}::uuid, ${id}::uuid, ${said}, ${state}) as found`,
  )
  if (!answer?.found) throw new Refusal('not_found', 404)
}

const text = z.string().nullable()
const row = z.object({
  occurred: z.string(),
  kind: z.enum(incidentKinds),
  state: z.enum(['open', 'closed']),
  place: text,
  gate_name: text,
  what_happened: z.string(),
  told: z.string(),
  told_text: text,
  asker: z.enum(askers).nullable(),
  asked_by: text,
  paper: text,
  subject: text,
  covers_from: text,
  covers_until: text,
  given: text,
  actor_name: z.string(),
  arrived: z.string(),
  notes: text,
  condominium: z.string(),
  time_zone: z.string(),
})

async function exportIncidents(input: Parsed<typeof incidents.export>, { stream }: CallContext) {
  const { columns: words, file } = speak(incidentMessages, input.language)
  const kinds = speak(incidentKindTexts, input.language)
  const states = speak(incidentStateTexts, input.language)
  const whom = speak(toldWhomTexts, input.language)
  const whoAsks = speak(askerTexts, input.language)
  const wall = (column: Sql) => wallText(column, sql`c.time_zone`)
  const rows = await stream(row, {
    list: 'incidents',
    filter: input,
    columns: sql`${wall(sql`i.occurred_at`)} as occurred, i.kind, case when i.closed_at is null then 'open' else 'closed' end as state,
      i.place, i.gate_name, i.what_happened, array_to_string(i.told, ' ') as told, i.told_text, i.asker, i.asked_by, i.paper, i.subject,
      ${wall(sql`i.covers_from`)} as covers_from, ${wall(sql`i.covers_until`)} as covers_until, i.given, access.known_as(i.condominium_id, i.actor_id, i.actor_name, i.written_at, i.recorded_at) as actor_name,
      ${wall(sql`i.recorded_at`)} as arrived, (select string_agg(concat(${wall(sql`n.written_at`)}, ' ', access.known_as(n.condominium_id, n.actor_id, n.actor_name, n.written_at, n.recorded_at), ': ', n.said), E'\n'
        order by n.written_at, n.id) from ${notesOf}) as notes, c.name as condominium, c.time_zone`,
    rows: sql`from incidents i join condominiums c on c.id = i.condominium_id where ${wanted(input)}`,
    order: sql`i.occurred_at desc, i.id desc`,
  })
  return tableFile(input.format, {
    file_name: file,
    rows,
    columns: [
      { header: words.when, cell: (one) => one.occurred },
      { header: words.kind, cell: (one) => kinds[one.kind] },
      { header: words.state, cell: (one) => states[one.state] },
      { header: words.place, cell: (one) => one.place },
      { header: words.gate, cell: (one) => one.gate_name },
      { header: words.what, cell: (one) => one.what_happened },
      { header: words.told, cell: (one) => informedText(one.told.split(' '), one.told_text, whom) },
      { header: words.asker, cell: (one) => one.asker && whoAsks[one.asker] },
      { header: words.asked_by, cell: (one) => one.asked_by },
      { header: words.paper, cell: (one) => one.paper },
      { header: words.subject, cell: (one) => one.subject },
      { header: words.from, cell: (one) => one.covers_from },
      { header: words.until, cell: (one) => one.covers_until },
      { header: words.given, cell: (one) => one.given },
      { header: words.by, cell: (one) => one.actor_name },
      { header: words.arrived, cell: (one) => one.arrived },
      { header: words.notes, cell: (one) => one.notes },
      { header: words.condominium, cell: (one) => one.condominium },
      { header: words.time_zone, cell: (one) => one.time_zone },
    ],
  })
}

export const incidentCalls = serve(incidents, {
  list,
  show: readIncident,
  begin,
  note: addNote,
  export: exportIncidents,
})
