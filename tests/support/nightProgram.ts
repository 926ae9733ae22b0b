/** The real program on a data folder of its own, with its clock at ten in the evening; a test can stop it for hours. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type Town, townOf } from './installation.ts'
import { clockAhead, moveClock } from './movedClock.ts'
import { freePort, ownerOf, type Program, startProgram } from './program.ts'

export interface NightProgram {
  readonly address: string
  /** The tests get another connection after each start. */
  readonly garita: Town
  now(): number
  /** Moves the clock of the tests at once, and the clock of the program at its next start. */
  pass(ms: number): void
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** Ten in the evening in Mexico, which is six hours behind all year. */
function nextNight(from: number): number {
  const day = new Date(from).setUTCHours(4, 0, 0, 0)
  return day > from ? day : day + 86_400_000
}

export async function openNight(): Promise<NightProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'garita-night-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let ahead = nextNight(Date.now()) - Date.now()
  let running: { program: Program; owner: pg.Pool } | null = null

  async function start(): Promise<void> {
    await moveClock(folder, ahead)
    const place = { DATA_DIR: folder, PORT: String(port), TRUSTED_PROXY: '1' }
    const program = startProgram({ ...place, ...clockAhead(ahead) })
    await program.ready
    running = { program, owner: await ownerOf(folder) }
  }
  async function stop(): Promise<void> {
    const { program, owner } = known()
    running = null
    await owner.end()
    program.signal('SIGTERM')
    await program.ended
  }
  function known() {
    if (!running) throw new Error('the program is gone')
    return running
  }
  await start()
  const request = (path: string, how: RequestInit) => fetch(`${address}${path}`, how)
  return {
    address,
    get garita() {
      return townOf({ app: { request } }, known().owner)
    },
    now: () => Date.now() + ahead,
    pass(ms) {
      ahead += ms
    },
    stop,
    start,
    async close() {
      if (running) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
