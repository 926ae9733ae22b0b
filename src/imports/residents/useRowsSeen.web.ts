/** Asks the server once for each row whether its unit and its person exist. */
import { useEffect, useMemo, useState } from 'react'
import { unitKey } from '../../shared/unitNames.ts'
import { ask } from '../../web/calls/api.ts'
import { mostAtOnce } from '../imports.contract.ts'
import type { ReadLine } from '../imports.rules.ts'
import { residentImports } from './residentImports.contract.ts'

type Resident = NonNullable<ReadLine['resident']>

interface Seen {
  unit_number: string | null
  unclear: boolean
  there: boolean
}

const keyOf = ({ unit_number, full_name, email }: Resident) => [unit_number, full_name, email ? 'e' : ''].join('\n')
const nothingSeen: ReadonlyMap<string, Seen> = new Map()

export function useRowsSeen(place: string | null, residents: readonly Resident[]) {
  const [asked, setAsked] = useState({ place, seen: nothingSeen })
  const seen = asked.place === place ? asked.seen : nothingSeen
  const next = place ? residents.filter((one) => !seen.has(keyOf(one))).slice(0, mostAtOnce) : []
  const part = next.map(keyOf).join('\r')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `part` says what `next` holds.
  useEffect(() => {
    if (!place || part === '') return
    let current = true
    const lines = next.map(({ unit_number, full_name, email }, at) => ({
      ...{ place: at, unit_number, full_name, has_email: email !== null },
    }))
    ask(residentImports.look, { condominium_id: place, lines }).then(
      ({ units, there }) => {
        if (!current) return
        const unitOf = new Map(units.map((unit) => [unit.written, unit]))
        const found = next.map((one, at): [string, Seen] => {
          const { unit_number = null, unclear = false } = unitOf.get(one.unit_number) ?? {}
          return [keyOf(one), { unit_number, unclear, there: there.includes(at) }]
        })
        setAsked((now) => ({ place, seen: new Map([...(now.place === place ? now.seen : []), ...found]) }))
      },
      // The import itself reports ambiguous units and existing people, so a failed preview shows no error.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [place, part])
  return useMemo(() => summed(residents, seen), [residents, seen])
}

/** The units and people that the import would find, and the units that it would create. */
function summed(residents: readonly Resident[], seen: ReadonlyMap<string, Seen>) {
  const known = new Set<string>()
  const otherwise = new Map<string, string>()
  const unclear = new Set<string>()
  const fresh = new Map<string, string>()
  const there: Resident[] = []
  for (const one of residents) {
    const found = seen.get(keyOf(one))
    if (!found) continue
    if (found.there) there.push(one)
    if (found.unclear) unclear.add(one.unit_number)
    else if (found.unit_number === null)
      fresh.set(unitKey(one.unit_number) || one.unit_number, fresh.get(unitKey(one.unit_number)) ?? one.unit_number)
    else {
      known.add(found.unit_number)
      if (found.unit_number !== one.unit_number) otherwise.set(one.unit_number, found.unit_number)
    }
  }
  return { known: known.size, otherwise: [...otherwise], unclear: [...unclear], fresh: [...fresh.values()], there }
}

export type RowsSeen = ReturnType<typeof summed>
