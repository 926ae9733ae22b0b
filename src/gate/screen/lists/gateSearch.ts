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

type Hay<Thing> = { words: string; host: string; thing: Thing }
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

const joined = (...written: (string | null)[]) => ` ${written.map((one) => wordsOf(one ?? '')).join(' ')}`
const hay = <Thing>(thing: Thing, host: string | null, ...written: (string | null)[]): Hay<Thing> => ({
  words: joined(...written),
  host: joined(host),
  thing,
})

function stackOf(snapshot: StationSnapshot): Stack {
  const known = stacks.get(snapshot)
  if (known) return known
  const unitWords = wordsOfUnits(snapshot)
  const stack = {
    entries: snapshot.entries.map((entry) =>
      hay(entry, entry.host, fullNameOf(entry), ...unitWords(entry.unit), entry.vehicle, ...entry.plates),
    ),
    parties: snapshot.reservations.flatMap((reservation) => {
      const { amenity, unit, host, guests } = reservation
      const words = languages.map((language) => amenityWord(amenity, speak(amenityTypeNames, language)))
      const whole = hay({ reservation, guest_id: null }, host, ...words, ...unitWords(unit))
      return [whole, ...guests.map(({ id, name }) => hay({ reservation, guest_id: id }, null, name))]
    }),
  }
  stacks.set(snapshot, stack)
  return stack
}

/**
 * Every typed word must begin a word of the entry or of its host, or all of them are its unit as people write it. Full matches come first,
 * and the visitors of a host come last.
 */
export function foundIn(snapshot: StationSnapshot, typed: string): Found {
  const words = wordsOf(typed).split(' ').filter(Boolean)
  if (words.length === 0) return { entries: [], parties: [] }
  const { entries, parties } = stackOf(snapshot)
  const unit = unitNamed(typed, unitsIn(snapshot), snapshot.spellings)
  const ofUnit = unit && ` ${wordsOf(unit)} `
  const isOfUnit = ({ words: text }: Hay<unknown>) => ofUnit !== null && `${text} `.includes(ofUnit)
  const has = (text: string) => words.every((word) => text.includes(` ${word}`))
  const fits = (one: Hay<unknown>) => has(one.words + one.host) || isOfUnit(one)
  const first = ` ${words.join(' ')}`
  const rank = (one: Hay<unknown>) => (one.words.startsWith(first) || isOfUnit(one) ? 2 : Number(has(one.words)))
  return {
    entries: entries
      .filter(fits)
      .sort((a, b) => rank(b) - rank(a))
      .map(({ thing }) => thing),
    parties: parties.filter(fits).map(({ thing }) => thing),
  }
}
