/** Collects the contingency sheet: expected visitors, people inside, and the residents who authorize in each unit, with telephones if the administration chose so. No document, no code. */
import { peopleOf } from '../../../authorizations/group.ts'
import { unitsIn } from '../../station/facts/gate.snapshot.ts'
import { peopleInside } from '../../station/facts/group.ts'
import type { StationSnapshot } from '../../station/facts/lookup.ts'
import { fullNameOf } from '../lists/gateLists.ts'

export interface PrintoutPerson {
  id: string
  from: string | null
  until: string | null
  name: string
  unit: string
  host: string
  plates: string
  /** The size of the group, or the number of its people who are inside. */
  people: number
}

export interface Sheet {
  expected: readonly PrintoutPerson[]
  inside: readonly PrintoutPerson[]
  homes: readonly { unit: string; who: string }[]
  telephones: 'none' | 'printed' | 'not_here'
}

const letters = new Intl.Collator('es', { numeric: true })

export function printoutOf(snapshot: StationSnapshot, now: number): Sheet {
  const people = snapshot.entries.map((entry) => ({
    entry,
    id: entry.authorization_id,
    from: entry.valid_from,
    until: entry.valid_until,
    name: fullNameOf(entry),
    unit: entry.unit,
    host: entry.host ?? '',
    plates: entry.plates.join(', '),
    people: entry.inside ? peopleInside(entry) : peopleOf(entry),
  }))
  const isOver = (until: string | null) => until !== null && Date.parse(until) <= now
  const stands = people.filter(
    ({ entry }) =>
      (entry.status === 'active' || entry.status === 'approved') &&
      entry.stands &&
      !entry.suspended &&
      !entry.closed &&
      !isOver(entry.valid_until),
  )
  const telephones = !snapshot.sheet_telephones ? 'none' : snapshot.book ? 'printed' : 'not_here'
  const hosts = Map.groupBy(people, ({ unit }) => unit)
  const homeOf = (unit: string) => {
    const residents = hosts
      .get(unit)
      ?.flatMap(({ entry }) => [
        ...(entry.host ? [entry.host] : []),
        ...(entry.kind === 'co_resident' && entry.stands ? [fullNameOf(entry)] : []),
      ])
    const called = snapshot.book?.find((page) => page.unit === unit)?.who ?? []
    const names = new Set(called.map(({ name }) => name))
    const others = residents?.filter((name) => !names.has(name)) ?? []
    const numbered = called.map(({ name, number }) => (telephones === 'printed' ? `${name} ${number}` : name))
    return [...new Set([...numbered, ...others])].join(', ')
  }
  const coming = stands.filter(({ entry }) => !entry.inside && entry.kind !== 'co_resident' && entry.kind !== 'vehicle')
  return {
    expected: coming.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? '') || letters.compare(a.unit, b.unit)),
    inside: people
      .filter(({ entry }) => entry.inside !== null)
      .toSorted((a, b) => letters.compare(a.unit, b.unit) || letters.compare(a.name, b.name)),
    homes: unitsIn(snapshot)
      .toSorted(letters.compare)
      .map((unit) => ({ unit, who: homeOf(unit) })),
    telephones,
  }
}
