/** `npm test` proves each rule once; `npm run test:all` also repeats it in every variant and with long draws. */

export const everything = Boolean(process.env.TEST_ALL)

/** `npm test` leaves out the journeys of `tests/journeys`. */
export const journeys = everything || Boolean(process.env.TEST_JOURNEYS)

/** Returns the number of rounds of a race, or of cases of a draw. */
export const draws = <T>(short: T, long: T): T => (everything ? long : short)

/** Returns the first of several languages, sizes and themes, or all of them. */
export const variants = <const T>(list: readonly T[]): readonly T[] => (everything ? list : list.slice(0, 1))
