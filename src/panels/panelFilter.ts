/** The filters of a panel, shared by its lists and exports. */
import { z } from 'zod'
import { reservationStatuses } from '../amenities/amenities.contract.ts'
import { logEvents, visitFilters } from '../visits/visits.contract.ts'

/** As it stands in the address of a panel. */
export const panelFilters = {
  search: z.coerce.string().max(100).default(''),
  condominium_id: z.uuid().optional(),
  status: z.enum(visitFilters).optional(),
  reservation_status: z.enum(reservationStatuses).optional(),
  gate_id: z.uuid().optional(),
  event: z.enum(logEvents).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

const shape = z.object(panelFilters)
export type PanelFilter = z.infer<typeof shape>

/** Takes every filter away. */
export const unfiltered: Partial<PanelFilter> = Object.fromEntries(
  Object.keys(panelFilters).map((name) => [name, undefined]),
)
