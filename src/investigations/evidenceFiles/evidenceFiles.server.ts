/** Creates the file with the caller's rights, stores its folio and hash, and verifies files later. */
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
import { moment } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import type { Language } from '../../shared/messages.ts'
import { refusal } from '../../shared/refusal.ts'
import { disclosures } from '../disclosures.contract.ts'
import { disclosureRefusals } from '../disclosures.refusals.ts'
import { covers, disclosureKinds, disclosureReasons } from '../disclosures.rules.ts'
import { passOf } from '../passOf.ts'
import { readTimeline } from '../timeline/timeline.server.ts'
import { evidenceFiles } from './evidenceFiles.contract.ts'
import { type EvidenceWords, evidenceWords } from './evidenceWords.ts'

const most = 30
const minutes = 10

const found = z.object({
  me: z.string(),
  condominium_id: z.string(),
  kind: z.enum(disclosureKinds),
  subject: z.string().nullable(),
  subject_id: z.string().nullable(),
  from: moment,
  until: moment,
  by_name: z.string(),
  by_role: z.enum(['admin', 'super_admin']),
  reason: z.enum(disclosureReasons),
  said: z.string(),
  gate_name: z.string().nullable(),
  chain_lines: z.number().nullable(),
  chain_hash: z.string().nullable(),
})

const reasonWanted = () => refusal(disclosureRefusals, 'reason_wanted', 403)

async function lookFor({ look_id, question }: Parsed<typeof evidenceFiles.make>, { db }: CallContext) {
  const { condominium_id, gate_id } = question
  const look = await db.row(
    found,
    sql`select access.caller_id() as me, k.condominium_id, k.kind, k.subject, k.subject_id, to_json(k.covers_from) #>> '{}' as from,
        to_json(k.covers_until) #>> '{}' as until, access.known_as(k.condominium_id, k.by_id, k.by_name, k.at) as by_name, k.by_role, k.reason, k.said,
        (select g.name from gates g where g.condominium_id = k.condominium_id and g.id = ${gate_id ?? null}::uuid) as gate_name,
        b.last_position::float8 as chain_lines, encode(b.hash, 'hex') as chain_hash
      from looks k left join lateral (select o.last_position, o.hash from log_blocks o where o.condominium_id = k.condominium_id
        order by o.number desc limit 1) b on true
      where k.condominium_id = ${condominium_id}::uuid and k.id = ${look_id}::uuid and k.by_id = access.caller_id() and k.open_until > now()`,
  )
  const subject = passOf(question).subject ?? question.subject
  if (!look || !covers(look, { ...question, subject }, Date.now())) throw reasonWanted()
  return look
}

async function make(input: Parsed<typeof evidenceFiles.make>, context: CallContext): Promise<StreamedFile> {
  const { question, language, look_id, incident_id } = input
  const { db, request } = context
  const look = await lookFor(input, context)
  await limit(context, [{ act: 'make evidence', of: look.me, most, minutes }])
  const happened = disclosures.timeline.output.parse(JSON.parse((await readTimeline(question, context)).text))
  const country = await countryThere(db, question.condominium_id)
  const folio = folioOf(randomBytes(12))
  const madeAt = new Date()
  const { chain_lines, chain_hash } = look
  const words = evidenceWords(
    {
      ...{ happened, asked: question, gate_name: look.gate_name, look, folio, made_at: madeAt },
      code: chain_lines && chain_hash ? codeOf(chain_lines, chain_hash) : null,
      page: `${request.origin}/folio`,
    },
    language,
    country,
  )
  const file = await evidencePages(words, language, paperIn(happened.condominium.time_zone), madeAt)
  const { kind, from, until, gate_id } = question
  const lines = happened.items.length
  const sheet = { id: newId(), folio, question: { kind, from, until, gate_id }, lines, chain_lines, incident_id }
  const recorded = await db.row(
    z.object({ done: z.boolean() }),
    sql`select access.record_sheet(${question.condominium_id}::uuid, ${look_id}::uuid, ${JSON.stringify(sheet)}::jsonb,
      decode(${createHash('sha256').update(file).digest('hex')}, 'hex'), ${happened.items.map(({ id }) => id)}::uuid[]) as done`,
  )
  if (!recorded?.done) throw reasonWanted()
  const pieces = [file]
  return {
    file_name: `${words.file}-${folio}.pdf`,
    kind: 'pdf',
    rows: lines,
    next: async () => pieces.shift() ?? null,
    close: async () => undefined,
  }
}

async function check({ folio, hash }: Parsed<typeof evidenceFiles.check>, context: CallContext) {
  await limit(context, [{ act: 'check folio from', of: context.request.address, most: 60, minutes: 5 }])
  return context.db.json(sql`select coalesce(access.sheet_of(${folio}, decode(${hash}, 'hex')), 'null')`)
}

export const evidenceFileCalls = serve(evidenceFiles, { make, check })

/** Lays evidence out: as many pages as it needs, each with its folio. */
async function evidencePages(words: EvidenceWords, language: Language, paper: Paper, madeAt: Date): Promise<Buffer> {
  const { titles, rows } = words
  const pages = await openFolioPages(words, language, paper, madeAt)
  pages.facts(titles.asked, words.facts)
  pages.part(titles.worth, words.worth)
  if (rows.length === 0) pages.part(titles.lines, [words.none])
  else pages.part(titles.lines, [], { heads: words.heads, rows, columns: [0.19, 0.27, 0.18, 0.36] })
  pages.part(titles.inside, words.inside)
  return pages.finish()
}
