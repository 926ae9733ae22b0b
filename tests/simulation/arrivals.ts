/** Draws the arrivals of an hour from a seed, with the actions of the people. docs/simulation.md explains the shares. */
import type { Chance } from '../support/chance.ts'
import type { Home } from './town.ts'

export const shares = {
  courier: 0.6,
  with_pass: 0.25,
  night: 0.15,
  answers_in_10: 0.25,
  answers_in_40: 0.25,
  says_yes: 0.9,
  picks_up: 0.5,
  line_lost: 0.02,
  exit_missed: 0.03,
  back_at_once: 0.02,
  comes_each_week: 0.2,
  made_while_away: 0.5,
} as const

export const takes = { touch: 1.2, picks_up: 6, rings: 20, calls_after: 20, ask: 90, before_the_log: 4 * 1.2 } as const

/** An answer to a request, in seconds after it; without one the deadline ends the request. */
export type Deed = { at: number; does: 'app yes' | 'app no' | 'call yes' | 'call no' | 'call nobody' }

export interface Arrival {
  kind: 'courier' | 'visit' | 'pass'
  home: Home
  deeds: readonly Deed[]
}

const isNight = (hour: number) => hour >= 22 || hour < 6

function whatIsDone({ person }: Home, lost: boolean, { chance }: Chance): Deed[] {
  const yes = chance() < shares.says_yes
  const answers = chance()
  const within10 = answers < shares.answers_in_10
  const within40 = !within10 && answers < shares.answers_in_10 + shares.answers_in_40
  const app: Deed[] =
    person && (within10 || within40)
      ? [{ at: Math.round(within10 ? 2 + chance() * 7 : 10 + chance() * 29), does: yes ? 'app yes' : 'app no' }]
      : []
  // Where no app can answer, the call is the main button at once.
  const dialed = (person && !lost ? takes.calls_after : 0) + takes.touch
  const pickedUp = chance() < shares.picks_up
  const spoken = dialed + (pickedUp ? takes.picks_up : takes.rings) + takes.touch
  const call: Deed = { at: spoken, does: pickedUp ? (yes ? 'call yes' : 'call no') : 'call nobody' }
  const first = app[0]
  // A resident with an account may still answer after an unanswered call, so the guard waits for the deadline.
  if (lost) return [call]
  if (person && !pickedUp) return app
  return first && first.at < call.at ? app : [call]
}

export function arrivalOf(homes: readonly Home[], lost: boolean, drawn: Chance): Arrival {
  const { chance, one } = drawn
  const what = chance()
  const kind = what < shares.courier ? 'courier' : what < shares.courier + shares.with_pass ? 'pass' : 'visit'
  const home = one(kind === 'pass' ? homes.filter(({ person }) => person) : homes)
  return { kind, home, deeds: kind === 'pass' ? [] : whatIsDone(home, lost, drawn) }
}

/** Divides the arrivals of a day among its hours, with a share for the night. */
export function hoursOf(aDay: number, { chance }: Chance): number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const mean = isNight(hour) ? (aDay * shares.night) / 8 : (aDay * (1 - shares.night)) / 16
    return Math.floor(mean) + (chance() < mean % 1 ? 1 : 0)
  })
}
