import { homeRules } from '../../../src/gate/arrivals/homeRules/homeRules.contract.ts'
import type { Act } from '../../../src/gate/station/facts/gateEvents.ts'
import { notices } from '../../../src/notices/notices.contract.ts'
import type { Input } from '../../../src/shared/contract.ts'
import { newId } from '../../../src/shared/ids.ts'
import { beNoon } from '../clocks.ts'
import type { TestInstallation, TestPerson } from '../installation.ts'
import { stationWorld } from './stations.ts'

export async function rulesWorld(garita: TestInstallation) {
  const there = await stationWorld(garita)
  const { here } = there
  // At night a rule without a company admits no courier.
  await beNoon(garita, here)
  const beto = await garita.person({ condominium: here, unit: '101', full_name: 'Beto Uno', together: true })
  const carla = await garita.person({ condominium: here, unit: '102', full_name: 'Carla Dos' })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  return { ...there, beto, carla, admin }
}

export const fromRappi: Input<typeof homeRules.save> = {
  ...{ id: '', replaces: null, kind: 'delivery', company: 'Rappi', name: null, plate: null, action: 'let_in' },
  ...{ days: [], from: null, until: null, daily_most: null, until_day: null },
}

export async function saveRule(person: TestPerson, more: Partial<typeof fromRappi> = {}) {
  const id = newId()
  return { id, answer: await person.call(homeRules.save, { ...fromRappi, id, ...more }) }
}

export async function rulesOf(person: TestPerson) {
  const read = await person.call(homeRules.mine, {})
  if (!read.ok) throw new Error(read.code)
  return read.answer
}

type Unannounced = Extract<Act, { kind: 'unannounced' }>
type Arrival = Unannounced & { by_rule: NonNullable<Unannounced['by_rule']> }
export const arrivesBy = (ruleId: string, more: object = {}) =>
  ({
    ...{ kind: 'unannounced', authorization_id: newId(), unit_number: '101', purpose: null, phone_number: null },
    ...{ arrival_kind: 'delivery', company: 'Rappi', by_rule: { rule_id: ruleId, action: 'let_in' }, ...more },
  }) as Arrival

export async function toldTo(person: TestPerson) {
  const heard = await person.call(notices.list, {})
  if (!heard.ok) throw new Error(heard.code)
  return heard.answer.items.map(({ kind }) => kind).filter((kind) => kind !== 'home_joined')
}
