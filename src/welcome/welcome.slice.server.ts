import type { ServerSlice } from '../server/calls/slice.ts'
import { welcomeCalls } from './welcome.server.ts'

export const welcomeSlice: ServerSlice = {
  calls: welcomeCalls,
}
