/** One program with the rows that every side of a comparison holds, and the people and devices that ask it. */
import type pg from 'pg'
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { newId } from '../../src/shared/ids.ts'
import { makePerson } from '../../tests/access/people.ts'
import type { Entering, Guard } from './crowd.ts'
import { type House, openHouse } from './house.ts'
import { fill } from './neighborhood.ts'
import { makeCast } from './people.ts'

const rows = 10_000
// So many that none of them meets the limit of writes a minute.
const guardsAtDesk = 60
const devices = 10

export interface Side {
  called: string
  house: House
  condominium: string
  gate: string
  residents: string[]
  agent: string
  guards: Guard[]
  entering: Entering[]
  keys: string[]
}

export async function openSide(called: string, main?: string): Promise<Side> {
  const house = await openHouse([], {}, main)
  try {
    return { called, house, ...(await people(house.owner)) }
  } catch (reason) {
    await house.close()
    throw reason
  }
}

async function people(owner: pg.Pool) {
  const { condominium, residents, agent } = await fill(owner, rows)
  const { rows: gates } = await owner.query<{ id: string }>('select id from gates where condominium_id = $1', [
    condominium,
  ])
  const gate = gates[0]?.id ?? ''
  const keys: string[] = []
  for (let device = 0; device < devices; device++) keys.push(await makeDevice(owner, condominium, gate, device))
  const { rows: workers } = await owner.query<{ id: string }>(
    `select id from authorizations where condominium_id = $1 and auth_type = 'worker' order by unit_number, id limit $2`,
    [condominium, guardsAtDesk],
  )
  const entering: Entering[] = []
  for (const { id } of workers) {
    const { token } = await makePerson(owner, { user_role: 'agent', assigned: [condominium] })
    entering.push({ token, condominium, id })
  }
  // Numbers without a common factor, so that taking turns reaches every unit, none of which may have fifty waiting.
  const { guards } = await makeCast(owner, { condominiums: 20, units: 27, guards: 4 })
  return {
    ...{ condominium, gate, keys, guards, entering },
    residents: residents.map(({ token }) => token),
    agent: agent.token,
  }
}

async function makeDevice(owner: pg.Pool, condominium: string, gate: string, device: number): Promise<string> {
  const key = `garita_${newToken()}`
  await owner.query(
    `insert into gate_devices (condominium_id, id, gate_id, name, key_hash) values ($1, $2, $3, $4, $5)`,
    [condominium, newId(), gate, `Reader ${device}`, hashOf(key)],
  )
  return key
}
