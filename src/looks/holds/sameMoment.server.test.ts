/** Holds that meet: sent twice at once, asked under the id of a look, agreed to while somebody ends them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asClient } from '../../../tests/support/databaseClient.ts'
import type { TestInstallation, TestPerson } from '../../../tests/support/installation.ts'
import { giveReason } from '../../../tests/support/looks.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize, dayIn, mexico } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { looks } from '../looks.contract.ts'
import { holds } from './holds.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

const hour = 3_600_000

async function world() {
  const here = await garita.condominium()
  const ana = await garita.person({ condominium: here, unit: '101' })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const other = await garita.person({ user_role: 'admin', assigned: [here] })
  await atTheGate(garita.owner, await authorize(garita, ana), 'entry')
  const question = {
    ...{
      condominium_id: here,
      kind: 'unit' as const,
      subject: '101',
      reason: 'theft' as const,
      said: 'Falta una bicicleta',
    },
    from: new Date(Date.now() - hour).toISOString(),
    until: new Date(Date.now() + hour).toISOString(),
  }
  return { here, admin, other, question, until_day: dayIn(mexico, 90) }
}

test('sent twice at once a reason and a hold are one each', async () => {
  const { admin, question, until_day } = await world()
  const twice = async (send: () => Promise<{ ok: boolean }>) =>
    (await Promise.all([send(), send(), send()])).map(({ ok }) => ok)
  const [look, hold] = [newId(), newId()]
  expect(await twice(() => admin.call(looks.record, { id: look, ...question }))).toEqual([true, true, true])
  expect(await twice(() => admin.call(holds.ask, { id: hold, ...question, until_day }))).toEqual([true, true, true])
  expect(await admin.call(looks.list, {})).toMatchObject({ answer: { items: [{ id: hold }, { id: look }] } })
})

test('a hold takes no look that is there: it would be of another time, with another reason', async () => {
  const { here, admin, question, until_day } = await world()
  const from = new Date(Date.now() - 300 * 24 * hour).toISOString()
  const id = await giveReason(admin, here, { kind: 'everything', subject: null, from })
  expect(await admin.call(holds.ask, { id, ...question, until_day })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await admin.call(holds.list, {})).toMatchObject({ answer: { items: [] } })
})

/** What the database answers to somebody whose transaction began before `first`. */
const late = ({ id }: TestPerson, here: string, first: () => Promise<unknown>, act: string, hold: string) =>
  asClient(garita, { role: 'admin', id, condominiums: [here] }, async (client) => {
    await first()
    return client.query(act, [here, hold]).then(
      () => 'done',
      (error: Error) => error.message,
    )
  })

test('what is ended at this moment is neither agreed to nor ended again', async () => {
  const { here, admin, other, question, until_day } = await world()
  const ask = async () => {
    const id = newId()
    await admin.call(holds.ask, { id, ...question, until_day })
    return { id, end: () => admin.call(holds.end, { condominium_id: here, id, why: 'Se aclaró' }) }
  }
  const one = await ask()
  expect(await late(other, here, one.end, 'select access.agree_hold($1, $2)', one.id)).toContain('hold_over')
  const two = await ask()
  expect(await late(other, here, two.end, `select access.end_hold($1, $2, 'También')`, two.id)).toContain('hold_over')
})
