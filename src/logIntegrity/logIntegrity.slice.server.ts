import type { ServerSlice } from '../server/calls/slice.ts'
import { logIntegrityLetterJobs } from './logIntegrity.letters.server.ts'
import { logIntegrityCalls } from './logIntegrity.server.ts'

export const logIntegritySlice: ServerSlice = {
  calls: logIntegrityCalls,
  jobs: ({ post }) => logIntegrityLetterJobs(post),
}
