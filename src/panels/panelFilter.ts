/** The filters of a panel, shared by its lists and exports. */

import { reservationStatuses } from '../amenities/amenities.contract.ts'
import { aDay, anId, type Changed, oneOf, type Read, searched } from '../shared/address.ts'
import { logEvents, visitFilters } from '../visits/visits.contract.ts'

/** As it stands in the address of a panel. */
export const panelFilters = {
  search: searched,
  condominium_id: anId,
  status: oneOf(visitFilters),
  reservation_status: oneOf(reservationStatuses),
  gate_id: anId,
  event: oneOf(logEvents),
  from: aDay,
  until: aDay,
}

export type PanelFilter = Read<typeof panelFilters>

export type ChangedFilter = Changed<typeof panelFilters>

/** Takes every filter away. */
export const unfiltered: ChangedFilter = Object.fromEntries(Object.keys(panelFilters).map((name) => [name, undefined]))
