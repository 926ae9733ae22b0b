import type { ServerSlice } from '../server/calls/slice.ts'
import { reportCalls } from './reports.server.ts'

export const reportsSlice: ServerSlice = {
  calls: reportCalls,
}
