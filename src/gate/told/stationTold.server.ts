/** What a station tells of itself: when it had no line, unknown numbers that were typed there, and what a check found. */
import type { Asking } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import type { gate } from '../gate.contract.ts'

export async function recordOutages(
  { condominium_id, station_id, outages }: Parsed<typeof gate.recordOutages>,
  { door }: Asking,
) {
  await door.act(
    sql`select access.record_outages(${condominium_id}::uuid, ${station_id}::uuid, ${JSON.stringify(outages)}::jsonb)`,
  )
}

export async function recordMisses(
  { condominium_id, station_id, misses }: Parsed<typeof gate.recordMisses>,
  { door }: Asking,
) {
  await door.act(
    sql`select access.record_misses(${condominium_id}::uuid, ${station_id}::uuid, ${JSON.stringify(misses)}::jsonb)`,
  )
}

export async function recordCheck(
  { condominium_id, station_id, at, failed }: Parsed<typeof gate.recordCheck>,
  { door }: Asking,
) {
  await door.act(
    sql`select access.record_check(${condominium_id}::uuid, ${station_id}::uuid, ${at}::timestamptz, ${failed}::text[])`,
  )
}
