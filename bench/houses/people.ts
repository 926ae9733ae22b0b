/** Signed-in guards and residents for benches over HTTP, and the processes that act for them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
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
