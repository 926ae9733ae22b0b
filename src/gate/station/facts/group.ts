/** Counts the people of a group who are inside, and those who may still enter with the same pass. */
import { peopleOf } from '../../../authorizations/group.ts'
import type { Entry } from './gate.snapshot.ts'

type Counted = Pick<Entry, 'inside' | 'people'>

/** A stay without a number is one of the whole group. */
export const peopleInside = ({ inside, people }: Counted): number =>
  inside ? (inside.people ?? peopleOf({ people })) : 0

export const peopleMissing = (entry: Counted): number => Math.max(peopleOf(entry) - peopleInside(entry), 0)
