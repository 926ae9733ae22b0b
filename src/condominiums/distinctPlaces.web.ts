import { useRead } from '../web/calls/queries.ts'
import { choiceLabel } from '../web/form/fields/choice.ts'
import { condominiums } from './condominiums.contract.ts'

interface Place {
  id: string
  name: string
}

/** Adds the address to condominiums of one name, so that a visit is not registered at the wrong one. */
export function useDistinctPlaces(places: readonly Place[]): readonly Place[] {
  const alike = new Set(places.map(({ name }) => name)).size < places.length
  const choices = useRead(condominiums.choose, { search: '' }, { enabled: alike }).data
  return places.map((place) => {
    const choice = alike ? choices?.find(({ id }) => id === place.id) : undefined
    return choice ? { id: place.id, name: choiceLabel(choice) } : place
  })
}
