/** Tests a group at a station without a connection: the verdict, the numbers of its acts, and their corrections. */
import { expect, test } from 'vitest'
import { correctionOf } from './facts/actKinds.ts'
import type { MadeEvent } from './facts/gateEvents.ts'
import { peopleInside } from './facts/group.ts'
import { base, entry, exit, made, outboxOf, scanned } from './ownEventFacts.ts'
import { withOwnEvents } from './ownEvents.ts'
import { actsOf, groupOf, overrideAct, plainAct } from './verdict/acts.ts'
import { judge } from './verdict/verdict.ts'
import { at, hour, minute, noon, pass, surely, withEntry } from './verdict/verdictFacts.ts'

const five = { people: 5, companions: 'Eva\nLuis' }
const insideOf = (people?: number) => ({
  ...five,
  inside: { since: at(-hour), gate: 'Acceso norte', ...(people ? { people } : {}) },
})
const verdictOf = (more: object) => judge(pass(), withEntry(more), surely(noon))
const correcting = (mistake: MadeEvent, when: number): MadeEvent => {
  const act = correctionOf(mistake, mistake.id)
  if (!act) throw new Error('nothing corrects this')
  return { ...made(), ...act, at: at(when) }
}
const after = (...events: MadeEvent[]) => {
  const [one] = withOwnEvents(withEntry(five), outboxOf(...events)).entries
  return one && peopleInside(one)
}

test('lets in the whole group first, then the rest, and no person beyond it', () => {
  const first = verdictOf(five)
  expect(first).toMatchObject({ tone: 'green', act: 'entry' })
  expect(plainAct(first, 'entry')).toMatchObject({ kind: 'entry', people: 5 })
  expect(plainAct(first, 'entry', 3)).toMatchObject({ people: 3 })
  const rest = verdictOf(insideOf(3))
  expect(rest).toMatchObject({ tone: 'green', act: 'entry', reason: { code: 'may_enter' } })
  expect(groupOf(rest)).toEqual({ missing: 2, inside: 3 })
  expect(actsOf(rest)).toEqual({ main: 'entry', others: ['exit', 'checkout'] })
  expect(plainAct(rest, 'entry')).toMatchObject({ people: 2 })
  expect(plainAct(rest, 'exit')).toMatchObject({ people: 3 })
  for (const whole of [verdictOf(insideOf()), verdictOf(insideOf(5)), verdictOf(insideOf(7))]) {
    expect(whole).toMatchObject({ tone: 'amber', act: 'exit', reason: { code: 'stay_open' } })
    expect(overrideAct(whole, { reason: 'x', authorized_by: null })).not.toHaveProperty('people')
  }
  expect(plainAct(verdictOf({}), 'entry')).not.toHaveProperty('people')
})

test('refuses a group whose pass is over while a part is inside', () => {
  expect(verdictOf({ ...insideOf(3), valid_until: at(-hour) })).toMatchObject({ tone: 'red' })
})

test('counts its own acts, without a number as the whole group', () => {
  const three = { ...entry({ at: at(0) }), people: 3 } as MadeEvent
  const two = { ...entry({ at: at(minute) }), people: 2 } as MadeEvent
  expect(after(three)).toBe(3)
  expect(after(three, two)).toBe(5)
  expect(after(entry())).toBe(5)
  expect(after(three, two, { ...exit('exit', at(2 * minute)), people: 4 } as MadeEvent)).toBe(1)
  expect(after(three, exit('exit', at(2 * minute)))).toBe(0)
})

test('counts no act twice that the snapshot tells before its answer arrives', () => {
  const two = { ...entry({ at: at(0) }), people: 2 } as MadeEvent
  const one = { ...exit('exit', at(minute)), people: 1 } as MadeEvent
  const line = { at: at(0), event_type: 'entry', name: 'Lucía Núñez', unit: 'A-101', gate: null }
  const told = { ...withEntry(insideOf(4)), recent: [two, one].map(({ id }) => ({ ...line, id })) }
  const insideNow = (...events: MadeEvent[]) => {
    const [known] = withOwnEvents(told, outboxOf(...events)).entries
    return known && peopleInside(known)
  }
  expect(insideNow(two, one)).toBe(4)
  expect(insideNow(two, one, correcting(one, minute + 1000))).toBe(5)
})

test('takes back the number of a mistake', () => {
  const three = { ...entry({ at: at(0) }), people: 3 } as MadeEvent
  const two = { ...entry({ at: at(minute) }), people: 2 } as MadeEvent
  const one = { ...exit('exit', at(2 * minute)), people: 1 } as MadeEvent
  expect(after(three, correcting(three, 1000))).toBe(0)
  expect(after(three, two, correcting(two, minute + 1000))).toBe(3)
  expect(after(three, two, one, correcting(one, 2 * minute + 1000))).toBe(5)
})

test('shows amber after the whole group entered at this station', () => {
  expect(scanned(withEntry(five), entry())).toMatchObject({ tone: 'amber', act: 'exit', reason: { code: 'stay_open' } })
  expect(scanned(base, entry())).toMatchObject({ tone: 'red', reason: { code: 'already_inside' } })
})
