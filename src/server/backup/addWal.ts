/** Lays the WAL that was kept since a backup over the log of that backup, byte by byte where it stood. */
import { chownSync, createReadStream, existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from '../embedded/cluster.ts'
import { StartRefused } from '../settings/settings.ts'
import type { Manifest } from './manifest.ts'
import { opened } from './sealed.ts'
import { type StoredWal, walFolder, walIn } from './store.ts'
import { pieces, position, segmentBytes, segmentName } from './wal.ts'

export const throughFile = 'through'

/** Returns up to when WAL was kept; null when none was. */
export async function addWal(
  wal: { folder: string; chain: string },
  manifest: Manifest,
  cluster: Cluster,
  secretKey: string,
): Promise<Date | null> {
  const begins = position(manifest.from)
  const stored = walIn(wal.folder, wal.chain).filter(({ to }) => to > begins)
  refuseGaps(stored)
  for (const part of stored) {
    const content: Buffer[] = []
    for await (const bytes of await opened(
      createReadStream(join(walFolder(wal.folder, wal.chain), part.name)),
      secretKey,
    )) {
      content.push(bytes)
    }
    await layOver(Buffer.concat(content), part, manifest.timeline, cluster)
  }
  const said = join(walFolder(wal.folder, wal.chain), throughFile)
  return existsSync(said) ? new Date(readFileSync(said, 'utf8').trim()) : null
}

function refuseGaps(stored: readonly StoredWal[]): void {
  let end: bigint | null = null
  for (const { name, from, to } of stored) {
    if (end !== null && from > end)
      throw new StartRefused(`WAL is missing before ${name}. Choose an earlier moment with --to.`)
    if (end === null || to > end) end = to
  }
}

async function layOver(content: Buffer, part: StoredWal, timeline: number, { files, account }: Cluster): Promise<void> {
  if (BigInt(content.length) !== part.to - part.from)
    throw new StartRefused(`${part.name} is damaged. Choose an earlier moment with --to.`)
  for (const { at, bytes, offset } of pieces(part.from, part.to)) {
    const file = join(files, 'pg_wal', segmentName(timeline, at))
    const handle = await open(file, existsSync(file) ? 'r+' : 'w', 0o600)
    try {
      const begins = Number(at - part.from)
      await handle.write(content, begins, bytes, offset)
      // PostgreSQL reads whole files only.
      if ((await handle.stat()).size < segmentBytes) await handle.truncate(Number(segmentBytes))
    } finally {
      await handle.close()
    }
    if (account) chownSync(file, account.uid, account.gid)
  }
}
