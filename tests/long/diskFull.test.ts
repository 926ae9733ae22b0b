/** The disk of the embedded database fills up while the program runs. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { makeCondominium, makePerson } from '../access/people.ts'
import { asOwner, callProgram, freePort, startProgram } from '../support/program.ts'
import { fill, smallDisk } from '../support/smallDisk.ts'
import { tell } from '../support/tell.ts'
import { visitor } from '../support/visits.ts'

const size = '300m'
const people = 10
const fullForMs = 20_000

test('refuses writes in words on a full disk, loses nothing, and works again as soon as there is room', async () => {
  const disk = smallDisk(size)
  const [folder, filler, port] = [join(disk, 'data'), join(disk, 'filler'), await freePort()]
  const program = startProgram({ DATA_DIR: folder, PORT: String(port), TRUSTED_PROXY: '1' })
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
  })
  await program.ready
  const tokens = await asOwner(folder, async (owner) => {
    const home = await makeCondominium(owner, 'Los Encinos')
    const living = Array.from({ length: people }, (_, unit) =>
      makePerson(owner, { user_role: 'resident', lives: [home, String(unit + 1)] }),
    )
    return (await Promise.all(living)).map(({ token }) => token)
  })
  const authType = 'temporary_visitor'
  const acknowledged: string[] = []
  let turn = 0
  // One person may send a limited number of writes, so the persons take turns.
  const token = () => tokens[turn++ % people]
  const seen = new Map<string, number>()
  const ask = async (kind: string, name: string, input: object) => {
    const code = await callProgram(port, name, input, token()).then(
      async (answer) => (answer.ok ? 'done' : (await answer.json()).error.code),
      () => 'no answer',
    )
    seen.set(`${kind}: ${code}`, (seen.get(`${kind}: ${code}`) ?? 0) + 1)
    return code
  }
  const write = async () => {
    const id = newId()
    const code = await ask('writes', 'authorizations.create', { id, auth_type: authType, values: visitor() })
    if (code === 'done') acknowledged.push(id)
    return code
  }
  const read = () => ask('reads', 'authorizations.list', { auth_type: authType })

  for (let n = 0; n < 20; n++) expect(await write()).toBe('done')
  seen.clear()
  fill(filler)
  for (const until = Date.now() + fullForMs; Date.now() < until; await sleep(200)) {
    await Promise.all([write(), write(), write(), write(), read()])
  }
  const full = [...seen].map(([what, times]) => `${what} ${times}`).join(', ')
  const readyWhileFull = (await fetch(`http://127.0.0.1:${port}/readyz`)).status
  rmSync(filler)
  const began = performance.now()
  await expect.poll(write, { interval: 200 }).toBe('done')
  const healed = performance.now() - began
  const { rows } = await asOwner(folder, (owner) =>
    owner.query('select id from authorizations where id = any($1)', [acknowledged]),
  )
  tell(
    `disk full for ${fullForMs / 1_000} s: ${full}; /readyz ${readyWhileFull}; written again ${(healed / 1_000).toFixed(1)} s after there was room; ` +
      `${acknowledged.length} acknowledged, ${acknowledged.length - rows.length} lost`,
  )
  expect(rows).toHaveLength(acknowledged.length)
  expect(seen.get('writes: storage_full')).toBeGreaterThan(0)
  expect([...seen.keys()].filter((what) => what.startsWith('reads'))).toEqual(['reads: done'])
  expect(readyWhileFull).toBe(200)
  expect(healed).toBeLessThan(2_000)
})
