/** How much a run does: `npm test` proves each rule once, `npm run test:all` repeats it in every variant and with long draws. */

export const everything = Boolean(process.env.TEST_ALL)

/** Rounds of a race or cases of a draw. */
export const draws = <T>(short: T, long: T): T => (everything ? long : short)

/** The first of several languages, sizes and themes, or all of them. */
export const variants = <const T>(list: readonly T[]): readonly T[] => (everything ? list : list.slice(0, 1))
