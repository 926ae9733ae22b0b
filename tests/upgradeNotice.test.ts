/** A newer program starts on the data of an older one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, freePort, startProgram } from './support/program.ts'

test('reports an upgrade, and warns before it when the newest backup is older than a day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const run = async (work: () => Promise<unknown> = async () => undefined) => {
    const program = startProgram({ DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'warn' })
    await program.ready
    await work()
    program.signal('SIGTERM')
    await program.ended
    return program.said()
  }
  const first = await run(() =>
    asOwner(folder, (owner) => owner.query(`update applied_rules set hash = 'of before', release = 0`)),
  )
  expect(first).not.toMatch(/was upgraded|newest backup/)
  const second = await run()
  expect(second).toMatch(
    /"backup_made_at":null,"msg":"the database changes, and the newest backup is older than a day"/,
  )
  expect(second).toMatch(/"rules_from":0,.*"msg":"the database was upgraded"/)
  // A collector of logs reads every line of a program without a terminal.
  for (const line of second.trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.stringMatching(/Z$/) })
})
