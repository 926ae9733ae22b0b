/** A notice tells a resident who asked for it when a person they authorized leaves; the exit is not delayed. */

import { beforeAll, expect, test } from 'vitest'
import { called } from '../../tests/support/called.ts'
import { atDesk } from '../../tests/support/desk.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { notices } from './notices.contract.ts'

const garita = openForFile(sharedInstallation)
let place: string
let guard: TestPerson
let admin: TestPerson
beforeAll(async () => {
  place = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [place] })
  guard = await garita.person({ user_role: 'agent', assigned: [place], full_name: 'Gus Guardia' })
})

const noticesOf = async (who: TestPerson) => {
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

test('notifies a home that asked for it when a child leaves, and no other', async () => {
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
    expect(await atDesk.enter(guard, act(id))).toMatchObject({ ok: true })
    const leaves = act(id)
    expect(await atDesk.leave(guard, leaves)).toMatchObject({ ok: true })
    exits.push(leaves.event_id)
  }
  expect(await noticesOf(mother)).toMatchObject([
    { fact_id: exits[0], name: 'Mateo', unit_number: '101', by_name: called('Gus Guardia') },
  ])
  expect(await noticesOf(roommate)).toEqual([])
  // The bells of staff are unchanged.
  expect([await noticesOf(guard), await noticesOf(admin)]).toEqual([[], []])
  expect([await pushes(exits[0] ?? ''), await pushes(exits[1] ?? '')]).toEqual([1, 0])
})
