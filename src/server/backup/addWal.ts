import { chownSync, createReadStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from '../embedded/cluster.ts'
import type { Manifest } from './manifest.ts'
import { momentOf, restorableRunOf } from './restorable.ts'
import { opened } from './sealed.ts'
import { type StoredBackup, type StoredWal, walFolder } from './store.ts'
import { pieces, segmentBytes, segmentName } from './wal.ts'

interface KeptWal {
  folder: string
  backup: StoredBackup
  secretKey: string
  /** Later pieces are not read, so a damaged one there does not matter. */
  to: Date | null
}

export interface AddedWal {
  until: Date
  /** The end of the archived WAL; it lies after `until` if a piece is missing or damaged. */
  kept: Date
  damaged: string | null
}

export async function addWal(wal: KeptWal, manifest: Manifest, cluster: Cluster): Promise<AddedWal> {
  const { folder, backup, secretKey, to } = wal
  const run = restorableRunOf(folder, backup)
  let last: StoredWal | undefined
  for (const part of run.pieces) {
    const { content, whole } = await read(join(walFolder(folder, backup.chain), part.name), secretKey)
    await layOver(content, part.from, manifest.timeline, cluster)
    if (!whole || BigInt(content.length) !== part.to - part.from) {
      return { until: momentOf(last, backup), kept: run.kept, damaged: part.name }
    }
    last = part
    if (to !== null && part.at >= to) break
  }
  return { until: run.until, kept: run.kept, damaged: null }
}

/** After a bad byte the rest of the piece cannot be read. */
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
      if ((await handle.stat()).size < segmentBytes) await handle.truncate(Number(segmentBytes))
    } finally {
      await handle.close()
    }
    if (account) chownSync(file, account.uid, account.gid)
  }
}
