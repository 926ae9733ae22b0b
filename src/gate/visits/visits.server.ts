/** Handlers of the visits calls. Races are decided by the row that both acts update. */
import { z } from 'zod'
import { decideOnce } from '../../server/calls/repeated.ts'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { listLatest, listLog, readPrintout } from '../log/log.queries.server.ts'
import { exportLog, exportVisits } from '../log/visits.exports.server.ts'
import { visits } from './visits.contract.ts'
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

const status = z.object({ status: z.string() })

/** Only the first answer counts; a later one of another resident is refused with the first. */
function decide({ id, decision }: Parsed<typeof visits.decide>, { db }: CallContext) {
  const request = sql`from authorizations where id = ${id} and resident_id is null`
  return decideOnce(db, {
    act: sql`select from access.decide_visit(${id}::uuid, ${decision}) as stood where stood = 'pending_approval'`,
    // An approved visit may have ended meanwhile.
    mine: sql`select ${request} and decided_by = access.caller_id() and coalesce(answer, case status when 'denied' then 'denied' else 'approved' end) = ${decision}`,
    otherwise: async () => {
      const now = await db.row(status, sql`select status ${request}`)
      // The caller must not learn of a request that other residents answer.
      return now && now.status !== 'pending_approval'
        ? refusal(visitRefusals, 'visit_decided', 409, { state: now.status })
        : new Refusal('not_found', 404)
    },
  })
}

/** A repeated event id is logged once. */
async function revealDocument(
  { condominium_id, id, event_id }: Parsed<typeof visits.revealDocument>,
  { db }: CallContext,
) {
  const shown = await db.row(
    z.object({ document: z.string().nullable() }),
    sql`select access.reveal_document(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid) as document`,
  )
  if (!shown || shown.document === null) throw new Refusal('not_found', 404)
  return { document: shown.document }
}

/** Wraps an act at a gate; no row means that the guard's condominiums have no visit with this id. */
const recorded = (act: Sql) => sql`select from ${act} as reached where reached`

export const visitCalls = serve(visits, {
  units: ({ condominium_id }, { db }) => db.json(sql`select to_json(access.units_of(${condominium_id}::uuid))`),
  list: listVisits,
  count: countVisits,
  waiting: listWaiting,
  toAnswer: listToAnswer,
  request: readRequest,
  ofResident: listOfResident,
  revealDocument,
  decide,
  changeAnswer: ({ id, decision }, { db }) =>
    db.executeOrNotFound(recorded(sql`access.change_answer(${id}::uuid, ${decision})`)),
  wantCall: ({ id }, { db }) => db.executeOrNotFound(recorded(sql`access.want_call(${id}::uuid)`)),
  residentPresence: readResidentPresence,
  log: listLog,
  latest: listLatest,
  printout: readPrintout,
  export: exportVisits,
  exportLog,
})
