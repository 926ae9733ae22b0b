import { expect, test } from 'vitest'
import { arrive, backdate, enter } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { visits } from '../visits/visits.contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { mostStrips } from './arrivals.ts'

const garita = openForFile(sharedInstallation)

async function world() {
  const here = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query(`update residences set since = now() - interval '1 day' where condominium_id = $1`, [here])
  const stranger = await garita.person({ user_role: 'agent', assigned: [await garita.condominium()] })
  return { here, guard, ana, stranger }
}
const asksOf = async (guard: TestPerson) => {
  const told = await guard.call(arrivals.asks, {})
  if (!told.ok) throw new Error(told.code)
  return told.answer
}
const idsOf = async (guard: TestPerson) => (await asksOf(guard)).map(({ id }) => id)

test('shows a request at the desk with its remaining time and its rule until the visitor enters', async () => {
  const { here, guard, ana, stranger } = await world()
  const id = await arrive(guard, here)
  const [ask] = await asksOf(guard)
  expect(ask).toMatchObject({
    ...{ id, unit_number: '101', name: 'Luis', last_name: 'Gómez', arrival_kind: 'visit', approved: false },
    ...{ after: 'wait', condominium: { id: here, name: 'Los Encinos' } },
  })
  expect(Date.parse(ask?.until ?? '') - Date.parse(ask?.asked_at ?? '')).toBe(90_000)
  expect(await idsOf(stranger)).toEqual([])
  expect(await ana.call(arrivals.asks, {})).toMatchObject({ ok: false, status: 403 })
  await ana.call(visits.decide, { id, decision: 'approved' })
  expect(await asksOf(guard)).toMatchObject([{ id, approved: true }])
  await enter(guard, here, id)
  expect(await idsOf(guard)).toEqual([])
})

test('keeps an expired request until a guard closes it, and removes denied and old ones', async () => {
  const { here, guard, ana } = await world()
  const [over, denied, old] = [await arrive(guard, here), await arrive(guard, here), await arrive(guard, here)]
  await backdate(garita, over, '95 seconds')
  await backdate(garita, old, '11 minutes')
  await ana.call(visits.decide, { id: denied, decision: 'denied' })
  await expect.poll(() => idsOf(guard)).toEqual([over])
  await atDesk.close(guard, { condominium_id: here, id: over, outcome: 'left' })
  expect(await idsOf(guard)).toEqual([])
})

test('shows the newest requests at the desk', async () => {
  const { here, guard } = await world()
  const ids: string[] = []
  for (let count = 0; count <= mostStrips; count += 1) ids.push(await arrive(guard, here))
  expect(await idsOf(guard)).toEqual(ids.slice(1).reverse())
})
