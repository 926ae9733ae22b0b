import { expect, test } from 'vitest'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { people } from '../people.contract.ts'

const garita = openForFile(sharedInstallation)

async function waitingIn(condominium: string, count: number): Promise<string[]> {
  const waiting = []
  for (let one = 0; one < count; one += 1)
    waiting.push(await garita.person({ condominium, unit: `${200 + one}`, approval_status: 'pending' }))
  return waiting.map(({ id }) => id)
}
const states = async (ids: readonly string[]) => {
  const { rows } = await garita.owner.query<{ approval_status: string; since: Date | null }>(
    `select p.approval_status, r.since from profiles p join residences r on r.profile_id = p.id
      where p.id = any($1) order by array_position($1, p.id)`,
    [ids],
  )
  return rows.map(({ approval_status, since }) => [approval_status, since !== null])
}

test('approves pending people, skips those rejected meanwhile, and may be repeated', async () => {
  const home = await garita.condominium()
  const admin = await garita.person({ user_role: 'admin', assigned: [home] })
  const ids = await waitingIn(home, 3)
  await admin.call(people.decide, { id: ids[1] ?? '', from: 'pending', to: 'rejected', reason: null })
  for (let time = 0; time < 2; time += 1) {
    expect(await admin.call(people.approveInvited, { ids })).toMatchObject({ ok: true })
    expect(await states(ids)).toEqual([
      ['approved', true],
      ['rejected', false],
      ['approved', true],
    ])
  }
})

test('approves each person once when two administrators act at the same time', async () => {
  const home = await garita.condominium()
  const admins = [
    await garita.person({ user_role: 'admin', assigned: [home] }),
    await garita.person({ user_role: 'super_admin' }),
  ]
  const ids = await waitingIn(home, 8)
  const answers = await Promise.all(
    admins.map((admin, at) => admin.call(people.approveInvited, { ids: at === 0 ? ids : ids.toReversed() })),
  )
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  expect(await states(ids)).toEqual(ids.map(() => ['approved', true]))
})

test('skips people of other condominiums, and staff', async () => {
  const [home, elsewhere] = [await garita.condominium(), await garita.condominium()]
  const ids = await waitingIn(home, 2)
  const guard = await garita.person({ user_role: 'agent', assigned: [home], approval_status: 'pending' })
  const others = [
    await garita.person({ user_role: 'admin', assigned: [elsewhere] }),
    await garita.person({ user_role: 'agent', assigned: [home] }),
    await garita.person({ condominium: home, unit: '200' }),
  ]
  for (const other of others) await other.call(people.approveInvited, { ids })
  expect(await states(ids)).toEqual(ids.map(() => ['pending', false]))
  const admin = await garita.person({ user_role: 'admin', assigned: [home] })
  await admin.call(people.approveInvited, { ids: [guard.id] })
  const { rows } = await garita.owner.query('select approval_status from profiles where id = $1', [guard.id])
  expect(rows).toEqual([{ approval_status: 'pending' }])
})
