import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { readsBackDifferently } from './cannotWrite.ts'
import { type Marker, ownFolder, writeMarker } from './folder.ts'
import { hashNow, hashOfWal, noteThrough, readThrough } from './restorable.ts'
import { sealed } from './sealed.ts'
import { noteState, readState } from './state.ts'
import { backupsIn, nameOfWal, walFolder, walIn } from './store.ts'
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

/**
 * A slot keeps PostgreSQL from reusing WAL that is not archived yet. A new run begins without the slot (a restored database, a
 * lost slot), in another folder and with another key. Its WAL stays in the slot until the run's first backup: before that it
 * could not be restored.
 */
export async function sendWal(options: WalOptions): Promise<void> {
  const { connection, dataFolder, folder } = options
  const at = new Date()
  const { chain, sent, timeline } = await goOnOrBegin(options, ownFolder(folder, dataFolder))
  if (!backupsIn(folder).some((backup) => backup.chain === chain)) return
  if (!existsSync(walFolder(folder, chain))) mkdirSync(walFolder(folder, chain), { mode: 0o700 })
  const { rows } = await connection.query<{ end: string }>('select pg_current_wal_flush_lsn()::text as end')
  const end = position(rows[0]?.end ?? '')
  const former = readThrough(folder, chain)?.at
  // Only the last of several pieces contains the transactions before now.
  const earlier = former && former < at ? former : new Date(0)
  let from = sent
  while (from < end) {
    const to = end - from > mostBytes ? from + mostBytes : end
    await sendPart(options, { chain, timeline, from, to, at: to === end ? at : earlier })
    noteState(dataFolder, { sent: written(to) })
    await connection.query('select pg_replication_slot_advance($1, $2)', [slotOf(chain), written(to)])
    from = to
  }
  noteThrough(folder, chain, { at, end })
}

/** WAL that is no longer archived must not fill the disk. */
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

async function goOnOrBegin({ connection, dataFolder, folder, publicKey }: WalOptions, marker: Marker): Promise<Run> {
  const { chain, sent, timeline } = readState(dataFolder)
  const leadsOn = marker.chain === chain && marker.key === publicKey
  const { rowCount } = await connection.query(
    `select from pg_replication_slots where slot_name = $1 and wal_status in ('reserved', 'extended')`,
    [slotOf(chain ?? '')],
  )
  if (chain && sent && rowCount === 1 && leadsOn && position(sent) <= endIn(folder, chain, marker)) {
    return { chain, timeline, sent: position(sent) }
  }
  await stopKeepingWal(connection)
  const fresh = randomBytes(4).toString('hex')
  const { rows } = await connection.query<{ lsn: string; timeline: number }>(
    `select lsn::text, (select timeline_id from pg_control_checkpoint()) as timeline
      from pg_create_physical_replication_slot($1, true)`,
    [slotOf(fresh)],
  )
  const run = { chain: fresh, timeline: rows[0]?.timeline ?? 1, sent: position(rows[0]?.lsn ?? '') }
  noteState(dataFolder, { chain: run.chain, timeline: run.timeline, sent: written(run.sent), tried_at: null })
  writeMarker(folder, { ...marker, chain: run.chain, from: written(run.sent), key: publicKey })
  return run
}

/** The end of the run in this folder: a copied or restored folder may lack the newest pieces. */
function endIn(folder: string, chain: string, marker: Marker): bigint {
  const backups = backupsIn(folder).filter((backup) => backup.chain === chain)
  const ends = [position(marker.from), ...walIn(folder, chain).map(({ to }) => to), ...backups.map(({ from }) => from)]
  return ends.reduce((most, end) => (end > most ? end : most))
}

async function sendPart(
  { files, folder, publicKey }: WalOptions,
  part: Omit<Run, 'sent'> & { from: bigint; to: bigint; at: Date },
) {
  const inside = walFolder(folder, part.chain)
  const draft = join(inside, `.${padded(part.from)}.draft`)
  const hash = createHash('sha256')
  const measured = new Transform({
    transform(bytes: Buffer, _, done) {
      hash.update(bytes)
      done(null, bytes)
    },
  })
  try {
    const content = Readable.from(bytesOf(files, part), { objectMode: false })
    const target = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(await sealed(content, publicKey), measured, target)
    const expected = hashOfWal(hash.digest())
    if ((await hashNow(draft)) !== expected) throw readsBackDifferently(folder)
    renameSync(draft, join(inside, nameOfWal({ ...part, hash: expected })))
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
