/** Legal holds at the same moment: sent twice at once, requested with the id of a disclosure, approved while another user ends them. */
import { expect, test } from 'vitest'
import { asClient } from '../../../tests/support/databaseClient.ts'
import { giveReason } from '../../../tests/support/disclosures.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize, dayIn, mexico } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { disclosures } from '../disclosures.contract.ts'
import { legalHolds } from './legalHolds.contract.ts'

const garita = openForFile(sharedInstallation)

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

test('creates one reason and one legal hold from two simultaneous requests', async () => {
  const { admin, question, until_day } = await world()
  const twice = async (send: () => Promise<{ ok: boolean }>) =>
    (await Promise.all([send(), send(), send()])).map(({ ok }) => ok)
  const [look, hold] = [newId(), newId()]
  expect(await twice(() => admin.call(disclosures.record, { id: look, ...question }))).toEqual([true, true, true])
  expect(await twice(() => admin.call(legalHolds.ask, { id: hold, ...question, until_day }))).toEqual([
    true,
    true,
    true,
  ])
  expect(await admin.call(disclosures.list, {})).toMatchObject({ answer: { items: [{ id: hold }, { id: look }] } })
})

test('refuses a legal hold with the id of an existing disclosure, which has another period and reason', async () => {
  const { here, admin, question, until_day } = await world()
  const from = new Date(Date.now() - 300 * 24 * hour).toISOString()
  const id = await giveReason(admin, here, { kind: 'everything', subject: null, from })
  expect(await admin.call(legalHolds.ask, { id, ...question, until_day })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await admin.call(legalHolds.list, {})).toMatchObject({ answer: { items: [] } })
})

/** Returns the database's answer to a transaction that began before `first`. */
const late = ({ id }: TestPerson, here: string, first: () => Promise<unknown>, act: string, hold: string) =>
  asClient(garita, { role: 'admin', id, condominiums: [here] }, async (client) => {
    await first()
    return client.query(act, [here, hold]).then(
      () => 'done',
      (error: Error) => error.message,
    )
  })

test('refuses to approve or end a legal hold that is being ended', async () => {
  const { here, admin, other, question, until_day } = await world()
  const ask = async () => {
    const id = newId()
    await admin.call(legalHolds.ask, { id, ...question, until_day })
    return { id, end: () => admin.call(legalHolds.end, { condominium_id: here, id, why: 'Se aclaró' }) }
  }
  const one = await ask()
  expect(await late(other, here, one.end, 'select access.agree_hold($1, $2)', one.id)).toContain('hold_over')
  const two = await ask()
  expect(await late(other, here, two.end, `select access.end_hold($1, $2, 'También')`, two.id)).toContain('hold_over')
})
