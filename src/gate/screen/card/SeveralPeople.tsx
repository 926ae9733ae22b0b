/** One plate, several permissions: the guard chooses which. */
import { useText } from '../../../web/language/language.tsx'
import { lookupIn } from '../../facts/lookup.ts'
import type { Station } from '../../station/station.ts'
import type { Glance } from '../gateTimes.ts'
import { guardMessages } from '../guard.messages.ts'
import { PersonRows } from '../lists/PersonRows.tsx'
import type { Gatehouse } from '../useGatehouse.web.ts'

export function SeveralPeople({ house, station, glance }: { house: Gatehouse; station: Station; glance: Glance }) {
  const { lists } = useText(guardMessages)
  const { shown } = house
  const plate = shown?.what === 'code' && shown.code.kind === 'plate' ? shown.code.plate : ''
  const entries = station.seen ? lookupIn(station.seen).ofPlate(plate) : []
  return <PersonRows entries={entries} glance={glance} label={lists.found(entries.length)} onChoose={house.choose} />
}
