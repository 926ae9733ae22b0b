/** Somebody of a home goes out: who authorized them hears of it at that moment if they asked to, and nobody is held. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { called } from '../../tests/support/called.ts'
import type { TestInstallation, TestPerson } from '../../tests/support/installation.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { visits } from '../visits/visits.contract.ts'
import { notices } from './notices.contract.ts'

let garita: TestInstallation
let place: string
let guard: TestPerson
let admin: TestPerson
beforeAll(async () => {
  garita = await sharedInstallation()
  place = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [place] })
  guard = await garita.person({ user_role: 'agent', assigned: [place], full_name: 'Gus Guardia' })
})
afterAll(() => garita.close())

const told = async (who: TestPerson) => {
  const bell = await who.call(notices.list, {})
  return bell.ok ? bell.answer.items.filter(({ kind }) => kind === 'went_out') : bell.code
}
const pushes = async (of: string) =>
  (
    await garita.owner.query(
      `select from jobs where name = 'notices.push' and payload ->> 'kind' = 'went_out' and payload ->> 'fact_id' = $1`,
      [of],
    )
  ).rowCount

test('a home that asked is told when a child goes out, and the others hear nothing', async () => {
  const mother = await garita.person({ condominium: place, unit: '101', full_name: 'Ana Madre' })
  const roommate = await garita.person({ condominium: place, unit: '101', full_name: 'Rosa Otra' })
  await garita.owner.query(
    `insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
      select gen_random_uuid(), s.profile_id, s.id, 'https://push.test/' || s.id, decode(repeat('04', 65), 'hex'), decode(repeat('01', 16), 'hex')
        from sessions s where s.profile_id = $1`,
    [mother.id],
  )
  const child = await authorize(garita, mother, 'co_resident', { name: 'Mateo', last_name: 'Peña', tell_exits: true })
  const other = await authorize(garita, mother, 'co_resident', { name: 'Sol', last_name: 'Peña', id_document: 'INE2' })
  const act = (id: string) => ({ condominium_id: place, id, event_id: newId() })
  const exits: string[] = []
  for (const id of [child, other]) {
    expect(await guard.call(visits.enter, act(id))).toMatchObject({ ok: true })
    const leaves = act(id)
    expect(await guard.call(visits.leave, leaves)).toMatchObject({ ok: true })
    exits.push(leaves.event_id)
  }
  expect(await told(mother)).toMatchObject([
    { fact_id: exits[0], name: 'Mateo', unit_number: '101', by_name: called('Gus Guardia') },
  ])
  expect(await told(roommate)).toEqual([])
  // Staff read their bell as before.
  expect([await told(guard), await told(admin)]).toEqual([[], []])
  expect([await pushes(exits[0] ?? ''), await pushes(exits[1] ?? '')]).toEqual([1, 0])
})
