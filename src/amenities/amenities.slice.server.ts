import type { ServerSlice } from '../server/calls/slice.ts'
import { amenityCalls } from './amenities.server.ts'

export const amenitiesSlice: ServerSlice = {
  calls: amenityCalls,
  audience: { amenities: ['resident', 'agent', 'admin', 'super_admin'] },
}
