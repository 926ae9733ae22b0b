import { expect, test } from 'vitest'
import { fromRappi, rulesOf, rulesWorld, saveRule } from '../../../../tests/support/gate/homeRules.ts'
import { snapshotOf } from '../../../../tests/support/gate/stations.ts'
import { inTheMiddle } from '../../../../tests/support/holding.ts'
import type { TestPerson } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { notices } from '../../../notices/notices.contract.ts'
import { newId } from '../../../shared/ids.ts'
import { spellings } from '../../../units/spellings/spellings.contract.ts'
import { homeRules } from './homeRules.contract.ts'

const garita = openForFile(sharedInstallation)

const idsOf = async (person: TestPerson) => (await rulesOf(person)).rules.map(({ id }) => id)

test('lets adults of a home write its rules, and hides them from all others', async () => {
  const { ana, beto, carla, guard, admin, stranger, here } = await rulesWorld(garita)
  const { id, answer } = await saveRule(ana, { from: '08:00', until: '20:00', days: [5, 1] })
  expect(answer).toMatchObject({ ok: true })
  expect((await rulesOf(beto)).rules).toMatchObject([
    { id, company: 'Rappi', days: [1, 5], from: '08:00', until: '20:00', made_by_name: 'Ana Uno' },
  ])
  expect(await idsOf(carla)).toEqual([])
  for (const person of [guard, admin, stranger]) {
    expect(await person.call(homeRules.mine, {})).toMatchObject({ ok: false })
    expect((await saveRule(person)).answer).toMatchObject({ ok: false })
  }
  expect(await carla.call(homeRules.end, { id })).toMatchObject({ status: 404 })
  expect((await saveRule(carla, { replaces: id })).answer).toMatchObject({ status: 404 })
  expect(await guard.call(homeRules.atDesk, { condominium_id: here, unit_number: '101' })).toMatchObject({
    answer: { rules: [{ id, company: 'Rappi' }] },
  })
  expect(await stranger.call(homeRules.atDesk, { condominium_id: here, unit_number: '101' })).toMatchObject({
    status: 404,
  })
  // Employees of the home and barred residents neither write nor read.
  await garita.owner.query(`update residences set barred_at = now(), kind = 'employee' where profile_id = $1`, [
    beto.id,
  ])
  expect(await idsOf(beto)).toEqual([])
  expect((await saveRule(beto)).answer).toMatchObject({ ok: false, code: 'residence_barred' })
})

test('notifies the other adults of a home about the author of a rule and the one who ended a refusal', async () => {
  const { ana, beto, carla, guard, admin } = await rulesWorld(garita)
  const told = async (person: TestPerson) => {
    const heard = await person.call(notices.list, {})
    const items = heard.ok ? heard.answer.items : []
    return items.flatMap(({ kind, by_name }) => (/^(rule_written|line_ended)$/.test(kind) ? [[kind, by_name]] : []))
  }
  const line = { kind: 'visit', action: 'refuse', company: null, name: 'Bruno Salas' } as const
  const { id } = await saveRule(ana, line)
  expect(await told(beto)).toEqual([['rule_written', 'Ana Uno']])
  for (const person of [ana, carla, guard, admin]) expect(await told(person)).toEqual([])
  expect(await beto.call(homeRules.end, { id })).toMatchObject({ ok: true })
  expect(await beto.call(homeRules.end, { id })).toMatchObject({ ok: true })
  expect(await told(ana)).toEqual([['line_ended', 'Beto Uno']])
  for (const person of [beto, carla, guard, admin]) expect(await told(person)).toEqual([])
  // The end of a rule for couriers sends no notice.
  const couriers = await saveRule(ana)
  expect(await ana.call(homeRules.end, { id: couriers.id })).toMatchObject({ ok: true })
  expect(await told(beto)).toEqual([])
})

