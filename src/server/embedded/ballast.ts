/** A file that reserves space on the disk of the data folder: deleting it lets a database on a full disk start. */
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freeBytes } from './refusals.ts'

/** Four segments of WAL. */
const ballastBytes = 64 * 1024 * 1024
const partBytes = 1024 * 1024
/** With less free space, the ballast itself would fill the disk. */
const ampleBytes = 10 * ballastBytes
/** PostgreSQL needs a segment of WAL of 16 MB, and a little more, to recover. */
const leastBytes = 24 * 1024 * 1024
const lookMs = 60_000

const fileIn = (folder: string) => join(folder, 'ballast')

export function freeBallast(folder: string): boolean {
  if (!existsSync(fileIn(folder)) || freeBytes(folder) >= leastBytes) return false
  rmSync(fileIn(folder), { force: true })
  return true
}

/** Creates the file while there is ample space, and again later. */
export function keepBallast(folder: string): { stop(): Promise<void> } {
  let making: Promise<void> = Promise.resolve()
  const look = () => {
    if (existsSync(fileIn(folder)) || freeBytes(folder) < ampleBytes) return
    // A failure is harmless: there is no ballast then.
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
    // File systems that compress would not store zeros.
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
