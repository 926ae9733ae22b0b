import type { ServerSlice } from '../server/calls/slice.ts'
import { exportCalls } from './exports.server.ts'

export const exportsSlice: ServerSlice = {
  calls: exportCalls,
}
