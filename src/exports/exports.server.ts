/** Exports everything of one condominium at one moment as one stream, in files of a few megabytes. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fileKinds } from '../announcements/files/announcementFiles.rules.ts'
import { openAnnouncementFile } from '../announcements/files/announcementFiles.server.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { name as identifier, type Sql, sql } from '../server/database/sql.ts'
import type { RowStream } from '../server/database/stream.ts'
import { limit } from '../server/limits/limits.ts'
import type { Parsed, StreamedFile } from '../shared/contract.ts'
import { inFileName } from '../shared/fileNames.ts'
import { type Language, speak } from '../shared/messages.ts'
import { Refusal } from '../shared/refusal.ts'
import { leaving } from './exports.contract.ts'
import { readmeTexts } from './exports.messages.ts'
import { type Belongs, leftColumns, leftTables, takenTables } from './takenTables.ts'
import { zipWriter } from './zip.server.ts'

const who = z.object({ me: z.string(), condominium: z.string().nullable() })
const columnsOf = z.record(z.string(), z.array(z.string()))
const line = z.object({ file: z.string(), line: z.string() })
type Line = z.infer<typeof line>

const mostTimes = 3
const minutes = 60

async function takeCondominium(
  { condominium_id, language }: Parsed<typeof leaving.condominium>,
  context: CallContext,
): Promise<StreamedFile> {
  const found = await context.db.row(
    who,
    sql`select access.caller_id() as me, access.prove_before_leaving(${condominium_id}::uuid) as condominium`,
  )
  if (!found?.condominium) throw new Refusal('not_found', 404)
  await limit(context, [
    { act: 'take a condominium away', most: mostTimes, minutes, of: `${found.me} ${condominium_id}` },
  ])
  const { text } = await context.db.json(readable)
  const granted = columnsOf.parse(JSON.parse(text))
  const rows = await context.stream(line, {
    list: 'condominium',
    filter: { condominium_id, language },
    columns: sql`everything.file, everything.line`,
    rows: sql`from (${allRows(condominium_id, granted)}) everything`,
    order: null,
  })
  const at = new Date()
  const pieces = archive({
    ...{ rows, at, language, tables: takenOf(granted), openFile: (file) => attachment(file, context) },
    condominium: { id: condominium_id, name: found.condominium },
  })
  return {
    file_name: `garita-${inFileName(found.condominium)}-${at.toISOString().slice(0, 10)}.zip`,
    kind: 'zip',
    rows: rows.total,
    next: async () => (await pieces.next()).value ?? null,
    close: rows.close,
  }
}

/** The columns that the role of the caller may read. */
const readable = sql`select json_object_agg(c.relname, c.columns) from (
  select t.relname, json_agg(a.attname order by a.attnum) as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and (t.relname = any(${Object.keys(takenTables)}::text[])
        or t.relname <> all(${Object.keys(leftTables)}::text[]) and exists (
          select from pg_attribute p where p.attrelid = t.oid and p.attname = 'condominium_id' and not p.attisdropped))
      and has_column_privilege(t.oid, a.attnum, 'select') group by t.relname) c`

/** The tables of this list in their order, then those of slices: every table that names its condominium is exported. */
const takenOf = (granted: Record<string, unknown>) => [
  ...Object.keys(takenTables),
  ...Object.keys(granted)
    .filter((table) => !(table in takenTables))
    .sort(),
]

/** Reads one table after another, in the order in which PostgreSQL stores them. */
function allRows(condominium: string, granted: Record<string, string[]>): Sql {
  const parts = takenOf(granted).map((table) => {
    const columns = (granted[table] ?? []).filter((column) => !leftColumns[table]?.includes(column)).map(identifier)
    const [first, ...others] = columns
    if (!first) throw new Error(`nothing of ${table} can be read`)
    const list = others.reduce((all, column) => sql`${all}, ${column}`, first)
    return sql`select ${table}::text as file, row_to_json(taken)::text as line
      from (select ${list} from ${identifier(table)} where ${conditions[takenTables[table] ?? 'of_condominium'](condominium)}) taken`
  })
  return parts.reduce((all, part) => sql`${all} union all ${part}`)
}

