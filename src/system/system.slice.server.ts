import type { ServerSlice } from '../server/calls/slice.ts'
import { systemCalls } from './system.server.ts'

export const systemSlice: ServerSlice = {
  calls: systemCalls,
}
