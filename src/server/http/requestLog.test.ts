import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { people } from '../../people/people.contract.ts'
import { session } from '../../session/session.contract.ts'

const garita = openForFile(testInstallation)

async function lineOf(work: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const info = vi.spyOn(garita.log, 'info')
  await work()
  const [line] = info.mock.calls.findLast(([, said]) => said === 'request') ?? []
  info.mockRestore()
  return z.record(z.string(), z.unknown()).parse(line)
}

test('logs call, code, condominium and a stable pseudonym of the caller', async () => {
  const here = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const refused = await lineOf(() => guard.call(people.list, {}))
  expect(refused).toMatchObject({ call: 'people.list', code: 'forbidden', status: 403, condominium: here })
  expect(refused.caller).toMatch(/^[\w-]{16}$/)
  const answered = await lineOf(() => guard.call(session.current, {}))
  expect(answered).toMatchObject({ call: 'session.current', status: 200, caller: refused.caller })
  expect(answered.code).toBeUndefined()
  expect(JSON.stringify([refused, answered])).not.toContain(guard.id)
  const other = await garita.person({ user_role: 'agent', assigned: [here] })
  expect((await lineOf(() => other.call(session.current, {}))).caller).not.toBe(refused.caller)
})

test('logs no caller without a session, and no condominium for one who runs several', async () => {
  const nobody = await lineOf(() => garita.nobody.call(session.current, {}))
  expect(nobody.caller).toBeUndefined()
  const admin = await garita.person({
    user_role: 'admin',
    assigned: [await garita.condominium(), await garita.condominium()],
  })
  const line = await lineOf(() => admin.call(condominiums.list, {}))
  expect(line.caller).toMatch(/^[\w-]{16}$/)
  expect(line.condominium).toBeUndefined()
})

test('logs the page of a visitor without the secret of its link', async () => {
  const secret = 'c0.AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQr'
  const line = await lineOf(async () => garita.app.request(`/pass/${secret}`))
  expect(line).toMatchObject({ path: '/pass/:secret', status: 404 })
  expect(JSON.stringify(line)).not.toContain(secret)
})
