import { existsSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, freePort, isAlive, ownerOf, postmasterOf, startProgram } from '../support/program.ts'
import { fill, smallDisk } from '../support/smallDisk.ts'
import { tell } from '../support/tell.ts'

async function program(folder: string) {
  const port = await freePort()
  const started = startProgram({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' })
  onTestFinished(async () => {
    started.signal('SIGTERM')
    await started.ended
  })
  const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).json()
  return { ...started, readiness }
}

/** Writes WAL and no table, until PostgreSQL has no room for more of it. */
async function writeWal(folder: string): Promise<void> {
  const owner = await ownerOf(folder)
  try {
    for (;;) await owner.query(`select pg_logical_emit_message(false, 'filler', repeat('x', 8000000))`)
  } catch {
    // The database ended, which the test wants.
  } finally {
    await owner.end().catch(() => undefined)
  }
}

test('says that the disk is full, comes up on its ballast, and again when there is room', async () => {
  const disk = smallDisk('1200m')
  const [folder, filler] = [join(disk, 'data'), join(disk, 'filler')]
  const { ready, said, readiness } = await program(folder)
  await ready
  const ballast = join(folder, 'ballast')
  await expect.poll(() => existsSync(ballast)).toBe(true)
  fill(filler)
  await writeWal(folder)
  await expect.poll(said).toContain('its ballast was deleted')
  await expect.poll(readiness).toMatchObject({ ready: true })
  expect(existsSync(ballast)).toBe(false)
  expect(said()).toContain('PostgreSQL ended and runs again')

  fill(filler)
  await writeWal(folder)
  await expect.poll(readiness).toMatchObject({ ready: false, because: 'disk_full' })
  await expect
    .poll(said)
    .toMatch(/not ready: disk_full.*(PANIC|FATAL).*No space left on device.*MB are free on its disk/)
  rmSync(filler)
  const began = performance.now()
  await expect.poll(readiness).toMatchObject({ ready: true })
  tell(`ready ${((performance.now() - began) / 1_000).toFixed(1)} s after there was room`)
  await expect.poll(() => existsSync(ballast)).toBe(true)
})

test('names the missing space at a first start on a small disk, and leaves no orphan when the disk fills', async () => {
  const small = smallDisk('60m')
  const refused = startProgram({ DATA_DIR: join(small, 'data'), PORT: String(await freePort()) })
  expect(await refused.ended).toBe(1)
  expect(refused.complained()).toMatch(/A new database needs 128 MB, but \d+ MB are free in/)

  const disk = smallDisk('300m')
  const [folder, filler] = [join(disk, 'data'), join(disk, 'filler')]
  const filled = startProgram({ DATA_DIR: folder, PORT: String(await freePort()) })
  const up = expect.poll(() => postmasterOf(folder), { interval: 5 }).not.toBe(null)
  await Promise.race([up, filled.ended.then(() => Promise.reject(new Error(filled.complained())))])
  const server = Number(postmasterOf(folder))
  fill(filler)
  const began = performance.now()
  expect(await filled.ended).toBe(1)
  tell(`ended ${((performance.now() - began) / 1_000).toFixed(1)} s after the disk was full: ${filled.complained()}`)
  expect(filled.complained()).toMatch(/The disk is full: [\d.]+ MB are free in/)
  expect(isAlive(server)).toBe(false)
  rmSync(filler)
  const again = await program(folder)
  await again.ready
  expect(await asOwner(folder, async (owner) => (await owner.query('select 1 as one')).rows)).toEqual([{ one: 1 }])
  expect(again.said()).not.toContain('nearly full')
  again.signal('SIGTERM')
  await again.ended
  const { bavail, bsize } = statfsSync(disk)
  fill(filler, bavail * bsize - 12 * 1_024 * 1_024)
  const narrow = await program(folder)
  await narrow.ready
  await expect.poll(narrow.said).toContain(`the disk of ${folder} is nearly full`)
})