const peopleOf = (id: string) => sql`(select r.profile_id from residences r where r.condominium_id = ${id}::uuid
  union select a.profile_id from assignments a where a.condominium_id = ${id}::uuid)`

const conditions: Record<Belongs, (condominium: string) => Sql> = {
  is_condominium: (id) => sql`id = ${id}::uuid`,
  of_condominium: (id) => sql`condominium_id = ${id}::uuid`,
  is_person: (id) => sql`id in ${peopleOf(id)}`,
  of_person: (id) => sql`profile_id in ${peopleOf(id)}`,
}

const attached = z.object({ id: z.string(), kind: z.enum(fileKinds) })
type Attached = z.infer<typeof attached>

/** Null for a file that was deleted meanwhile, or that does not open: the manifest names it. */
const attachment = ({ id, kind }: Attached, context: CallContext): Promise<Buffer | null> =>
  openAnnouncementFile(id, kind, context).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })

const partBytes = 4_000_000

interface Taking {
  rows: RowStream<Line>
  at: Date
  language: Language
  tables: readonly string[]
  condominium: { id: string; name: string }
  openFile(file: Attached): Promise<Buffer | null>
}

interface Part {
  name: string
  table: string
  rows: number
  bytes: number
  sha256: string
}

async function* archive({
  rows,
  at,
  language,
  tables,
  condominium,
  openFile,
}: Taking): AsyncGenerator<Uint8Array, undefined> {
  const zip = zipWriter(at)
  const text = speak(readmeTexts, language)
  const left = [...Map.groupBy(Object.entries(leftTables), ([, reason]) => reason)]
    .map(([reason, tables]) => `- ${tables.map(([name]) => name).join(', ')}: ${text[reason]}`)
    .join('\n')
  const parts: Part[] = []
  const files: Attached[] = []
  let table = ''
  let lines: string[] = []
  let characters = 0

  async function write(): Promise<Uint8Array> {
    const number = parts.filter((part) => part.table === table).length + 1
    const bytes = Buffer.from(lines.join(''))
    const name = `${table}-${String(number).padStart(4, '0')}.ndjson`
    parts.push({
      ...{ name, table, rows: lines.length, bytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    const written = await zip.file(name, bytes, lines.length)
    lines = []
    characters = 0
    return written
  }

  yield await zip.file('README.txt', Buffer.from(text.readme(condominium.name, at.toISOString(), left)), 0)
  for (let some = await rows.next(); some.length > 0; some = await rows.next()) {
    for (const one of some) {
      if (lines.length > 0 && (one.file !== table || characters > partBytes)) yield await write()
      table = one.file
      if (table === 'announcement_files') files.push(attached.parse(JSON.parse(one.line)))
      lines.push(`${one.line}\n`)
      characters += one.line.length + 1
    }
  }
  if (lines.length > 0) yield await write()
  const total = parts.reduce((sum, part) => sum + part.rows, 0)
  if (total !== rows.total) throw new Error(`${total} rows came of ${rows.total}`)
  const attachments: Omit<Part, 'table' | 'rows'>[] = []
  const missing: string[] = []
  for (const file of files) {
    const name = `announcement_files/${file.id}.${file.kind === 'pdf' ? 'pdf' : 'jpg'}`
    const bytes = await openFile(file)
    if (!bytes) {
      missing.push(name)
      continue
    }
    attachments.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    yield await zip.file(name, bytes, 0)
  }
  const manifest = {
    ...{ format: 'garita condominium', version: 1, condominium, taken_at: at.toISOString(), rows: total },
    tables: tables.map((name) => ({
      name,
      rows: parts.filter((part) => part.table === name).reduce((sum, part) => sum + part.rows, 0),
    })),
    files: parts,
    attachments,
    missing_attachments: missing,
    left_out: { tables: leftTables, columns: leftColumns },
    whole: true,
  }
  yield await zip.file('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 0)
  yield zip.end()
}

export const exportCalls = serve(leaving, { condominium: takeCondominium })
