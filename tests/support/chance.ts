/** Random numbers from a seed, so that a failure can be repeated. */

export interface Chance {
  chance(): number
  random(below: number): number
  one<const T>(of: readonly T[]): T
}

/** A run draws it once and prints it at its end: `TEST_SEED=… npm run t -- <file>` repeats the same draws. */
export const seedOfRun = Number(process.env.TEST_SEED)

export function drawing(seed: number): Chance {
  let state = seed
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const random = (below: number) => Math.floor(chance() * below)
  return {
    chance,
    random,
    one(of) {
      const [drawn] = of.slice(random(of.length))
      if (drawn === undefined) throw new Error('there is nothing to draw from')
      return drawn
    },
  }
}
