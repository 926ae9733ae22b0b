import { spawnSync } from 'node:child_process'
import { readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chainNow } from '../../src/server/backup/folder.ts'
import { walFolder, walIn } from '../../src/server/backup/store.ts'

export function fillDisk(disk: string, filler: string): void {
  for (let free = 1; free > 0; free = statfsSync(disk).bavail) {
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k', 'oflag=append', 'conv=notrunc'])
  }
}

/** Spoils a byte in the middle of the next piece of WAL, whose second half cannot be restored then. */
export async function spoilByte(folder: string): Promise<void> {
  const chain = chainNow(folder) ?? ''
  const before = walIn(folder, chain).length
  const newest = await until(() => walIn(folder, chain).slice(before).at(-1))
  const file = join(walFolder(folder, chain), newest.name)
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(file, bytes)
}

export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (const end = Date.now() + 600_000; Date.now() < end; await sleep(500)) {
    const seen = await look()
    if (seen) return seen
  }
  throw new Error('nothing came for ten minutes, and no figure says why')
}
