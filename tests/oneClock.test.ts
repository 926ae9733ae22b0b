/** Under a moved clock (`npm run test:dates`) a test would prove little if one of its processes kept the time of the machine. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { expectNow } from './support/clocks.ts'
import { asOwner, freePort, startProgram } from './support/program.ts'

test('gives the program and its PostgreSQL the time of the tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-one-clock-'))
  // The database's user passes through.
  chmodSync(folder, 0o711)
  const port = await freePort()
  const program = startProgram({ DATA_DIR: folder, PORT: String(port) })
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
    rmSync(folder, { recursive: true, force: true })
  })
  await program.ready
  await expectNow(async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('date'))
  await expectNow(() =>
    asOwner(folder, async (owner) => (await owner.query('select clock_timestamp() as shown')).rows[0].shown),
  )
})