test('hides refusals of persons from guests by days, who cannot write or end them', async () => {
  const { ana, beto, guard, here } = await rulesWorld(garita)
  const line = { kind: 'visit', action: 'refuse', company: null, name: 'Bruno Salas' } as const
  const { id } = await saveRule(ana, line)
  const couriers = await saveRule(ana)
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [beto.id])
  expect(await idsOf(beto)).toEqual([couriers.id])
  expect((await saveRule(beto, line)).answer).toMatchObject({ status: 403 })
  expect((await saveRule(beto, { replaces: id })).answer).toMatchObject({ status: 404 })
  expect(await beto.call(homeRules.end, { id })).toMatchObject({ status: 404 })
  const heard = await beto.call(notices.list, {})
  expect(heard.ok && heard.answer.items.filter(({ fact_id }) => fact_id === id)).toEqual([])
  const pushed = async (rule: string) => {
    const asked = `select profile_id from access.who_to_tell('rule_written', $1, $2)`
    return (await garita.owner.query(asked, [here, rule])).rows.map((row) => row.profile_id)
  }
  expect([await pushed(id), await pushed(couriers.id)]).toEqual([[], [beto.id]])
  // The gate applies the refusal all the same.
  expect(await guard.call(homeRules.atDesk, { condominium_id: here, unit_number: '101' })).toMatchObject({
    answer: { rules: expect.arrayContaining([expect.objectContaining({ id })]) },
  })
})

test('refuses a newcomer’s rule that lets in while another adult may object to the newcomer', async () => {
  const { ana, beto, here } = await rulesWorld(garita)
  const joined = (since: string) =>
    garita.owner.query('update residences set since = now() - $2::interval where profile_id = $1', [beto.id, since])
  await garita.owner.query(`update residences set since = now() - interval '1 year' where profile_id = $1`, [ana.id])
  await joined('30 minutes')
  expect((await saveRule(beto)).answer).toMatchObject({ code: 'home_rule_of_newcomer' })
  const line = { kind: 'visit', action: 'refuse', company: null, name: 'Bruno Salas' } as const
  expect((await saveRule(beto, line)).answer).toMatchObject({ ok: true })
  expect((await saveRule(ana)).answer).toMatchObject({ ok: true })
  await joined('15 days')
  expect((await saveRule(beto)).answer).toMatchObject({ ok: true })
  // An adult who lives alone needs no approval.
  const sola = await garita.person({ condominium: here, unit: '103' })
  expect((await saveRule(sola)).answer).toMatchObject({ ok: true })
})

test('requires a company, a name, a plate or a daily maximum in a rule that lets in', async () => {
  const { ana } = await rulesWorld(garita)
  expect((await saveRule(ana, { company: null })).answer).toMatchObject({
    fields: [{ field: 'daily_most', problem: 'required' }],
  })
  expect((await saveRule(ana, { company: null, daily_most: 2 })).answer).toMatchObject({ ok: true })
})

test('lets a home expect one delivery from a company', async () => {
  const { ana, guard, here } = await rulesWorld(garita)
  expect(await ana.call(homeRules.expect, { id: newId(), company: 'Amazon' })).toMatchObject({ ok: true })
  expect((await rulesOf(ana)).expecting).toMatchObject({ company: 'Amazon' })
  expect(await guard.call(homeRules.atDesk, { condominium_id: here, unit_number: '101' })).toMatchObject({
    answer: { rules: [{ company: 'Amazon', action: 'let_in' }] },
  })
})

test('replaces a rule once, saves a repeated call once, and refuses invalid rules', async () => {
  const { ana, beto } = await rulesWorld(garita)
  const first = await saveRule(ana)
  expect(await ana.call(homeRules.save, { ...fromRappi, id: first.id })).toMatchObject({ ok: true })
  const [one, other] = await Promise.all([
    saveRule(ana, { replaces: first.id, company: 'Amazon' }),
    saveRule(beto, { replaces: first.id, company: 'Uber Eats' }),
  ])
  expect([one.answer.ok, other.answer.ok].sort()).toEqual([false, true])
  expect(await idsOf(ana)).toEqual([one.answer.ok ? one.id : other.id])
  const wrong: [Partial<typeof fromRappi>, string][] = [
    [{ from: '08:00' }, 'until'],
    [{ from: '08:00', until: '08:00' }, 'until'],
    [{ kind: 'visit', action: 'refuse' }, 'name'],
    [{ kind: 'visit', name: 'Luis' }, 'action'],
    [{ kind: 'taxi', action: 'leave_at_gate' }, 'action'],
    [{ action: 'refuse', daily_most: 2 }, 'daily_most'],
  ]
  for (const [more, field] of wrong) {
    expect((await saveRule(ana, more)).answer).toMatchObject({ status: 422, fields: [{ field }] })
  }
  await garita.owner.query(
    `insert into home_rules (condominium_id, id, unit_number, kind, action, made_by_name)
      select condominium_id, gen_random_uuid(), unit_number, 'taxi', 'ask', 'Ana' from residences, generate_series(1, 49)
        where profile_id = $1`,
    [ana.id],
  )
  expect((await saveRule(ana)).answer).toMatchObject({ code: 'home_rules_too_many' })
})

