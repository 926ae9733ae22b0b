/** Creates the proof with the caller's rights, and stores its folio and hash. */
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
import type { Parsed, StreamedFile } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { Refusal } from '../../shared/refusal.ts'
import { announcements } from '../announcements.contract.ts'
import { readReceipts } from '../announcements.server.ts'
import { noticeProofs } from './noticeProofs.contract.ts'
import { proofWords } from './proofWords.ts'

const beside = z.object({
  me: z.string(),
  by_name: z.string(),
  chain_lines: z.number().nullable(),
  chain_hash: z.string().nullable(),
})

async function make(input: Parsed<typeof noticeProofs.make>, context: CallContext): Promise<StreamedFile> {
  const { condominium_id, id, language } = input
  const { db, request } = context
  const notice = announcements.show.output.parse(JSON.parse((await readReceipts({ condominium_id, id }, context)).text))
  const found = await db.row(
    beside,
    sql`select access.caller_id() as me, p.full_name as by_name, b.last_position::float8 as chain_lines, encode(b.hash, 'hex') as chain_hash
      from profiles p left join lateral (select o.last_position, o.hash from log_blocks o where o.condominium_id = ${condominium_id}::uuid
        order by o.number desc limit 1) b on true
      where p.id = access.caller_id()`,
  )
  if (!found || notice.folio === null) throw new Refusal('not_found', 404)
  await limit(context, [{ act: 'make evidence', of: found.me, most: 30, minutes: 10 }])
  const madeAt = new Date()
  const folio = folioOf(randomBytes(12))
  const { by_name, chain_lines, chain_hash } = found
  const words = proofWords(
    {
      ...{ notice, by_name, folio, made_at: madeAt },
      code: chain_lines && chain_hash ? codeOf(chain_lines, chain_hash) : null,
      page: `${request.origin}/folio`,
    },
    language,
    await countryThere(db, condominium_id),
  )
  const pages = await openFolioPages(words, language, paperIn(notice.time_zone), madeAt)
  pages.facts(words.titles.facts, words.facts)
  pages.part(words.titles.text, words.text)
  if (words.files.length > 0) pages.part(words.titles.files, words.files)
  pages.part(words.titles.homes, [], { heads: words.heads, rows: words.rows, columns: [0.25, 0.25, 0.25, 0.25] })
  pages.part(words.titles.worth, words.worth)
  const file = await pages.finish()
  const recorded = await db.row(
    z.object({ done: z.boolean() }),
    sql`select access.record_notice_sheet(${condominium_id}::uuid, ${id}::uuid, ${JSON.stringify({ id: newId(), folio, chain_lines })}::jsonb,
      decode(${createHash('sha256').update(file).digest('hex')}, 'hex')) as done`,
  )
  if (!recorded?.done) throw new Refusal('not_found', 404)
  const pieces = [file]
  return {
    file_name: `${words.file}-${folio}.pdf`,
    kind: 'pdf',
    rows: notice.addressed.length,
    next: async () => pieces.shift() ?? null,
    close: async () => undefined,
  }
}

export const noticeProofCalls = serve(noticeProofs, { make })
