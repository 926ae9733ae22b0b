/** A resident with an open objection cannot authorize, and only the administration knows the objector. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Homes, homes } from '../../tests/support/homes.ts'
import { ask, type TestPerson } from '../../tests/support/installation.ts'
import { authorize, least, passOf } from '../../tests/support/visits.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { people } from '../people/people.contract.ts'
import { privacy } from '../privacy/privacy.contract.ts'
import { newId } from '../shared/ids.ts'
import { households } from './households.contract.ts'

let at: Homes
let older: TestPerson
beforeAll(async () => {
  at = await homes()
})
beforeEach(async () => {
  older = await at.older()
})
afterAll(() => at.garita.close())

describe('an open objection', () => {
  test('stops a resident with an open objection from authorizing, answering and reading requests, and refuses their passes', async () => {
    const newcomer = await at.lives('Nuria Nueva')
    const made = await authorize(at.garita, newcomer)
    const { link } = await passOf(newcomer, made)
    await at.object(older, newcomer)
    const again = { id: newId(), auth_type: 'temporary_visitor', values: least.temporary_visitor() }
    expect(await ask(at.garita, authorizations.create, again, newcomer.token)).toMatchObject({
      code: 'residence_frozen',
    })
    expect(await at.garita.nobody.call(authorizations.visit, { link })).toMatchObject({
      ok: false,
    })
    const request = newId()
    const asked = {
      id: request,
      condominium_id: at.place,
      unit_number: `${at.home.unit}`,
      name: 'Luis',
      last_name: 'Gil',
    }
    await at.garita.owner.query(
      `insert into authorizations (condominium_id, id, unit_number, auth_type, name, status, valid_from, valid_until)
        values ($1, $2, $3, 'temporary_visitor', 'Luis', 'pending_approval', now(), now() + interval '1 day')`,
      [asked.condominium_id, request, asked.unit_number],
    )
    expect(await ask(at.garita, visits.decide, { id: request, decision: 'approved' }, newcomer.token)).toMatchObject({
      ok: false,
      status: 404,
    })
    expect(await at.bell(newcomer, 'visitor_approval_request')).toEqual([])
    expect(await at.bell(older, 'visitor_approval_request')).toMatchObject([{ fact_id: request }])
    expect(await ask(at.garita, visits.decide, { id: request, decision: 'approved' }, older.token)).toMatchObject({
      ok: true,
    })
  })

  test('tells the frozen resident that the administration was asked, without the name of the objector', async () => {
    const mate = await at.lives('Mario Medio')
    const newcomer = await at.lives('Nuria Nueva')
    expect(await at.object(older, newcomer)).toMatchObject({ ok: true })
    expect(await at.bell(newcomer, 'home_checked')).toHaveLength(1)
    expect((await at.household(newcomer)).frozen_at).not.toBe(null)
    for (const kind of ['home_objection', 'home_checked', 'home_joined'])
      expect(await at.bell(at.agent, kind)).toEqual([])
    for (const reader of [newcomer, mate]) {
      const heard = [
        await reader.call(notices.list, {}),
        await reader.call(households.mine, {}),
        await reader.call(privacy.download, {}),
      ].map((answer) => (answer.ok ? answer.answer : answer.code))
      const said = JSON.stringify(reader === mate ? heard.filter((_, at) => at !== 1) : heard)
      expect(said).not.toContain('Olga Mayor')
      expect(said).not.toContain(older.id)
      expect(said).not.toMatch(/objected_at":"|objection/)
    }
    expect(JSON.stringify(await at.household(mate))).not.toMatch(/"objected_at":"/)
    // Others of the home do not learn of the objection at all.
    expect((await at.household(mate)).frozen_at).toBe(null)
    expect(await at.bell(mate, 'home_checked')).toEqual([])
    for (const reader of [at.admin, at.root]) {
      const [asked] = (await at.bell(reader, 'home_objection')).filter((one) => one.unit_number === `${at.home.unit}`)
      expect(asked).toMatchObject({ name: 'Nuria Nueva', by_name: 'Olga Mayor' })
    }
    expect(
      await at.bell(await at.garita.person({ user_role: 'admin', assigned: [at.elsewhere] }), 'home_objection'),
    ).toEqual([])
  })

  test.each<[string, (newcomer: TestPerson) => Promise<unknown>, string, boolean]>([
    ['stays', ({ id }) => at.admin.call(households.keep, { id, seen: 1 }), 'kept', true],
    ['is rejected', ({ id }) => at.admin.call(people.decide, { id, from: 'approved', to: 'rejected' }), 'ended', false],
    ['moves elsewhere', ({ id }) => at.changed(id, { unit_number: `Y${at.home.unit}` }), 'ended', true],
  ])('%s by a decision of the administration, which answers the objection', async (_, answer, said, then) => {
    const newcomer = await at.lives('Nuria Nueva')
    await at.object(older, newcomer)
    await answer(newcomer)
    expect(await at.stands(newcomer.id)).toBe(then)
    const { rows } = await at.garita.owner.query(
      'select answer, answered_at is not null as answered from residence_objections where profile_id = $1',
      [older.id],
    )
    expect(rows).toEqual([{ answer: said, answered: true }])
    expect((await at.bell(at.admin, 'home_objection')).filter((one) => one.unit_number === `${at.home.unit}`)).toEqual(
      [],
    )
  })

  test('removes the frozen resident together with the objection', async () => {
    const newcomer = await at.lives('Nuria Nueva')
    await at.object(older, newcomer)
    expect(await at.admin.call(people.remove, { id: newcomer.id })).toMatchObject({ ok: true })
    expect((await at.bell(at.admin, 'home_objection')).filter((one) => one.unit_number === `${at.home.unit}`)).toEqual(
      [],
    )
  })

  test('keeps the objection when the objector leaves', async () => {
    const newcomer = await at.lives('Nuria Nueva')
    await at.object(older, newcomer)
    await at.garita.owner.query('delete from profiles where id = $1', [older.id])
    expect(await at.stands(newcomer.id)).toBe(false)
    expect(
      (await at.bell(at.admin, 'home_objection')).filter((one) => one.unit_number === `${at.home.unit}`),
    ).toMatchObject([{ by_name: 'Olga Mayor' }])
  })
})
