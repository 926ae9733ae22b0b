/** By what a file can be narrowed: each list takes of it what its screen does. */
import { z } from 'zod'
import { reservationStatuses } from '../amenities/amenities.contract.ts'
import { visitFilters } from '../visits/visits.contract.ts'

/** As it stands in the address of a panel. */
export const exportFilters = {
  search: z.coerce.string().max(100).default(''),
  condominium_id: z.uuid().optional(),
  status: z.enum(visitFilters).optional(),
  reservation_status: z.enum(reservationStatuses).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

const shape = z.object(exportFilters)
export type ExportFilter = z.infer<typeof shape>
