/** Handlers of the visits calls. Races are decided by the row that both acts update. */
import { z } from 'zod'
import { decideOnce } from '../server/calls/repeated.ts'
import { type Asking, serve } from '../server/calls/serve.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { listLatest, listLog, readSheet } from './log/log.queries.server.ts'
import { visits } from './visits.contract.ts'
import { exportLog, exportVisits } from './visits.exports.server.ts'
import {
  countVisits,
  listOfResident,
  listToAnswer,
  listVisits,
  listWaiting,
  readRequest,
  readResidentPresence,
} from './visits.queries.server.ts'
import { visitRefusals } from './visits.refusals.ts'

const standing = z.object({ status: z.string() })

/** The client chooses the id, so a double press or a retry creates one visit. */
async function register(input: Parsed<typeof visits.register>, { door }: Asking) {
  if (input.unasked) {
    const { condominium_id, id, ...told } = input
    await door.act(
      sql`select access.arrive_unasked_at_desk(${condominium_id}::uuid, ${id}::uuid, ${JSON.stringify(told)}::jsonb)`,
    )
    return
  }
  await door.act(sql`select access.register_visit(${input.condominium_id}::uuid, ${input.id}::uuid, ${input.unit_number},
    ${input.name}, ${input.last_name}, ${input.id_document}, ${input.phone_number}, ${JSON.stringify({
      purpose: input.purpose || null,
      arrival_kind: input.arrival_kind,
      company: input.company,
      people: input.people,
      vehicle_plate: input.vehicle_plate,
      document_seen: input.document_seen,
      no_document: input.no_document,
    })}::jsonb)`)
}

/** Only the first answer counts; later ones of others are told what it was. */
function decide({ id, decision }: Parsed<typeof visits.decide>, { door }: Asking) {
  const request = sql`from authorizations where id = ${id} and resident_id is null`
  return decideOnce(door, {
    act: sql`select from access.decide_visit(${id}::uuid, ${decision}) as stood where stood = 'pending_approval'`,
    // An approved visit may have ended meanwhile.
    mine: sql`select ${request} and decided_by = access.me() and coalesce(answer, case status when 'denied' then 'denied' else 'approved' end) = ${decision}`,
    otherwise: async () => {
      const now = await door.row(standing, sql`select status ${request}`)
      // A request that waits for others is none of the caller's.
      return now && now.status !== 'pending_approval'
        ? refusal(visitRefusals, 'visit_decided', 409, { state: now.status })
        : new Refusal('not_found', 404)
    },
  })
}

/** Repeating the event id is one look. */
async function revealDocument(
  { condominium_id, id, event_id }: Parsed<typeof visits.revealDocument>,
  { door }: Asking,
) {
  const shown = await door.row(
    z.object({ document: z.string().nullable() }),
    sql`select access.reveal_document(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid) as document`,
  )
  if (!shown || shown.document === null) throw new Refusal('not_found', 404)
  return { document: shown.document }
}

/** Wraps an act at a gate; no row means that there is no such visit at the guard's condominiums. */
const recorded = (act: Sql) => sql`select from ${act} as reached where reached`

export const visitCalls = serve(visits, {
  units: ({ condominium_id }, { door }) => door.json(sql`select to_json(access.units_of(${condominium_id}::uuid))`),
  register,
  list: listVisits,
  count: countVisits,
  waiting: listWaiting,
  toAnswer: listToAnswer,
  request: readRequest,
  ofResident: listOfResident,
  revealDocument,
  decide,
  changeAnswer: ({ id, decision }, { door }) =>
    door.reach(recorded(sql`access.change_answer(${id}::uuid, ${decision})`)),
  wantCall: ({ id }, { door }) => door.reach(recorded(sql`access.want_call(${id}::uuid)`)),
  enter: ({ condominium_id, id, event_id, reason, choice = null }, { door }) =>
    door.reach(
      recorded(sql`access.record_entry(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid, ${reason}, ${choice})`),
    ),
  leave: ({ condominium_id, id, event_id }, { door }) =>
    door.reach(recorded(sql`access.record_exit(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid)`)),
  enterByPhone: ({ condominium_id, id, event_id, authorized_by, reason, choice = 'by_phone' }, { door }) =>
    door.reach(
      recorded(
        sql`access.record_phone_entry(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid, ${authorized_by}, ${reason}, ${choice})`,
      ),
    ),
  residentPresence: readResidentPresence,
  enterResident: ({ condominium_id, id, event_id }, { door }) =>
    door.reach(recorded(sql`access.record_resident_entry(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid)`)),
  leaveResident: ({ condominium_id, id, event_id }, { door }) =>
    door.reach(recorded(sql`access.record_resident_exit(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid)`)),
  log: listLog,
  latest: listLatest,
  sheet: readSheet,
  export: exportVisits,
  exportLog,
})
