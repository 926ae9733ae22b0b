/** Signed-in guards and residents, devices, and the processes that act for them over HTTP. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { newId } from '../../src/shared/ids.ts'
import { makeCondominium, makePerson } from '../../tests/access/people.ts'
import type { Done, Guard, Task } from './crowd.ts'

interface Resident {
  token: string
  condominium: string
  unit: string
}

export interface Cast {
  guards: Guard[]
  residents: Resident[]
}

/** One resident to a unit; guards of a condominium one after another, the condominiums in turn. */
export async function makeCast(
  owner: pg.Pool,
  many: { condominiums: number; units: number; guards: number },
): Promise<Cast> {
  const units = Array.from({ length: many.units }, (_, unit) => String(unit + 1))
  const places = await Promise.all(
    Array.from({ length: many.condominiums }, async (_, place) => {
      const condominium = await makeCondominium(owner, `Place ${place}`)
      const residents: Resident[] = []
      for (const unit of units) {
        const { token } = await makePerson(owner, { user_role: 'resident', lives: [condominium, unit] })
        residents.push({ token, condominium, unit })
      }
      const guards: Guard[] = []
      for (let guard = 0; guard < many.guards; guard++) {
        const { token } = await makePerson(owner, { user_role: 'agent', assigned: [condominium] })
        guards.push({ token, condominium, units })
      }
      return { residents, guards }
    }),
  )
  await owner.query('vacuum analyze')
  return {
    residents: places.flatMap(({ residents }) => residents),
    guards: Array.from({ length: many.guards }, (_, turn) => places.flatMap(({ guards }) => guards[turn] ?? [])).flat(),
  }
}

/** A reader at the first gate, and its key. */
export async function makeDevice(owner: pg.Pool, condominium: string): Promise<{ key: string; gate_id: string }> {
  const key = `garita_${newToken()}`
  const { rows } = await owner.query<{ gate_id: string }>(
    `insert into gate_devices (condominium_id, id, gate_id, name, key_hash)
      select $1, $2, id, 'Reader', $3 from gates where condominium_id = $1 returning gate_id`,
    [condominium, newId(), hashOf(key)],
  )
  return { key, gate_id: rows[0]?.gate_id ?? '' }
}

export interface Crowd {
  play(task: Task): Promise<Done>
  close(): void
}

export function openCrowd(): Crowd {
  const child = fork(fileURLToPath(new URL('./crowd.ts', import.meta.url)))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the crowd ended with ${code}`)
  })
  ended.catch(() => undefined)
  return {
    async play(task) {
      const answered = once(child, 'message')
      child.send(task)
      const [done]: Done[] = await Promise.race([answered, ended])
      if (!done) throw new Error('the crowd said nothing')
      return done
    },
    close: () => child.disconnect(),
  }
}
