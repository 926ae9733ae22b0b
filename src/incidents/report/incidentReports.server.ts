/** Creates the file with the caller's rights, and stores its folio and hash. */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { codeOf } from '../../logIntegrity/codes.ts'
import { folioOf } from '../../logIntegrity/folio.ts'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { countryThere } from '../../server/database/fragments/condominiumCountry.ts'
import { sql } from '../../server/database/sql.ts'
import { limit } from '../../server/limits/limits.ts'
import { openFolioPages } from '../../server/pdf/folioPages.ts'
import { paperIn } from '../../server/pdf/paper.ts'
import type { Paper } from '../../server/pdf/pdf.ts'
import type { Parsed, StreamedFile } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import type { Language } from '../../shared/messages.ts'
import { Refusal } from '../../shared/refusal.ts'
import { incidents } from '../incidents.contract.ts'
import { readIncident } from '../incidents.server.ts'
import { incidentReports } from './incidentReports.contract.ts'
import { type IncidentWords, incidentWords } from './incidentWords.ts'

const beside = z.object({
  me: z.string(),
  by_name: z.string(),
  look_id: z.string().nullable(),
  chain_lines: z.number().nullable(),
  chain_hash: z.string().nullable(),
})

async function make(input: Parsed<typeof incidentReports.make>, context: CallContext): Promise<StreamedFile> {
  const { condominium_id, id, language } = input
  const { db, settings } = context
  const incident = incidents.show.output.parse(JSON.parse((await readIncident(input, context)).text))
  const found = await db.row(
    beside,
    sql`select access.caller_id() as me, p.full_name as by_name, access.look_at_incident(${condominium_id}::uuid, ${id}::uuid) as look_id,
        b.last_position::float8 as chain_lines, encode(b.hash, 'hex') as chain_hash
      from profiles p left join lateral (select o.last_position, o.hash from log_blocks o where o.condominium_id = ${condominium_id}::uuid
        order by o.number desc limit 1) b on true
      where p.id = access.caller_id()`,
  )
  if (!found) throw new Refusal('not_found', 404)
  const { me, by_name, look_id, chain_lines, chain_hash } = found
  await limit(context, [{ act: 'make evidence', of: me, most: 30, minutes: 10 }])
  const madeAt = new Date()
  const folio = folioOf(randomBytes(12))
  const words = incidentWords(
    {
      ...{ incident, by_name, folio, made_at: madeAt, named: look_id !== null },
      code: chain_lines && chain_hash ? codeOf(chain_lines, chain_hash) : null,
      page: `${settings.public_url ?? ''}/folio`,
    },
    language,
    await countryThere(db, condominium_id),
  )
  const file = await incidentPages(words, language, paperIn(incident.condominium.time_zone), madeAt)
  const recorded = await db.row(
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

export const incidentReportCalls = serve(incidentReports, { make })

async function incidentPages(words: IncidentWords, language: Language, paper: Paper, madeAt: Date): Promise<Buffer> {
  const { titles, rows } = words
  const pages = await openFolioPages(words, language, paper, madeAt)
  pages.facts(titles.facts, words.facts)
  if (words.notes.length === 0) pages.part(titles.notes, [words.no_notes])
  else pages.part(titles.notes, [], { heads: words.note_heads, rows: words.notes, columns: [0.2, 0.22, 0.58] })
  if (rows.length > 0) pages.part(titles.lines, [], { heads: words.heads, rows, columns: [0.2, 0.55, 0.25] })
  pages.part(titles.worth, words.worth)
  return pages.finish()
}
