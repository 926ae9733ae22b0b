/** Two spellings of one unit: T1-101, where Kim lives, and 101 T1, where Gil and Gia live; and an admin who may merge them. */

import { visits } from '../../src/gate/visits/visits.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { spellings, type UnitPair, type UnitSide } from '../../src/units/spellings/spellings.contract.ts'
import { atDesk } from './desk.ts'
import { type StationWorld, stationWorld } from './gate/stations.ts'
import type { TestInstallation, TestPerson } from './installation.ts'

/** Creates units that existed before similar spellings meant the same unit. */
export async function unitsOfBefore({ owner }: TestInstallation, condominium: string, numbers: readonly string[]) {
  await owner.query(
    `with made as (insert into units (condominium_id, id, unit_number, apart)
        select $1, gen_random_uuid(), n, true from unnest($2::text[]) n on conflict do nothing returning id)
      select from made`,
    [condominium, numbers],
  )
  await owner.query('delete from unit_differences where condominium_id = $1', [condominium])
}

export async function twoSpellings(garita: TestInstallation) {
  const at = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [at.here], full_name: 'Alma Admin' })
  await unitsOfBefore(garita, at.here, ['T1-101', '101 T1'])
  const kim = await garita.person({ condominium: at.here, unit: 'T1-101', full_name: 'Kim Queda' })
  const gil = await garita.person({ condominium: at.here, unit: '101 T1', full_name: 'Gil Va' })
  const gia = await garita.person({ condominium: at.here, unit: '101 T1', full_name: 'Gia Va' })
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [
    at.here,
  ])
  return { garita, at, admin, kim, gil, gia }
}
export type TwoSpellings = Awaited<ReturnType<typeof twoSpellings>>

/** Returns the proposed pair that keeps this number. */
export async function pairOf({ at, admin }: Pick<TwoSpellings, 'at' | 'admin'>, number = 'T1-101') {
  const found = await admin.call(spellings.alike, { condominium_id: at.here })
  if (!found.ok) throw new Error(found.code)
  const both = (pair: UnitPair) => [pair.one, pair.other]
  const sides = found.answer.pairs.map(both).find((two) => two.some(({ unit_number }) => unit_number === number))
  const kept = sides?.find(({ unit_number }) => unit_number === number)
  const gone = sides?.find(({ unit_number }) => unit_number !== number)
  if (!kept || !gone) throw new Error(`nothing seems to be ${number}`)
  return { kept, gone }
}

export const merging = ({ at }: Pick<TwoSpellings, 'at'>, { kept, gone }: { kept: UnitSide; gone: UnitSide }) => ({
  condominium_id: at.here,
  kept_id: kept.id,
  kept_revision: kept.revision,
  gone_id: gone.id,
  gone_revision: gone.revision,
})

export async function merge(world: TwoSpellings) {
  const both = await pairOf(world)
  const done = await world.admin.call(spellings.merge, merging(world, both))
  if (!done.ok) throw new Error(done.code)
  return both
}

export async function anotherPair({ garita, at, admin }: TwoSpellings, db: string) {
  const numbers = [`T9-${db}`, `${db} T9`] as const
  await unitsOfBefore(garita, at.here, numbers)
  for (const unit of numbers) await garita.person({ condominium: at.here, unit })
  return { numbers, ...(await pairOf({ at, admin }, numbers[0])) }
}

export const registerAt = ({ here, guard }: StationWorld, unit: string, { id = newId(), name = 'Vera' } = {}) =>
  atDesk.register(guard, {
    ...{ id, condominium_id: here, unit_number: unit, name, last_name: 'Visita', id_document: 'INE123456' },
    ...{ phone_number: '5512345678', purpose: 'visita' },
  })

export async function linesFound(by: TestPerson, search: string): Promise<string[]> {
  const found = await by.call(visits.log, { search })
  if (!found.ok) throw new Error(found.code)
  return found.answer.items.map(({ id }) => id).sort()
}
