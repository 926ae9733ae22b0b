/** Earlier residents may object once, in time; an objection and its answer exclude each other. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Homes, homes } from '../../tests/support/homes.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { draws } from '../../tests/support/scope.ts'
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

describe('objections to a newcomer', () => {
  const notThere = { ok: false, status: 404 }

  test('accepts an objection once: after an answer the same person cannot object again', async () => {
    const newcomer = await at.lives('Nuria Nueva')
    for (let time = 0; time < 2; time++) expect(await at.object(older, newcomer)).toMatchObject({ ok: true })
    await at.admin.call(households.keep, { id: newcomer.id, seen: 1 })
    expect(await at.object(older, newcomer)).toMatchObject({ ok: true })
    expect(await at.stands(newcomer.id)).toBe(true)
    expect((await at.household(older)).accounts[1]).toMatchObject({ may_object: false, kept: true })
  })

  test('accepts an objection for 14 days', async () => {
    const newcomer = await at.lives('Nuria Nueva')
    const came = (days: number) =>
      at.garita.owner.query(
        `update residences set since = since - make_interval(days => $2) where profile_id = any($1)`,
        [[older.id, newcomer.id], days],
      )
    await came(14)
    expect(await at.object(older, newcomer)).toMatchObject({ ok: false, status: 409, code: 'objection_too_late' })
    expect((await at.household(older)).accounts[1]).toMatchObject({ may_object: false })
    await came(-1)
    expect(await at.object(older, newcomer)).toMatchObject({ ok: true })
  })

  test('refuses an objection to a person who lived there before, came at the same moment, lives elsewhere, or to oneself', async () => {
    const newcomer = await at.lives('Nuria Nueva')
    const twin = await at.lives('Tomás Gemelo')
    await at.garita.owner.query(
      'update residences set since = (select since from residences where profile_id = $1) where profile_id = $2',
      [newcomer.id, twin.id],
    )
    const neighbor = await at.lives('Vera Vecina', `V${at.home.unit}`)
    const tried: [TestPerson, TestPerson][] = [
      [newcomer, older],
      [newcomer, twin],
      [twin, newcomer],
      [older, neighbor],
      [older, older],
      [neighbor, newcomer],
    ]
    for (const [who, about] of tried) {
      expect(await at.object(who, about)).toMatchObject(notThere)
      expect(await at.stands(about.id)).toBe(true)
    }
    expect(await at.bell(twin, 'home_joined')).toEqual([])
  })

  test('refuses an objection by the person concerned and by any other role', async () => {
    const newcomer = await at.lives('Nuria Nueva')
    const newest = await at.lives('Nico Último')
    await at.object(older, newcomer)
    expect(await at.object(newcomer, newest)).toMatchObject(notThere)
    expect((await at.household(newcomer)).accounts).toMatchObject([{ mine: true }])
    for (const who of [at.admin, at.root, at.agent])
      expect(await at.object(who, newest)).toMatchObject({ ok: false, status: 403 })
    for (const who of [older, newcomer, at.agent]) {
      expect(await who.call(households.keep, { id: newcomer.id, seen: 1 })).toMatchObject({ ok: false, status: 403 })
    }
    const there = await at.garita.person({ user_role: 'admin', assigned: [at.elsewhere] })
    expect(await there.call(households.keep, { id: newcomer.id, seen: 1 })).toMatchObject(notThere)
    expect(await at.stands(newcomer.id)).toBe(false)
  })

  test('keeps an objection open that arrived after the administration read the others', async () => {
    const mate = await at.lives('Mario Medio')
    const newcomer = await at.lives('Nuria Nueva')
    await at.object(older, newcomer)
    await at.object(mate, newcomer)
    expect(await at.admin.call(households.keep, { id: newcomer.id, seen: 1 })).toMatchObject({
      code: 'objections_changed',
    })
    expect(await at.stands(newcomer.id)).toBe(false)
    expect(await at.admin.call(households.keep, { id: newcomer.id, seen: 2 })).toMatchObject({ ok: true })
  })

  test('orders an objection and its answer: no person stays frozen without an open objection, nor free with one', async () => {
    const rounds = draws(2, 100)
    const mates = await Promise.all(['Mario', 'Marta', 'Miguel'].map((name) => at.lives(name)))
    for (let round = 0; round < rounds; round++) {
      const newcomer = await at.lives(`Nuevo ${round}`)
      await at.object(older, newcomer)
      await Promise.all([
        ...mates.map((mate) => at.object(mate, newcomer)),
        at.admin.call(households.keep, { id: newcomer.id, seen: 1 }),
        at.object(older, newcomer),
      ])
      const { rows } = await at.garita.owner.query(
        `select count(*)::int as open from residence_objections o join residences r on r.joining = o.joining
          where r.profile_id = $1 and o.answered_at is null`,
        [newcomer.id],
      )
      expect([round, await at.stands(newcomer.id)]).toEqual([round, rows[0].open === 0])
      await at.garita.owner.query('delete from profiles where id = $1', [newcomer.id])
    }
  })

  test('refuses an objection that names a home with the same number elsewhere or a former resident', async () => {
    const namesake = await at.lives('Nuria Nueva', `${at.home.unit}`, at.elsewhere)
    expect(await at.object(older, namesake)).toMatchObject(notThere)
    const left = await at.lives('Lea Salida')
    const joining = await at.joiningOf(left.id)
    await at.garita.owner.query('update residences set until = now() where profile_id = $1', [left.id])
    expect(await older.call(households.object, { joining })).toMatchObject(notThere)
  })

  test('limits an objection to one new resident, and ends it with that residence only', async () => {
    const [first, second] = [await at.lives('Nuria Nueva'), await at.lives('Nico Último')]
    for (const newcomer of [first, second]) {
      await at.object(older, newcomer)
      expect(await at.stands(newcomer.id)).toBe(false)
    }
    await at.garita.owner.query('update residences set until = now() where profile_id = $1', [first.id])
    expect(await open()).toEqual(['Nico Último'])
    // A changed card in the same home does not end the question.
    await at.changed(second.id, { full_name: 'Nico Último' })
    expect([await open(), await at.stands(second.id)]).toEqual([['Nico Último'], false])
  })

  test('lets only an admin of the condominium answer the open objections, and only those to this person', async () => {
    const mate = await at.lives('Mario Medio')
    const newcomer = await at.lives('Nuria Nueva')
    const other = await at.lives('Nico Último')
    for (const about of [newcomer, other]) await at.object(older, about)
    const answer = { id: newcomer.id, seen: 1 }
    expect(await at.admin.call(households.keep, answer)).toMatchObject({ ok: true })
    expect(await at.root.call(households.keep, answer)).toMatchObject(notThere)
    await at.object(mate, newcomer)
    expect(await at.root.call(households.keep, answer)).toMatchObject({ ok: true })
    const { rows } = await at.garita.owner.query(
      'select answered_by from residence_objections where joining = $1 order by objected_at',
      [await at.joiningOf(newcomer.id)],
    )
    expect(rows).toEqual([{ answered_by: at.admin.id }, { answered_by: at.root.id }])
    expect([await open(), await at.stands(other.id)]).toEqual([['Nico Último'], false])
  })

  test('closes an objection when the new resident moves or leaves, unless it was answered before', async () => {
    const [kept, moved] = [await at.lives('Nuria Nueva'), await at.lives('Nico Último')]
    const joinings = [await at.joiningOf(kept.id), await at.joiningOf(moved.id)]
    for (const newcomer of [kept, moved]) await at.object(older, newcomer)
    await at.admin.call(households.keep, { id: kept.id, seen: 1 })
    await at.garita.owner.query('update residences set until = now() where profile_id = $1', [kept.id])
    await at.changed(moved.id, { unit_number: `V${at.home.unit}` })
    const { rows } = await at.garita.owner.query(
      'select answer from residence_objections where joining = any($1) order by answer',
      [joinings],
    )
    expect(rows).toEqual([{ answer: 'ended' }, { answer: 'kept' }])
  })
})

/** The people in this home whom the administration must answer about. */
async function open() {
  const rung = await at.bell(at.admin, 'home_objection')
  return rung.filter(({ unit_number }) => unit_number === `${at.home.unit}`).map(({ name }) => name)
}
