import type { ServerSlice } from '../server/calls/slice.ts'
import { condominiumLetterJobs } from './condominiums.letters.server.ts'
import { condominiumCalls } from './condominiums.server.ts'

export const condominiumsSlice: ServerSlice = {
  calls: condominiumCalls,
  audience: { condominiums: ['resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin'] },
  jobs: ({ post, public_url }) => condominiumLetterJobs(post, public_url),
}
