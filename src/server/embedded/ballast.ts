/** A file that takes room on the disk of the data folder: it is deleted so that a database on a full disk can come up. */
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freeBytes } from './refusals.ts'

/** Four segments of WAL. */
const ballastBytes = 64 * 1024 * 1024
const partBytes = 1024 * 1024
/** With less, the ballast would be the reason that the disk fills. */
const ampleBytes = 10 * ballastBytes
/** PostgreSQL needs a segment of WAL of 16 MB, and a little more, to recover. */
const leastBytes = 24 * 1024 * 1024
const lookMs = 60_000

const fileIn = (folder: string) => join(folder, 'ballast')

/** True if it was there, and the disk needed it. */
export function freeBallast(folder: string): boolean {
  if (!existsSync(fileIn(folder)) || freeBytes(folder) >= leastBytes) return false
  rmSync(fileIn(folder), { force: true })
  return true
}

/** Makes it while there is ample room, and again once there is. */
export function keepBallast(folder: string): { stop(): Promise<void> } {
  let making: Promise<void> = Promise.resolve()
  const look = () => {
    if (existsSync(fileIn(folder)) || freeBytes(folder) < ampleBytes) return
    // It is no loss that it fails: there is no ballast then.
    making = makeBallast(folder).catch(() => undefined)
  }
  look()
  const looking = setInterval(look, lookMs)
  looking.unref()
  return {
    stop() {
      clearInterval(looking)
      return making
    },
  }
}

async function makeBallast(folder: string): Promise<void> {
  const draft = `${fileIn(folder)}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    // File systems that compress would store zeros nowhere.
    const part = randomBytes(partBytes)
    for (let written = 0; written < ballastBytes; written += partBytes) await file.write(part)
    await file.sync()
    await file.close()
    await rename(draft, fileIn(folder))
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}
