/** The strips of the desk: who stands at a gate, until they enter, leave or are sent away. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, backdate, enter } from '../../../tests/support/arrivals.ts'
import type { TestInstallation, TestPerson } from '../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { visits } from '../visits.contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { mostStrips } from './arrivals.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

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

test('an ask stands with its clock and what follows, through its answer until they enter', async () => {
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

test('it stands after its time until a guard says what became of it; what was denied, or is old, is gone', async () => {
  const { here, guard, ana } = await world()
  const [over, denied, old] = [await arrive(guard, here), await arrive(guard, here), await arrive(guard, here)]
  await backdate(garita, over, '95 seconds')
  await backdate(garita, old, '11 minutes')
  await ana.call(visits.decide, { id: denied, decision: 'denied' })
  await expect.poll(() => idsOf(guard)).toEqual([over])
  await guard.call(arrivals.close, { condominium_id: here, id: over, outcome: 'left' })
  expect(await idsOf(guard)).toEqual([])
})

test('the newest are in view', async () => {
  const { here, guard } = await world()
  const ids: string[] = []
  for (let count = 0; count <= mostStrips; count += 1) ids.push(await arrive(guard, here))
  expect(await idsOf(guard)).toEqual(ids.slice(1).reverse())
})
