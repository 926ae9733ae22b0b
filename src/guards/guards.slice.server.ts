import type { ServerSlice } from '../server/calls/slice.ts'
import { supervisionCalls } from './supervision.server.ts'

export const guardsSlice: ServerSlice = { calls: supervisionCalls }
