/** Stores a station's outages, the unknown numbers typed there, and the results of its checks. */
import type { CallContext } from '../../../server/calls/serve.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Parsed } from '../../../shared/contract.ts'
import type { gate } from '../../gate.contract.ts'

export async function recordOutages(
  { condominium_id, station_id, outages }: Parsed<typeof gate.recordOutages>,
  { db }: CallContext,
) {
  await db.execute(
    sql`select access.record_outages(${condominium_id}::uuid, ${station_id}::uuid, ${JSON.stringify(outages)}::jsonb)`,
  )
}

export async function recordMisses(
  { condominium_id, station_id, misses }: Parsed<typeof gate.recordMisses>,
  { db }: CallContext,
) {
  await db.execute(
    sql`select access.record_misses(${condominium_id}::uuid, ${station_id}::uuid, ${JSON.stringify(misses)}::jsonb)`,
  )
}

export async function recordCheck(
  { condominium_id, station_id, at, failed }: Parsed<typeof gate.recordCheck>,
  { db }: CallContext,
) {
  await db.execute(
    sql`select access.record_check(${condominium_id}::uuid, ${station_id}::uuid, ${at}::timestamptz, ${failed}::text[])`,
  )
}
