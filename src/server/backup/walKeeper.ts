/** Sends what is written to the database to the folder of the backups, as it lies in PostgreSQL's log, encrypted. */
import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { throughFile } from './addWal.ts'
import { sealed } from './sealed.ts'
import { noteState, readState } from './state.ts'
import { nameOfWal, walFolder } from './store.ts'
import { padded, pieces, position, segmentName, written } from './wal.ts'

const mostBytes = 64n * 1024n * 1024n
const slotOf = (chain: string) => `garita_wal_${chain}`

interface WalOptions {
  connection: Client
  files: string
  dataFolder: string
  folder: string
  publicKey: string
}

/** A slot keeps PostgreSQL from reusing what was not sent. Without it (a restored database, a lost slot) a new run begins. */
export async function sendWal(options: WalOptions): Promise<void> {
  const { connection, dataFolder, folder } = options
  const looked = new Date()
  const { chain, sent, timeline } = await goOnOrBegin(options)
  // One by one: making both at once says of a read-only disk that there is no such folder.
  for (const path of [folder, walFolder(folder, chain)]) {
    if (!existsSync(path)) mkdirSync(path, { recursive: path === folder, mode: 0o700 })
  }
  const { rows } = await connection.query<{ end: string }>('select pg_current_wal_flush_lsn()::text as end')
  const end = position(rows[0]?.end ?? '')
  let from = sent
  while (from < end) {
    const to = end - from > mostBytes ? from + mostBytes : end
    await sendPart(options, { chain, timeline, from, to })
    noteState(dataFolder, { sent: written(to) })
    await connection.query('select pg_replication_slot_advance($1, $2)', [slotOf(chain), written(to)])
    from = to
  }
  const said = join(walFolder(folder, chain), throughFile)
  writeFileSync(`${said}.draft`, `${looked.toISOString()}\n`)
  renameSync(`${said}.draft`, said)
  noteState(dataFolder, { through: looked.toISOString() })
}

/** What is not sent any more must not be kept either. */
export async function stopKeepingWal(connection: Client): Promise<void> {
  await connection.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name like 'garita\\_wal\\_%' and not active`,
  )
}

interface Run {
  chain: string
  timeline: number
  sent: bigint
}

async function goOnOrBegin({ connection, dataFolder }: WalOptions): Promise<Run> {
  const { chain, sent, timeline } = readState(dataFolder)
  const { rowCount } = await connection.query(
    `select from pg_replication_slots where slot_name = $1 and wal_status in ('reserved', 'extended')`,
    [slotOf(chain ?? '')],
  )
  if (chain && sent && rowCount === 1) return { chain, timeline, sent: position(sent) }
  await stopKeepingWal(connection)
  const fresh = randomBytes(4).toString('hex')
  const { rows } = await connection.query<{ lsn: string; timeline: number }>(
    `select lsn::text, (select timeline_id from pg_control_checkpoint()) as timeline
      from pg_create_physical_replication_slot($1, true)`,
    [slotOf(fresh)],
  )
  const run = { chain: fresh, timeline: rows[0]?.timeline ?? 1, sent: position(rows[0]?.lsn ?? '') }
  noteState(dataFolder, { chain: run.chain, timeline: run.timeline, sent: written(run.sent) })
  return run
}

async function sendPart(
  { files, folder, publicKey }: WalOptions,
  part: Omit<Run, 'sent'> & { from: bigint; to: bigint },
) {
  const target = join(walFolder(folder, part.chain), nameOfWal(part.from, part.to))
  const draft = join(walFolder(folder, part.chain), `.${padded(part.from)}.draft`)
  try {
    const content = Readable.from(bytesOf(files, part), { objectMode: false })
    await pipeline(await sealed(content, publicKey), createWriteStream(draft, { mode: 0o600, flush: true }))
    renameSync(draft, target)
  } finally {
    rmSync(draft, { force: true })
  }
}

async function* bytesOf(files: string, { timeline, from, to }: { timeline: number; from: bigint; to: bigint }) {
  for (const { at, bytes, offset } of pieces(from, to)) {
    const handle = await open(join(files, 'pg_wal', segmentName(timeline, at)))
    try {
      const part = Buffer.alloc(bytes)
      const { bytesRead } = await handle.read(part, 0, bytes, offset)
      if (bytesRead !== bytes) throw new Error('the log of PostgreSQL is shorter than it said')
      yield part
    } finally {
      await handle.close()
    }
  }
}
