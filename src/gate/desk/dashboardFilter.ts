/** The lists and exports of a panel share these filters. */

import { aDay, anId, type Changed, oneOf, type Read, searched } from '../../shared/address.ts'
import { reservationStatuses } from '../../shared/reservationStatuses.ts'
import { logEvents, visitFilters } from '../visits/visits.contract.ts'

export const dashboardFilters = {
  search: searched,
  condominium_id: anId,
  status: oneOf(visitFilters),
  reservation_status: oneOf(reservationStatuses),
  gate_id: anId,
  event: oneOf(logEvents),
  from: aDay,
  until: aDay,
}

export type DashboardFilter = Read<typeof dashboardFilters>

export type ChangedFilter = Changed<typeof dashboardFilters>

export const unfiltered: ChangedFilter = Object.fromEntries(
  Object.keys(dashboardFilters).map((name) => [name, undefined]),
)
