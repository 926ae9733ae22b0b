/** The visitors tab of the operator panel: whoever comes to a reservation today stands above the registered visitors. */
import { ExpectedGuests, useExpectedGuests } from '../../amenities/desk/ExpectedGuests.tsx'
import type { PanelListProps } from '../../visits/OperatorFilters.tsx'
import { VisitList } from '../../visits/VisitList.tsx'
import { Below } from '../../web/cards/Below.tsx'
import { Stack } from '../../web/cards/Stack.tsx'

export function VisitorsTab(list: PanelListProps) {
  return (
    <Stack>
      <ExpectedGuests filter={list.filter} several={list.several} />
      <Below waiting={useExpectedGuests(list.filter).isLoading}>
        <VisitList {...list} />
      </Below>
    </Stack>
  )
}
