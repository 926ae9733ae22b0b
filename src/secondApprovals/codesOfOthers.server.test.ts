/**
 * Another person confirms a code for an account in use, its owner is informed, and log lines of that session name the author of the code.
 */
import { beforeEach, expect, test } from 'vitest'
import { sessionOf, tokenIn } from '../../tests/support/accounts.ts'
import { arrive } from '../../tests/support/arrivals.ts'
import { signed } from '../../tests/support/called.ts'
import { logOf } from '../../tests/support/gate/stations.ts'
import { ask, type TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { begin, freshName, look, withoutEmail } from '../../tests/support/startCodes.ts'
import { supervision } from '../guards/supervision.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { invitations } from '../people/invite/invitations.contract.ts'
import { people } from '../people/people.contract.ts'
import { session } from '../session/session.contract.ts'
import { newId } from '../shared/ids.ts'
import { secondApprovals } from './secondApprovals.contract.ts'

const garita = openForFile(sharedInstallation)
beforeEach(() => garita.owner.query('delete from attempts'))

async function town() {
  const here = await garita.condominium()
  const staff = { assigned: [here] }
  return {
    here,
    admin: await garita.person({ ...staff, user_role: 'admin', full_name: 'Arturo Villaseñor' }),
    supervisor: await garita.person({ ...staff, user_role: 'supervisor', full_name: 'Sofía Mora' }),
    gil: await withoutEmail(garita, freshName(), { ...staff, user_role: 'agent', full_name: 'Gil Sosa' }),
    vera: await withoutEmail(garita, freshName(), { condominium: here, full_name: 'Vera Paz' }),
    root: await garita.person({ user_role: 'super_admin' }),
  }
}
const madeBy = async (by: TestPerson, calls: Pick<typeof invitations, 'makeCode'>, { id }: TestPerson) => {
  const made = await by.call(calls.makeCode, { id })
  if (!made.ok) throw new Error(made.code)
  return made.answer
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

test('holds a supervisor’s start code for a guard in use until another person confirms it, possibly the administration', async () => {
  const { here, admin, supervisor, gil } = await town()
  const { code, waits } = await madeBy(supervisor, supervision, gil)
  expect(waits).toBe(true)
  expect(await look(garita, code)).toMatchObject({ code: 'code_waits' })
  expect(await begin(garita, code)).toMatchObject({ code: 'code_waits' })
  const found = await askFor(admin, here)
  expect(found).toMatchObject({ kind: 'start_code', about: await signed(garita, 'Gil Sosa', gil.id) })
  expect(await askFor(supervisor, here)).toBeUndefined()
  expect(await answer(supervisor, here, found?.id, true)).toBe('ask_needs_another')
  expect(await answer(gil, here, found?.id, true)).toBe('forbidden')
  expect(await answer(admin, here, found?.id, true)).toBeNull()
  expect(await begin(garita, code)).toMatchObject({ ok: true })
})

test('holds an administrator’s start code too; a refusal ends it, a newer one replaces it, and the super administrator answers if no one else can', async () => {
  const { here, admin, supervisor, vera, root } = await town()
  const first = await madeBy(admin, invitations, vera)
  expect(await askFor(supervisor, here)).toBeUndefined()
  const puppet = newId()
  const card = { id: puppet, full_name: 'Tomás Títere', email: `${puppet}@garita.test`, phone_number: null }
  await admin.call(people.create, { ...card, language: 'es', user_role: 'admin', condominium_ids: [here] })
  expect(await askFor(await sessionOf(garita, puppet), here)).toBeUndefined()
  const refused = await askFor(root, here)
  expect(await answer(root, here, refused?.id, false)).toBeNull()
  expect(await begin(garita, first.code)).toMatchObject({ code: 'code_dead' })
  const [second, third] = [await madeBy(admin, invitations, vera), await madeBy(admin, invitations, vera)]
  expect(await answer(root, here, (await askFor(root, here))?.id, true)).toBeNull()
  expect(await askFor(root, here)).toBeUndefined()
  expect(await begin(garita, second.code)).toMatchObject({ code: 'code_dead' })
  expect(await begin(garita, third.code)).toMatchObject({ ok: true })
  expect((await madeBy(root, invitations, vera)).waits).toBe(false)
})

test('requires no second person for an account that has not begun', async () => {
  const { here, supervisor } = await town()
  const guard = await garita.person({ user_role: 'agent', assigned: [here], email: null })
  const { code, waits } = await madeBy(supervisor, supervision, guard)
  expect(waits).toBe(false)
  expect(await begin(garita, code, { username: freshName() })).toMatchObject({ ok: true })
  expect((await garita.owner.query('select from code_sessions where profile_id = $1', [guard.id])).rowCount).toBe(0)
})

test('names the author of the code in the lines of the first session after it, and informs the person', async () => {
  const { here, admin, supervisor, gil } = await town()
  const { code } = await madeBy(supervisor, supervision, gil)
  const bell = await gil.call(notices.list, {})
  expect(bell).toMatchObject({
    answer: { items: [{ kind: 'code_made', by_name: await signed(garita, 'Sofía Mora', supervisor.id) }] },
  })
  await answer(admin, here, (await askFor(admin, here))?.id, true)
  const begun = tokenIn(await begin(garita, code))
  const as = (token: string): TestPerson => ({ ...gil, token, call: (call, input) => ask(garita, call, input, token) })
  await arrive(as(begun), here)
  const [name, maker] = [await signed(garita, 'Gil Sosa', gil.id), await signed(garita, 'Sofía Mora', supervisor.id)]
  const marked = `${name} (entró con un código de ${maker})`
  const shown = async () => (await logOf(admin)).map(({ agent_name }) => agent_name)
  expect(await shown()).toEqual([marked])
  const heard = await admin.call(notices.list, {})
  expect(heard.ok && heard.answer.items.find(({ kind }) => kind === 'new_visitor')?.by_name).toBe(marked)
  await as(begun).call(session.signOut, {})
  await arrive(await sessionOf(garita, gil.id), here)
  expect(await shown()).toEqual([name, marked])
})
