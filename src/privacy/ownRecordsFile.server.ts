import { z } from 'zod'
import type { CallContext } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { limit } from '../server/limits/limits.ts'
import type { Parsed, StreamedFile } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { wallClock } from '../shared/time.ts'
import { ownDataPdf } from './ownRecordsPdf.server.ts'
import { mostPrinted, ownDataWords } from './ownRecordsWords.server.ts'
import { privacy } from './privacy.contract.ts'

const found = z.object({ id: z.string(), records: z.string(), zone: z.string().nullable() })

/** Uses the zone of the person's home or place of work. */
export async function print({ language }: Parsed<typeof privacy.print>, context: CallContext): Promise<StreamedFile> {
  await limit(context, [{ act: 'print own data from', of: context.request.address, most: 20, minutes: 10 }])
  const row = await context.db.row(
    found,
    sql`select access.caller_id() as id, access.caller_records(${5_000}::int) as records,
      access.caller_session() -> 'person' -> 'time_zones' ->> 0 as zone`,
  )
  if (!row) throw new Refusal('signed_out', 401)
  await limit(context, [{ act: 'print own data of', of: row.id, most: 10, minutes: 10 }])
  const zone = row.zone ?? 'UTC'
  const madeAt = new Date()
  const words = ownDataWords(
    privacy.download.output.omit({ own_photos: true }).parse(JSON.parse(row.records)),
    language,
    zone,
    madeAt,
  )
  const pieces = [await ownDataPdf(words, language, zone, madeAt)]
  return {
    file_name: `${words.file}-${wallClock(madeAt.getTime(), zone).day}.pdf`,
    kind: 'pdf',
    rows: words.parts.reduce((sum, { rows }) => sum + Math.min(rows.length, mostPrinted), 0),
    next: async () => pieces.shift() ?? null,
    close: async () => undefined,
  }
}
