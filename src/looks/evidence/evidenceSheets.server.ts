/** Answers the calls about evidence: makes the file as the caller reads, keeps its folio and hash, and says whether a file is one of ours. */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { codeOf } from '../../evidence/codes.ts'
import { type Asking, serve } from '../../server/calls/serve.ts'
import { countryThere } from '../../server/database/clauses/countryThere.ts'
import { sql } from '../../server/database/sql.ts'
import { limit } from '../../server/limits/limits.ts'
import { paperIn } from '../../server/pdf/paper.ts'
import type { Parsed, StreamedFile } from '../../shared/contract.ts'
import { moment } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import { refusal } from '../../shared/refusal.ts'
import { readHappened } from '../happened/happened.server.ts'
import { looks } from '../looks.contract.ts'
import { lookRefusals } from '../looks.refusals.ts'
import { covers, lookKinds, lookReasons } from '../looks.rules.ts'
import { passOf } from '../passOf.ts'
import { evidenceSheets } from './evidenceSheets.contract.ts'
import { folioOf } from './folio.ts'
import { sheetPages } from './sheetPages.server.ts'
import { sheetWords } from './sheetWords.ts'

const most = 30
const minutes = 10

const found = z.object({
  me: z.string(),
  condominium_id: z.string(),
  kind: z.enum(lookKinds),
  subject: z.string().nullable(),
  subject_id: z.string().nullable(),
  from: moment,
  until: moment,
  by_name: z.string(),
  by_role: z.enum(['admin', 'super_admin']),
  reason: z.enum(lookReasons),
  said: z.string(),
  gate_name: z.string().nullable(),
  chain_lines: z.number().nullable(),
  chain_hash: z.string().nullable(),
})

const reasonWanted = () => refusal(lookRefusals, 'reason_wanted', 403)

async function lookFor({ look_id, question }: Parsed<typeof evidenceSheets.make>, { door }: Asking) {
  const { condominium_id, gate_id } = question
  const look = await door.row(
    found,
    sql`select access.me() as me, k.condominium_id, k.kind, k.subject, k.subject_id, to_json(k.covers_from) #>> '{}' as from,
        to_json(k.covers_until) #>> '{}' as until, access.known_as(k.condominium_id, k.by_id, k.by_name, k.at) as by_name, k.by_role, k.reason, k.said,
        (select g.name from gates g where g.condominium_id = k.condominium_id and g.id = ${gate_id ?? null}::uuid) as gate_name,
        b.last_position::float8 as chain_lines, encode(b.hash, 'hex') as chain_hash
      from looks k left join lateral (select o.last_position, o.hash from log_blocks o where o.condominium_id = k.condominium_id
        order by o.number desc limit 1) b on true
      where k.condominium_id = ${condominium_id}::uuid and k.id = ${look_id}::uuid and k.by_id = access.me() and k.open_until > now()`,
  )
  const subject = passOf(question).subject ?? question.subject
  if (!look || !covers(look, { ...question, subject }, Date.now())) throw reasonWanted()
  return look
}

async function make(input: Parsed<typeof evidenceSheets.make>, asking: Asking): Promise<StreamedFile> {
  const { question, language, look_id, incident_id } = input
  const { door, request } = asking
  const look = await lookFor(input, asking)
  await limit(asking, [{ act: 'make evidence', of: look.me, most, minutes }])
  const happened = looks.happened.output.parse(JSON.parse((await readHappened(question, asking)).text))
  const country = await countryThere(door, question.condominium_id)
  const folio = folioOf(randomBytes(12))
  const madeAt = new Date()
  const { chain_lines, chain_hash } = look
  const words = sheetWords(
    {
      ...{ happened, asked: question, gate_name: look.gate_name, look, folio, made_at: madeAt },
      code: chain_lines && chain_hash ? codeOf(chain_lines, chain_hash) : null,
      page: `${request.origin}/folio`,
    },
    language,
    country,
  )
  const file = await sheetPages(words, language, paperIn(happened.condominium.time_zone), madeAt)
  const { kind, from, until, gate_id } = question
  const lines = happened.items.length
  const sheet = { id: newId(), folio, question: { kind, from, until, gate_id }, lines, chain_lines, incident_id }
  const recorded = await door.row(
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

async function check({ folio, hash }: Parsed<typeof evidenceSheets.check>, asking: Asking) {
  await limit(asking, [{ act: 'check folio from', of: asking.request.address, most: 60, minutes: 5 }])
  return asking.door.json(sql`select coalesce(access.sheet_of(${folio}, decode(${hash}, 'hex')), 'null')`)
}

export const evidenceSheetCalls = serve(evidenceSheets, { make, check })
