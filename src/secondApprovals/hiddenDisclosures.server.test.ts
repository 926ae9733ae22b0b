/** A hidden disclosure needs a second person; without one the homes read it after three days, after a refusal at once. */
import { expect, test } from 'vitest'
import { sessionOf } from '../../tests/support/accounts.ts'
import { giveReason, reasonSaid } from '../../tests/support/disclosures.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { disclosures } from '../investigations/disclosures.contract.ts'
import { legalHolds } from '../investigations/legalHolds/legalHolds.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { secondApprovals } from './secondApprovals.contract.ts'

const garita = openForFile(sharedInstallation)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function town() {
  const here = await garita.condominium()
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Paz' })
  const other = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Olga Luna' })
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [here] })
  const root = await garita.person({ user_role: 'super_admin' })
  const ana = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [here])
  const id = await giveReason(admin, here, { kind: 'unit', subject: '101', told_from: inDays(80) })
  return { here, admin, other, supervisor, root, ana, id }
}

async function askFor(person: TestPerson, here: string) {
  const found = await person.call(secondApprovals.waiting, {})
  if (!found.ok) throw new Error(found.code)
  return found.answer.find(({ condominium }) => condominium.id === here)
}
const answer = async (person: TestPerson, here: string, id: string | undefined, granted: boolean) => {
  const said = await person.call(secondApprovals.answer, { condominium_id: here, id: id ?? newId(), granted })
  return said.ok ? null : said.code
}
const readBy = async (home: TestPerson) => {
  const found = await home.call(disclosures.ofHome, {})
  return found.ok ? found.answer.items.map(({ said }) => said) : null
}
/** Moves the request this many days into the past. */
const wait = (here: string, days: number) =>
  garita.owner.query(
    `update second_asks set asked_at = asked_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2)
      where condominium_id = $1`,
    [here, days],
  )

test('shows the home the disclosure after three days without an approval', async () => {
  const { here, admin, other, ana } = await town()
  expect(await readBy(ana)).toEqual([])
  const listed = await admin.call(disclosures.list, { condominium_id: here })
  expect(listed).toMatchObject({ answer: { items: [{ hide_until: expect.any(String) }] } })
  const ask = await askFor(other, here)
  await wait(here, 2)
  expect(await readBy(ana)).toEqual([])
  await wait(here, 2)
  expect(await readBy(ana)).toEqual([reasonSaid])
  expect(await answer(other, here, ask?.id, true)).toBe('ask_is_over')
})

test('shows a disclosure to the home at its date if another administrator approves the delay, and at once after a refusal', async () => {
  const first = await town()
  expect(await answer(first.admin, first.here, (await askFor(first.other, first.here))?.id, true)).toBe(
    'ask_needs_another',
  )
  expect(await askFor(first.admin, first.here)).toBeUndefined()
  expect(await askFor(first.supervisor, first.here)).toBeUndefined()
  const ask = await askFor(first.other, first.here)
  expect(ask).toMatchObject({ kind: 'hidden_look', look: { kind: 'unit', subject: '101', said: reasonSaid } })
  expect(await answer(first.other, first.here, ask?.id, true)).toBeNull()
  await wait(first.here, 30)
  expect(await readBy(first.ana)).toEqual([])
  const bell = await first.admin.call(notices.list, {})
  expect(bell).toMatchObject({ answer: { items: [{ kind: 'second_answered', reason: 'hidden_look_granted' }] } })

  const second = await town()
  expect(await answer(second.other, second.here, (await askFor(second.other, second.here))?.id, false)).toBeNull()
  expect(await readBy(second.ana)).toEqual([reasonSaid])
})

test('refuses the approval of a hidden disclosure or a legal hold by an administrator whom the asker created, approved, assigned or promoted', async () => {
  const { here, admin, other, root } = await town()
  await garita.owner.query('delete from assignments where profile_id = $1', [other.id])
  const make = async (userRole: 'admin' | 'agent') => {
    const id = newId()
    const card = { id, full_name: `Tomás ${id.slice(-8)}`, email: `${id}@garita.test`, phone_number: null }
    const made = await admin.call(people.create, {
      ...card,
      language: 'es',
      user_role: userRole,
      condominium_ids: [here],
    })
    expect(made).toMatchObject({ ok: true })
    return sessionOf(garita, id)
  }
  const puppet = await make('admin')
  const assigned = await garita.person({ user_role: 'admin' })
  await garita.owner.query('insert into assignments (condominium_id, profile_id, assigned_by) values ($1, $2, $3)', [
    ...[here, assigned.id, admin.id],
  ])
  const raised = await garita.person({ user_role: 'admin', assigned: [here] })
  await garita.owner.query('update profiles set role_by = $2 where id = $1', [raised.id, admin.id])
  await giveReason(admin, here, { kind: 'unit', subject: '101', told_from: inDays(80) })
  const { rows } = await garita.owner.query('select id from looks where condominium_id = $1', [here])
  const hold = newId()
  await garita.owner.query(
    `with look as (insert into looks (condominium_id, id, by_id, by_role, by_name, kind, covers_from, covers_until, reason, said)
        values ($1, $2, $3, 'admin', 'Alma', 'everything', now() - interval '1 day', now(), 'theft', $4))
      insert into holds (condominium_id, id, asked_by, asked_by_name, wanted_until, protects_until)
        values ($1, $2, $3, 'Alma', now() + interval '9 days', now() + interval '7 days')`,
    [here, hold, admin.id, reasonSaid],
  )
  // An administrator assigned after the request cannot be its second person.
  const late = await garita.person({ user_role: 'admin', assigned: [here] })
  expect(rows).toHaveLength(2)
  for (const person of [puppet, assigned, raised, late]) {
    expect(await askFor(person, here)).toBeUndefined()
    expect(await person.call(legalHolds.agree, { condominium_id: here, id: hold })).toMatchObject({
      code: 'hold_needs_another',
    })
  }
  expect(await root.call(legalHolds.agree, { condominium_id: here, id: hold })).toMatchObject({ ok: true })
  expect(await answer(root, here, (await askFor(root, here))?.id, true)).toBeNull()
})

test('hides a disclosure from the homes until its date once a second person approves its legal hold', async () => {
  const { here, other, ana, id, admin } = await town()
  await garita.owner.query(
    `insert into holds (condominium_id, id, asked_by, asked_by_name, wanted_until, protects_until)
      values ($1, $2, $3, 'Alma', now() + interval '9 days', now() + interval '7 days')`,
    [here, id, admin.id],
  )
  expect(await other.call(legalHolds.agree, { condominium_id: here, id })).toMatchObject({ ok: true })
  expect(await askFor(other, here)).toBeUndefined()
  await wait(here, 30)
  expect(await readBy(ana)).toEqual([])
})
