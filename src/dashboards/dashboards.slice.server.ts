import type { ServerSlice } from '../server/calls/slice.ts'
import { dashboardCalls } from './dashboards.server.ts'

export const dashboardsSlice: ServerSlice = {
  calls: dashboardCalls,
}
