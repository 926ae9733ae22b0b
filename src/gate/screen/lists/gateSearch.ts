/** Finds people, guests and reservations by their words, fast enough to search thousands at each key. */
import { amenityTypeNames, amenityWord } from '../../../shared/amenityTypes.ts'
import { plain } from '../../../shared/lookAlikes.ts'
import { languages, speak } from '../../../shared/messages.ts'
import { unitNamed, unitParts } from '../../../shared/unitNames.ts'
import { type Entry, unitsIn } from '../../station/facts/gate.snapshot.ts'
import type { StationSnapshot } from '../../station/facts/lookup.ts'
import { fullNameOf, type Reservation } from './gateLists.ts'

export interface Found {
  entries: readonly Entry[]
  parties: readonly { reservation: Reservation; guest_id: string | null }[]
}

type Hay<Thing> = { words: string; thing: Thing }
interface Stack {
  entries: readonly Hay<Entry>[]
  parties: readonly Hay<Found['parties'][number]>[]
}

const stacks = new WeakMap<StationSnapshot, Stack>()

const wordsOf = (written: string) => plain(written).replace(/[^\p{L}\p{N} ]/gu, '')

/** The search finds ENCINO-5 by "encino5", "encino 5" and "5", and by its other spellings. */
function wordsOfUnits({ spellings = [] }: StationSnapshot) {
  const others = Map.groupBy(spellings, ([, unit]) => unit)
  const units = new Map(spellings)
  return (written: string | null) => {
    if (!written) return []
    const unit = units.get(written) ?? written
    const names = new Set([written, unit, ...(others.get(unit) ?? []).map(([other]) => other)])
    return [...names].flatMap((name) => [name, ...unitParts(name)])
  }
}

const hay = <Thing>(thing: Thing, ...written: (string | null)[]): Hay<Thing> => ({
  words: ` ${written.map((one) => wordsOf(one ?? '')).join(' ')}`,
  thing,
})

function stackOf(snapshot: StationSnapshot): Stack {
  const known = stacks.get(snapshot)
  if (known) return known
  const unitWords = wordsOfUnits(snapshot)
  const stack = {
    entries: snapshot.entries.map((entry) =>
      hay(entry, fullNameOf(entry), ...unitWords(entry.unit), entry.host, entry.vehicle, ...entry.plates),
    ),
    parties: snapshot.reservations.flatMap((reservation) => {
      const { amenity, unit, host, guests } = reservation
      const words = languages.map((language) => amenityWord(amenity, speak(amenityTypeNames, language)))
      const whole = hay({ reservation, guest_id: null }, ...words, ...unitWords(unit), host)
      return [whole, ...guests.map(({ id, name }) => hay({ reservation, guest_id: id }, name))]
    }),
  }
  stacks.set(snapshot, stack)
  return stack
}

/** Every typed word must begin a word of the entry, or all of them are its unit as people write it; full matches come first. */
export function foundIn(snapshot: StationSnapshot, typed: string): Found {
  const words = wordsOf(typed).split(' ').filter(Boolean)
  if (words.length === 0) return { entries: [], parties: [] }
  const { entries, parties } = stackOf(snapshot)
  const unit = unitNamed(typed, unitsIn(snapshot), snapshot.spellings)
  const ofUnit = unit && ` ${wordsOf(unit)} `
  const isOfUnit = ({ words: text }: Hay<unknown>) => ofUnit !== null && `${text} `.includes(ofUnit)
  const fits = (one: Hay<unknown>) => words.every((word) => one.words.includes(` ${word}`)) || isOfUnit(one)
  const first = ` ${words.join(' ')}`
  const begins = (one: Hay<unknown>) => Number(one.words.startsWith(first) || isOfUnit(one))
  return {
    entries: entries
      .filter(fits)
      .sort((a, b) => begins(b) - begins(a))
      .map(({ thing }) => thing),
    parties: parties.filter(fits).map(({ thing }) => thing),
  }
}
