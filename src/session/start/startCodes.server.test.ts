import { beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { begin, codeFor, freshName, home, look } from '../../../tests/support/startCodes.ts'
import { audit } from '../../audit/audit.contract.ts'
import { invitations } from '../../people/invite/invitations.contract.ts'
import { people } from '../../people/people.contract.ts'

const garita = openForFile(sharedInstallation)
beforeEach(() => garita.owner.query('delete from attempts'))

test('ends the previous code with a new one, and each after thirty days', async () => {
  const { here, admin } = await home(garita)
  const lupe = await garita.person({ condominium: here, email: null })
  const [first, second] = [await codeFor(admin, lupe), await codeFor(admin, lupe)]
  expect(await look(garita, first)).toMatchObject({ code: 'code_dead' })
  const expiry = `select expires_at between now() + interval '29 days' and now() + interval '30 days' as month
    from one_time_tokens where profile_id = $1`
  expect((await garita.owner.query(expiry, [lupe.id])).rows).toEqual([{ month: true }])
  await garita.owner.query(`update one_time_tokens set expires_at = now() where profile_id = $1`, [lupe.id])
  expect(await look(garita, second)).toMatchObject({ code: 'code_dead' })
  expect(await begin(garita, second, { username: freshName() })).toMatchObject({ code: 'code_dead' })
})

test.each(['rejected', 'moved out'] as const)('refuses the code of a person who was %s', async (ended) => {
  const { here, admin } = await home(garita)
  const lupe = await garita.person({ condominium: here, email: null })
  const code = await codeFor(admin, lupe)
  if (ended === 'rejected') await admin.call(people.decide, { id: lupe.id, from: 'approved', to: 'rejected' })
  else await garita.owner.query('update residences set until = now() where profile_id = $1', [lupe.id])
  expect(await look(garita, code)).toMatchObject({ code: 'code_dead' })
  expect(await begin(garita, code, { username: freshName() })).toMatchObject({ code: 'code_dead' })
  expect(await admin.call(invitations.makeCode, { id: lupe.id })).toMatchObject({ ok: false })
})

test.each(['a guard gets another gate', 'a resident moves'] as const)(
  'refuses an old code in another administration’s condominium: %s',
  async (event) => {
    const { here, admin } = await home(garita)
    const there = await garita.condominium()
    const root = await garita.person({ user_role: 'super_admin' })
    const moves = event === 'a resident moves'
    const lupe = await garita.person({
      email: null,
      ...(moves ? { condominium: here } : { user_role: 'agent', assigned: [here] }),
    })
    const code = await codeFor(admin, lupe)
    if (moves) {
      await garita.owner.query(`update residences set unit_number = '14' where profile_id = $1`, [lupe.id])
      expect(await look(garita, code), 'another door of the same condominium').toMatchObject({ ok: true })
      await garita.owner.query('update residences set condominium_id = $2 where profile_id = $1', [lupe.id, there])
    } else {
      await garita.owner.query(
        'insert into assignments (condominium_id, profile_id, assigned_by) values ($2, $1, $3)',
        [lupe.id, there, root.id],
      )
    }
    expect(await look(garita, code)).toMatchObject({ code: 'code_dead' })
    expect(await begin(garita, code, { username: freshName() })).toMatchObject({ code: 'code_dead' })
    expect(await look(garita, await codeFor(root, lupe))).toMatchObject({ ok: true })
  },
)

test('lets only the administrators of all a person’s condominiums make codes, never for themselves or a super admin', async () => {
  const { here, admin } = await home(garita)
  const there = await garita.condominium()
  const root = await garita.person({ user_role: 'super_admin' })
  const lupe = await garita.person({ condominium: here, email: null })
  const shared = await garita.person({ user_role: 'agent', assigned: [here, there], email: null })
  const makes = async (by: TestPerson, { id }: TestPerson) => {
    const { ok, status } = await by.call(invitations.makeCode, { id })
    return ok ? 'made' : status
  }
  expect(await makes(admin, lupe)).toBe('made')
  expect(await makes(root, shared)).toBe('made')
  expect(await makes(admin, shared)).toBe(409)
  expect(await makes(admin, admin)).toBe(409)
  expect(await makes(admin, root)).toBe(404)
  expect(await makes(await garita.person({ user_role: 'admin', assigned: [there] }), lupe)).toBe(404)
  expect(await makes(await garita.person({ user_role: 'agent', assigned: [here] }), lupe)).toBe(403)
  expect(await makes(await garita.person({ condominium: here }), lupe)).toBe(403)
  const entries = await admin.call(audit.list, { thing: 'start_code' })
  expect(entries.ok && entries.answer.items).toMatchObject([
    { act: 'made', actor_role: 'super_admin', subject_id: shared.id, what: {} },
    { act: 'made', actor_role: 'admin', subject_id: lupe.id, what: {} },
  ])
})
