/** Lays the WAL that was kept since a backup over the log of that backup, byte by byte where it stood. */
import { chownSync, createReadStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from '../embedded/cluster.ts'
import type { Manifest } from './manifest.ts'
import { momentOf, reachOf } from './reach.ts'
import { opened } from './sealed.ts'
import { type StoredBackup, type StoredWal, walFolder } from './store.ts'
import { pieces, segmentBytes, segmentName } from './wal.ts'

interface KeptWal {
  folder: string
  backup: StoredBackup
  secretKey: string
  /** Later pieces are not read: a fault in them costs nothing. */
  to: Date | null
}

export interface AddedWal {
  /** The last moment that can be had. */
  until: Date
  /** Up to when WAL was kept; later than `until` when a piece is missing or damaged. */
  kept: Date
  /** The first piece that does not open. */
  damaged: string | null
}

export async function addWal(wal: KeptWal, manifest: Manifest, cluster: Cluster): Promise<AddedWal> {
  const { folder, backup, secretKey, to } = wal
  const reach = reachOf(folder, backup)
  let last: StoredWal | undefined
  for (const part of reach.pieces) {
    const { content, whole } = await read(join(walFolder(folder, backup.chain), part.name), secretKey)
    await layOver(content, part.from, manifest.timeline, cluster)
    if (!whole || BigInt(content.length) !== part.to - part.from) {
      return { until: momentOf(last, backup), kept: reach.kept, damaged: part.name }
    }
    last = part
    if (to !== null && part.at >= to) break
  }
  return { until: reach.until, kept: reach.kept, damaged: null }
}

/** One bad byte costs the bytes after it. */
async function read(file: string, secretKey: string): Promise<{ content: Buffer; whole: boolean }> {
  const content: Buffer[] = []
  try {
    for await (const bytes of await opened(createReadStream(file), secretKey)) content.push(bytes)
    return { content: Buffer.concat(content), whole: true }
  } catch {
    return { content: Buffer.concat(content), whole: false }
  }
}

async function layOver(content: Buffer, from: bigint, timeline: number, { files, account }: Cluster): Promise<void> {
  for (const { at, bytes, offset } of pieces(from, from + BigInt(content.length))) {
    const file = join(files, 'pg_wal', segmentName(timeline, at))
    const handle = await open(file, existsSync(file) ? 'r+' : 'w', 0o600)
    try {
      const begins = Number(at - from)
      await handle.write(content, begins, bytes, offset)
      // PostgreSQL reads whole files only.
      if ((await handle.stat()).size < segmentBytes) await handle.truncate(Number(segmentBytes))
    } finally {
      await handle.close()
    }
    if (account) chownSync(file, account.uid, account.gid)
  }
}