test('ends the rules of a home with its last resident', async () => {
  const there = await rulesWorld(garita)
  const { ana, beto } = there
  const { id } = await saveRule(ana)
  const leave = (person: TestPerson) =>
    garita.owner.query('update residences set until = now() where profile_id = $1', [person.id])
  await leave(ana)
  expect(await idsOf(beto)).toEqual([id])
  await leave(beto)
  expect((await snapshotOf(there)).home_rules).toEqual([])
  const { rows } = await garita.owner.query('select ended_at is not null as ended from home_rules where id = $1', [id])
  expect(rows).toEqual([{ ended: true }])
})

const leaves = 'update residences set until = now() where profile_id = $1'
const isEnded = async (id: string) => {
  const { rows } = await garita.owner.query('select ended_at is not null as ended from home_rules where id = $1', [id])
  return rows[0]?.ended
}

test('ends the rules of a home with the second of two residents who leave at once', async () => {
  const { ana, beto } = await rulesWorld(garita)
  const { id } = await saveRule(ana)
  const other = await garita.owner.connect()
  await other.query('begin')
  let second: Promise<unknown> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say(leaves, [ana.id])
    second = other.query(leaves, [beto.id]).then(() => other.query('commit'))
    await waited()
  })
  await second
  other.release()
  expect(await isEnded(id)).toBe(true)
})

test('ends the rules of a home when only a barred resident remains', async () => {
  const { ana, beto } = await rulesWorld(garita)
  const { id } = await saveRule(ana)
  await garita.owner.query('update residences set barred_at = now() where profile_id = $1', [beto.id])
  await garita.owner.query(leaves, [ana.id])
  expect(await isEnded(id)).toBe(true)
})

test('merges the rules of two units up to the maximum, with one expected delivery', async () => {
  const { ana, carla, admin, here } = await rulesWorld(garita)
  const { id } = await saveRule(ana)
  const expected = newId()
  await ana.call(homeRules.expect, { id: expected })
  await garita.owner.query(
    `insert into home_rules (condominium_id, id, unit_number, kind, action, made_by_name, created_at)
      select $1, gen_random_uuid(), '102', 'taxi', 'ask', 'Carla', now() - interval '1 day' from generate_series(1, 50)`,
    [here],
  )
  const { rows } = await garita.owner.query<{ id: string }>(
    'select id from units where condominium_id = $1 order by unit_number',
    [here],
  )
  const [goneId = '', keptId = ''] = rows.map((unit) => unit.id)
  const units = { condominium_id: here, gone_id: goneId, kept_id: keptId, gone_revision: 1, kept_revision: 1 }
  expect(await admin.call(spellings.merge, units)).toMatchObject({ ok: true })
  const { rules, expecting } = await rulesOf(carla)
  expect(rules).toHaveLength(50)
  expect(rules.map((rule) => rule.id)).toContain(id)
  expect([expecting, await isEnded(expected)]).toEqual([null, true])
})

test('refuses rules of residents who move out at the same moment', async () => {
  const { ana, beto, here } = await rulesWorld(garita)
  const written: Promise<{ ok: boolean }>[] = []
  await inTheMiddle(garita, async ({ say, waited }) => {
    for (const { id } of [ana, beto]) await say(leaves, [id])
    written.push(
      saveRule(ana).then(({ answer }) => answer),
      beto.call(homeRules.expect, { id: newId() }),
    )
    await waited(2)
  })
  expect((await Promise.all(written)).map(({ ok }) => ok)).toEqual([false, false])
  const { rowCount } = await garita.owner.query('select from home_rules where condominium_id = $1', [here])
  expect(rowCount).toBe(0)
})
