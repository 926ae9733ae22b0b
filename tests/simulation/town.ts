/** A condominium with its homes: some have accounts and rules about couriers, some only a telephone. */

import { newId } from '../../src/shared/ids.ts'
import { saveRule } from '../support/gate/homeRules.ts'
import { StationDevice } from '../support/gate/stationDevice.ts'
import { stationWorld } from '../support/gate/stations.ts'
import type { TestInstallation, TestPerson } from '../support/installation.ts'
import { handsOf } from './clock.ts'

type Says = 'company' | 'expects' | 'every' | 'nothing'

export interface Home {
  unit: string
  /** A home without an account has null. */
  person: TestPerson | null
  says: Says
}

/** Nine of twenty homes have a rule, five have only an account, six have neither. */
function kindOf(at: number, rules: boolean): Pick<Home, 'says'> & { account: boolean } {
  const place = at % 20
  if (place >= 14) return { says: 'nothing', account: false }
  if (place >= 9 || !rules) return { says: 'nothing', account: true }
  const says = (['company', 'company', 'company', 'expects', 'expects', 'every'] as const)[
    (Math.floor(at / 20) * 9 + place) % 6
  ]
  return { says: says ?? 'company', account: true }
}

export async function townOf(garita: TestInstallation, { homes: count, rules }: { homes: number; rules: boolean }) {
  const there = await stationWorld(garita)
  const { here, guard, main } = there
  const homes: Home[] = []
  for (let at = 0; at < count; at++) {
    const unit = `${1001 + at}`
    const { says, account } = kindOf(at, rules)
    const person = account ? await garita.person({ condominium: here, unit }) : null
    if (person && says === 'company') await saveRule(person)
    if (person && says === 'every') await saveRule(person, { company: null })
    homes.push({ unit, person, says })
  }
  await garita.owner.query(
    `update profiles p set phone_number = '55 1234 5678' from residences r where r.profile_id = p.id and r.condominium_id = $1`,
    [here],
  )
  const phones = [{ name: 'Sala', kind: 'landline', number: '55 8765 4321', from: null, until: null }]
  for (const { unit, person } of homes) {
    if (person) continue
    await garita.owner.query(
      'insert into units (condominium_id, id, unit_number, phones) values ($1, $2, $3, $4::jsonb)',
      [here, newId(), unit, JSON.stringify(phones)],
    )
  }
  await garita.owner.query(`update residences set since = now() - interval '90 days' where condominium_id = $1`, [here])
  const binding = { condominium: { id: here, name: 'Aquí' }, gate: { id: main, name: 'Acceso principal' } }
  const device = new StationDevice(guard, { binding, station_id: newId() })
  await device.start()
  await device.quiet()
  return { ...there, homes, device, hands: await handsOf(garita) }
}
export type Town = Awaited<ReturnType<typeof townOf>>
