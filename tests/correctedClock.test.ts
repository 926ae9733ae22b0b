/** The whole machine was two hours ahead and is corrected: sessions of those hours end, and the log says so. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { registration } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { clockAhead, moveClock } from './support/movedClock.ts'
import { asOwner, callProgram, freePort, startProgram } from './support/program.ts'

const aheadMs = 2 * 3_600_000

test('lets every user sign in after the clock of program and database is set back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-corrected-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const runs = async (ahead: number, work: (said: () => string) => Promise<void>) => {
    await moveClock(folder, ahead)
    const place = { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'info' }
    const program = startProgram({ ...place, ...(ahead > 0 ? clockAhead(ahead) : {}) })
    await program.ready
    await work(program.said).finally(async () => {
      program.signal('SIGTERM')
      await program.ended
    })
  }
  const { user_role: _, ...card } = registration()
  const { email, password } = card
  const signIn = async (typed: unknown) =>
    (await callProgram(port, 'session.signIn', { email, password: typed })).status
  await runs(aheadMs, async (said) => {
    const link = await eventually(() => /\/begin#([\w-]+)/.exec(said())?.[1] ?? Promise.reject(new Error('no link')))
    expect((await callProgram(port, 'session.begin', { ...card, link })).status).toBe(200)
    expect(await signIn(password)).toBe(200)
    for (let tries = 0; tries < 11; tries++) await signIn('no es esta frase')
    expect(await signIn(password)).toBe(429)
  })
  await runs(0, async (said) => {
    expect(await signIn(password)).toBe(200)
    expect(said()).toContain('the clock was ahead and has been corrected')
    const future = await asOwner(folder, (owner) =>
      owner.query(
        `select from sessions where last_seen_at > now() + interval '1 minute' union all
          select from attempts where resets_at > now() + interval '61 minutes'`,
      ),
    )
    expect(future.rowCount).toBe(0)
  })
})
