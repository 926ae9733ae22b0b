import { expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { at, madeIn } from './madeAuthorizations.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const { make, change, end, of } = madeIn(() => world)

/** Lists generation, days until the last end (null without one) and reason of the revoked codes of an authorization. */
const dead = async (id: string) => {
  const { rows } = await world.owner.query(
    `select array[generation::text, round(extract(epoch from valid_until - now()) / 86400)::text, why] as it
      from revoked_passes where authorization_id = $1 order by revoked_at, generation`,
    [id],
  )
  return rows.map(({ it }) => it)
}
const diedAt = async (id: string): Promise<Date> => {
  const { rows } = await world.owner.query('select revoked_at from revoked_passes where authorization_id = $1', [id])
  return rows[0]?.revoked_at
}
const nobody = { resident_id: 'null', residence_id: 'null' }
const removed = (id: string) => world.owner.query('delete from authorizations where id = $1', [id])

test('keeps a revoked code until the last end date ever issued for it', async () => {
  const id = await make({ valid_until: at('30 days') })
  await change(id, `name = 'Luisa', phone_number = '1'`)
  expect(await dead(id)).toEqual([])
  await change(id, `valid_until = ${at('2 days')}`)
  expect(await dead(id)).toEqual([['1', '30', 'superseded']])
  const first = await diedAt(id)
  await change(id, `valid_until = ${at('9 days')}`)
  expect(await dead(id)).toEqual([['2', '30', 'superseded']])
  await change(id, `valid_until = ${at('40 days')}`)
  await change(id, `last_name = 'Otra'`)
  expect(await dead(id)).toEqual([['4', '40', 'superseded']])
  await removed(id)
  expect(await dead(id)).toEqual([['5', '40', 'cancelled_by_resident']])
  expect((await diedAt(id)).getTime()).toBeGreaterThan(first.getTime())
})

test('revokes a visit that any statement ends', async () => {
  const id = await make({ valid_until: at('5 days') })
  await change(id, `status = 'inactive'`)
  expect(await dead(id)).toEqual([['1', '5', 'visit_over']])
})

test('revokes a code without an end date for an unlimited time', async () => {
  const id = await make({ auth_type: `'permanent_visitor'`, valid_from: 'null', valid_until: 'null' })
  await change(id, `valid_from = ${at('0 days')}, valid_until = ${at('2 days')}`)
  expect(await dead(id)).toEqual([['1', null, 'superseded']])
  await change(id, 'pass_generation = 3')
  expect(await dead(id)).toEqual([['2', null, 'superseded']])
  const later = await make({ auth_type: `'permanent_visitor'` })
  await change(later, 'valid_from = null, valid_until = null')
  expect(await dead(later)).toEqual([['1', '1', 'superseded']])
  await change(later, 'pass_generation = 3')
  expect(await dead(later)).toEqual([['2', null, 'superseded']])
})

test('revokes a code once, when its visit ends; a later deletion changes nothing', async () => {
  const left = await make()
  await end(left)
  const died = async () => [await dead(left), await diedAt(left)]
  const over = await died()
  expect(over[0]).toEqual([['1', '1', 'visit_over']])
  await removed(left)
  expect(await died()).toEqual(over)
  const both = await make()
  await change(both, 'pass_generation = 2')
  await end(both)
  expect(await dead(both)).toEqual([['2', '1', 'visit_over']])
})

test('revokes a code also under its former pass id, and none of a pet', async () => {
  const id = await make()
  await world.owner.query(
    `alter table authorizations disable trigger user; update authorizations set pass_generation = 255 where id = '${id}';
    alter table authorizations enable trigger user`,
  )
  await change(id, 'pass_generation = 1')
  expect([await of(id, 'a.pass_generation'), await dead(id)]).toEqual([1, [['255', '1', 'superseded']]])
  await removed(id)
  expect(await dead(id)).toHaveLength(2)
  const renamed = await make()
  await change(renamed, 'pass_id = gen_random_uuid()')
  expect(await dead(renamed)).toEqual([['1', '1', 'superseded']])
  const pet = await make({ auth_type: `'pet'` })
  await change(pet, `pass_generation = 2`)
  await removed(pet)
  expect(await dead(pet)).toEqual([])
})

test('lists the access number of a revoked code until another authorization gets it', async () => {
  const told = async (id: string) => {
    const { rows } = await world.owner.query(
      `select r ->> 'access_number' as number from authorizations a
        cross join json_array_elements(access.gate_revocations(a.condominium_id)) r
        where a.id = $1 and r ->> 'pass_id' = replace(a.pass_id::text, '-', '')`,
      [id],
    )
    return rows[0]?.number
  }
  const id = await make()
  const [first, place] = [await of(id, 'a.access_number'), await of(id, 'a.condominium_id')]
  await change(id, 'pass_generation = 2')
  expect(await told(id)).toBe(first)
  const asked = (number: string) =>
    world.owner.query(`select json_array_length(access.gate_revocations($1, null, $2)) as count`, [place, number])
  expect((await asked(String(first))).rows[0].count).toBe(1)
  expect((await asked('x')).rows[0].count).toBe(0)
  await world.owner.query('update access_numbers set authorization_id = $1 where number = $2', [newId(), first])
  expect(await told(id)).toBeNull()
  // A number that the new code keeps is still in use.
  const worker = await make({ auth_type: `'worker'`, access_number: `'00000'` })
  await world.owner.query('alter table authorizations disable trigger t5_renew_access_number')
  await change(worker, 'pass_generation = 2')
  await world.owner.query('alter table authorizations enable trigger t5_renew_access_number')
  expect(await dead(worker)).toHaveLength(1)
  expect(await told(worker)).toBeNull()
})

test('sends a station the revoked codes until a day after their end, and the passes of later days that may not begin', async () => {
  const place = { here: world.here, there: world.there }
  const told = async (id: string) => {
    const { rows } = await world.owner.query(
      `select r ->> 'why' as why from authorizations a, json_array_elements(access.gate_revocations($2)) r
        where a.id = $1 and r ->> 'pass_id' = replace(a.pass_id::text, '-', '')`,
      [id, place.here],
    )
    return rows[0]?.why
  }
  const revokedWithEnd = async (end: string) => {
    const id = await make()
    await change(id, 'pass_generation = 2')
    await world.owner.query(`update revoked_passes set valid_until = ${end} where authorization_id = $1`, [id])
    return id
  }
  const ofLeft = (column: string) =>
    `(select ${column} from residences where condominium_id = '${place.here}' and until is not null limit 1)`
  const left = { residence_id: ofLeft('id'), resident_id: ofLeft('profile_id'), suspended_at: 'null' }
  const worker = (columns: Record<string, string>) =>
    make({
      ...{ auth_type: `'worker'`, valid_from: at('25 hours'), valid_until: at('3 days'), suspended_at: 'now()' },
      ...columns,
    })
  const ids = [
    ...[await revokedWithEnd('null'), await revokedWithEnd(at('-23 hours')), await revokedWithEnd(at('-25 hours'))],
    ...[await worker({}), await worker({ suspended_at: 'null' }), await worker({ valid_from: at('23 hours') })],
    ...[await worker(left), await worker({ ...left, status: `'inactive'` })],
    await worker({ condominium_id: `'${place.there}'`, ...nobody }),
  ]
  const [no, yes] = [undefined, 'revoked']
  expect(await Promise.all(ids.map(told))).toEqual(['superseded', 'superseded', no, yes, no, no, yes, no, no])
})

test('accepts a host until the host moves out', async () => {
  const id = await make()
  const status = (when: string) => of(id, `access.eligibility_of(a, ${when})`)
  await world.owner.query(
    `update residences set until = now() - interval '10 minutes' where profile_id = $1 and until is null`,
    [world.named('resident').id],
  )
  expect([await status(at('-20 minutes')), await status('now()')]).toEqual(['may_enter', 'host_gone'])
})
