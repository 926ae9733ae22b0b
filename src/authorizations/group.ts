/** A pass may be for a group: `people` counts all of them with the person on the pass, and `companions` has their names, one per line. */

/** A group has at most this number of people, with the person on the pass. */
export const mostPeople = 60

export const namesIn = (written: unknown): string[] =>
  typeof written === 'string'
    ? written
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean)
    : []

/** Returns the number of people in total; 1 without a count. */
export function peopleOf({ people }: Readonly<Record<string, unknown>>): number {
  const count = typeof people === 'number' || typeof people === 'string' ? Number(people) : 1
  return Number.isInteger(count) && count > 1 ? Math.min(count, mostPeople) : 1
}
