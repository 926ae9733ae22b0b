import { useRead } from '../web/calls/queries.ts'
import { choiceLabel } from '../web/form/fields/ChoiceSelect.tsx'
import { condominiums } from './condominiums.contract.ts'

interface Place {
  id: string
  name: string
}

/** Two condominiums of one name get their address, so that nobody registers a visit at the wrong one. */
export function useToldApart(places: readonly Place[]): readonly Place[] {
  const alike = new Set(places.map(({ name }) => name)).size < places.length
  const told = useRead(condominiums.choose, { search: '' }, { enabled: alike }).data
  return places.map((place) => {
    const choice = alike ? told?.find(({ id }) => id === place.id) : undefined
    return choice ? { id: place.id, name: choiceLabel(choice) } : place
  })
}
