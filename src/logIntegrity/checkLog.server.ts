/** Compares the log of a condominium with its chain, and with codes that were noted elsewhere. Runs as the owner of the database. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Code, codeOf } from './codes.ts'

interface Owner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

const lineFault = z.object({
  what: z.enum(['changed', 'name_changed', 'missing', 'added']),
  position: z.number().nullable(),
  log_id: z.string(),
})
export type LineFault = z.infer<typeof lineFault>

export interface Checked {
  lines: number
  /** The lines of the last hour, which are not sealed yet. */
  waiting: number
  faults: LineFault[]
  /** Blocks whose lines or hash were modified, by their first and last line. */
  broken: { from: number; until: number }[]
  codes: { lines: number; is: 'authorization_at' | 'different' | 'unknown' }[]
  /** This code covers the whole current log. */
  code: string | null
}

const mostFaults = 100

/** The current lines of each block, each computed once. A name is compared as long as its salt exists. */
const linesOfBlocks = `
  with line as materialized (
    select s.block, s.position, s.log_id, s.line_hash, access.hash_of_line(l, s.position, s.arrived_at, s.name_hash) as now, l.id is null as missing,
        case when who.log_id is not null and who.blanked_at is null then access.hash_of_name(s.name_salt, who) is distinct from s.name_hash
          else s.name_salt is not null end as name_differs
      from log_seals s
        left join access_logs l on l.condominium_id = s.condominium_id and l.id = s.log_id
        left join access_log_subjects who on who.condominium_id = s.condominium_id and who.log_id = s.log_id
      where s.condominium_id = $1 and s.position is not null
  ), told as (
    select *, case when missing then 'missing' when now <> line_hash then 'changed' when name_differs then 'name_changed' end as what from line
  )
  select block as number, sha256(string_agg(now, '' order by position)) as lines,
      coalesce(jsonb_agg(jsonb_build_object('what', what, 'position', position, 'log_id', log_id) order by position)
        filter (where what is not null), '[]') as faults
    from told group by block order by block`
const ofBlock = z.object({ number: z.number(), lines: z.instanceof(Buffer), faults: z.array(lineFault) })

/** Joined here: without row statistics PostgreSQL may combine the lines of all blocks for each of them. */
const blocks = `
  select b.number, b.last_position::float8 as last_position, b.hash, access.head_of_block(b.number, b.last_position, b.sealed_at) as head
    from log_blocks b where b.condominium_id = $1 order by b.number`
const block = z.object({
  number: z.number(),
  last_position: z.number(),
  hash: z.instanceof(Buffer),
  head: z.string(),
})

/** A line cannot enter the log without a pending seal. */
const withoutASeal = `
  select 'added' as what, null as position, l.id as log_id from access_logs l
    where l.condominium_id = $1 and not exists (select from log_seals s where s.condominium_id = $1 and s.log_id = l.id)
    order by l.occurred_at limit ${mostFaults}`

const counts = `select count(position)::float8 as lines, (count(*) - count(position))::float8 as waiting from log_seals where condominium_id = $1`
const counted = z.tuple([z.object({ lines: z.number(), waiting: z.number() })])

export async function checkLog(owner: Owner, condominium: string, codes: readonly Code[]): Promise<Checked> {
  const rows = async (text: string) => (await owner.query(text, [condominium])).rows
  const found = z.array(block).parse(await rows(blocks))
  const now = z.array(ofBlock).parse(await rows(linesOfBlocks))
  const linesOf = new Map(now.map(({ number, lines }) => [number, lines]))
  const sealed = found.map((one) => ({ ...one, lines: linesOf.get(one.number) ?? nothing }))
  const faults = [...now.flatMap((one) => one.faults), ...z.array(lineFault).parse(await rows(withoutASeal))]
  const [{ lines, waiting }] = counted.parse(await rows(counts))

  const broken: Checked['broken'] = []
  const byLines = new Map<number, string>()
  let sealedBefore: Buffer = nothing
  let before: Buffer = nothing
  let until = 0
  for (const one of sealed) {
    // Compares with the sealed hash of the previous block, so that one broken block does not break all later ones.
    if (!chained(sealedBefore, one).equals(one.hash)) broken.push({ from: until + 1, until: one.last_position })
    sealedBefore = one.hash
    // A code covers every current line up to its position.
    before = chained(before, one)
    byLines.set(one.last_position, before.toString('hex'))
    until = one.last_position
  }
  return {
    ...{ lines, waiting, broken },
    faults: faults.slice(0, mostFaults),
    codes: codes.map((code) => ({ lines: code.lines, is: compared(byLines.get(code.lines), code) })),
    code: sealed.length > 0 ? codeOf(until, byLines.get(until) ?? '') : null,
  }
}

const nothing: Buffer = Buffer.alloc(0)
const chained = (before: Buffer, { head, lines }: { head: string; lines: Buffer }): Buffer =>
  createHash('sha256').update(before).update(head).update(lines).digest()

const compared = (now: string | undefined, { hash }: Code) =>
  now === undefined ? 'unknown' : now.startsWith(hash) ? 'authorization_at' : 'different'
