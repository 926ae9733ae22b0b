/** Copies a running cluster into a tar with PostgreSQL's online backup, and adds the WAL that makes the copy consistent. */
import type { Dirent } from 'node:fs'
import { type FileHandle, open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Pack } from 'tar-stream'
import { position, segmentBytes, segmentName } from './wal.ts'

const partBytes = 256 * 1024

// PostgreSQL recreates these. The list comes from its manual ("Continuous Archiving", "Backing Up the Data Directory").
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const skipped =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|recovery\.signal|standby\.signal)$/
const control = 'global/pg_control'

export type Progress = (done: number, all: number) => void

interface BackupStart {
  from: string
  timeline: number
}

/** One session for both: when it ends, PostgreSQL drops the slot that keeps the WAL. */
export async function beginCopy(connection: Client): Promise<BackupStart> {
  await connection.query(`select pg_create_physical_replication_slot($1, true, true)`, [`garita_copy_${process.pid}`])
  const { rows } = await connection.query<{ from: string }>(`select pg_backup_start('garita', true)::text as from`)
  const { rows: found } = await connection.query<{ timeline: number }>(
    'select timeline_id as timeline from pg_control_checkpoint()',
  )
  return { from: rows[0]?.from ?? '', timeline: found[0]?.timeline ?? 1 }
}

export async function copyCluster(
  connection: Client,
  start: BackupStart,
  { files, pack, progress }: { files: string; pack: Pack; progress: Progress },
): Promise<string> {
  const listed = await listFiles(files)
  const all = listed.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  for (const { path, bytes } of listed) {
    if (path !== control) await copyFile(files, path, pack)
    done += bytes
    progress(done, all)
  }
  await addEntry(pack, `postgres/${control}`, await steady(join(files, control)))
  const { rows } = await connection.query<{ lsn: string; labelfile: string; spcmapfile: string }>(
    'select lsn::text, labelfile, spcmapfile from pg_backup_stop(false)',
  )
  const stopped = rows[0]
  if (!stopped) throw new Error('the backup did not stop')
  await addEntry(pack, 'postgres/backup_label', Buffer.from(stopped.labelfile))
  if (stopped.spcmapfile.trim()) throw new Error('tables outside the data folder are not backed up')
  await copyWal(files, start, stopped.lsn, pack)
  await connection.query('select pg_drop_replication_slot($1)', [`garita_copy_${process.pid}`])
  return stopped.lsn
}

interface Listed {
  path: string
  bytes: number
}

async function listFiles(files: string, inside = ''): Promise<Listed[]> {
  const found: Listed[] = []
  const entries: Dirent[] = await readdir(join(files, inside), { withFileTypes: true }).catch(() => [])
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = inside ? `${inside}/${entry.name}` : entry.name
    if (skipped.test(entry.name)) continue
    if (entry.isDirectory()) {
      found.push({ path: `${path}/`, bytes: 0 })
      if (!emptied.includes(path)) found.push(...(await listFiles(files, path)))
    } else if (entry.isFile()) {
      // PostgreSQL may delete a dropped table's file meanwhile.
      const about = await stat(join(files, path)).catch(() => null)
      if (about) found.push({ path, bytes: about.size })
    }
  }
  return found
}

async function copyFile(files: string, path: string, pack: Pack): Promise<void> {
  if (path.endsWith('/')) {
    pack.entry({ name: `postgres/${path}`, type: 'directory', mode: 0o700 })
    if (path === 'pg_wal/') {
      pack.entry({ name: 'postgres/pg_wal/archive_status/', type: 'directory', mode: 0o700 })
      for (const name of await readdir(join(files, 'pg_wal')))
        if (name.endsWith('.history'))
          await addEntry(pack, `postgres/pg_wal/${name}`, await readFile(join(files, 'pg_wal', name)))
    }
    return
  }
  const handle = await open(join(files, path)).catch(() => null)
  if (!handle) return
  try {
    await addFrom(handle, { name: `postgres/${path}`, bytes: (await handle.stat()).size, offset: 0 }, pack)
  } finally {
    await handle.close()
  }
}

async function copyWal(files: string, start: BackupStart, end: string, pack: Pack): Promise<void> {
  const last = position(end)
  for (let at = (position(start.from) / segmentBytes) * segmentBytes; at < last; at += segmentBytes) {
    const name = segmentName(start.timeline, at)
    const handle = await open(join(files, 'pg_wal', name))
    try {
      await addFrom(handle, { name: `postgres/pg_wal/${name}`, bytes: Number(segmentBytes), offset: 0 }, pack)
    } finally {
      await handle.close()
    }
  }
}

interface Piece {
  name: string
  bytes: number
  offset: number
}

/** Writes exactly the announced number of bytes: the WAL contains what a file gains or loses meanwhile. */
async function addFrom(handle: FileHandle, { name, bytes, offset }: Piece, pack: Pack): Promise<void> {
  const entry = pack.entry({ name, size: bytes, mode: 0o600 })
  const ended = new Promise<void>((resolve, reject) => {
    entry.once('finish', resolve)
    entry.once('error', reject)
  })
  ended.catch(() => undefined)
  for (let at = 0; at < bytes; ) {
    const part = Buffer.alloc(Math.min(partBytes, bytes - at))
    const { bytesRead } = await handle.read(part, 0, part.length, offset + at)
    at += part.length
    if (bytesRead < part.length) part.fill(0, bytesRead)
    if (!entry.write(part)) await new Promise<void>((resolve) => entry.once('drain', resolve))
  }
  entry.end(undefined)
  await ended
}

export async function addEntry(pack: Pack, name: string, content: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const done = (reason?: Error | null) => (reason ? reject(reason) : resolve())
    pack.entry({ name, size: content.length, mode: 0o600 }, content, done).once('error', reject)
  })
}

/** PostgreSQL may be writing the file; two equal reads show that it was not. */
async function steady(file: string): Promise<Buffer> {
  for (let before = await readFile(file); ; ) {
    const now = await readFile(file)
    if (now.equals(before)) return now
    before = now
  }
}
