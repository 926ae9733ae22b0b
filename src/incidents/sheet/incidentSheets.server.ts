/** Makes the file of an incident as the caller reads it, and keeps its folio and hash. */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { codeOf } from '../../evidence/codes.ts'
import { folioOf } from '../../looks/evidence/folio.ts'
import { type Asking, serve } from '../../server/calls/serve.ts'
import { countryThere } from '../../server/database/clauses/countryThere.ts'
import { sql } from '../../server/database/sql.ts'
import { limit } from '../../server/limits/limits.ts'
import { paperIn } from '../../server/pdf/paper.ts'
import type { Parsed, StreamedFile } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { Refusal } from '../../shared/refusal.ts'
import { incidents } from '../incidents.contract.ts'
import { readIncident } from '../incidents.server.ts'
import { incidentPages } from './incidentPages.server.ts'
import { incidentSheets } from './incidentSheets.contract.ts'
import { incidentWords } from './incidentWords.ts'

const beside = z.object({
  me: z.string(),
  by_name: z.string(),
  look_id: z.string().nullable(),
  chain_lines: z.number().nullable(),
  chain_hash: z.string().nullable(),
})

async function make(input: Parsed<typeof incidentSheets.make>, asking: Asking): Promise<StreamedFile> {
  const { condominium_id, id, language } = input
  const { door, settings } = asking
  const incident = incidents.show.output.parse(JSON.parse((await readIncident(input, asking)).text))
  const found = await door.row(
    beside,
    sql`select access.me() as me, p.full_name as by_name, access.look_at_incident(${condominium_id}::uuid, ${id}::uuid) as look_id,
        b.last_position::float8 as chain_lines, encode(b.hash, 'hex') as chain_hash
      from profiles p left join lateral (select o.last_position, o.hash from log_blocks o where o.condominium_id = ${condominium_id}::uuid
        order by o.number desc limit 1) b on true
      where p.id = access.me()`,
  )
  if (!found) throw new Refusal('not_found', 404)
  const { me, by_name, look_id, chain_lines, chain_hash } = found
  await limit(asking, [{ act: 'make evidence', of: me, most: 30, minutes: 10 }])
  const madeAt = new Date()
  const folio = folioOf(randomBytes(12))
  const words = incidentWords(
    {
      ...{ incident, by_name, folio, made_at: madeAt, named: look_id !== null },
      code: chain_lines && chain_hash ? codeOf(chain_lines, chain_hash) : null,
      page: `${settings.public_url ?? ''}/folio`,
    },
    language,
    await countryThere(door, condominium_id),
  )
  const file = await incidentPages(words, language, paperIn(incident.condominium.time_zone), madeAt)
  const recorded = await door.row(
    z.object({ done: z.boolean() }),
    sql`select access.record_incident_sheet(${condominium_id}::uuid, ${id}::uuid,
      ${JSON.stringify({ id: newId(), folio, look_id, chain_lines })}::jsonb,
      decode(${createHash('sha256').update(file).digest('hex')}, 'hex')) as done`,
  )
  if (!recorded?.done) throw new Refusal('not_found', 404)
  const pieces = [file]
  return {
    file_name: `${words.file}-${folio}.pdf`,
    kind: 'pdf',
    rows: incident.lines.length,
    next: async () => pieces.shift() ?? null,
    close: async () => undefined,
  }
}

export const incidentSheetCalls = serve(incidentSheets, { make })
