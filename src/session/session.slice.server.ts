import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { securityLetterJobs } from './security/security.letters.server.ts'
import { sessionLetterJobs } from './session.letters.server.ts'
import { joinCalls, ownEmailCalls, securityEventCalls, sessionCalls, startCalls } from './session.server.ts'

export const sessionSlice: ServerSlice = {
  calls: [...sessionCalls, ...securityEventCalls, ...startCalls, ...joinCalls, ...ownEmailCalls],
  jobs: ({ post, public_url }) => ({ ...sessionLetterJobs(post, public_url), ...securityLetterJobs(post, public_url) }),
  sweeps: [
    sql`delete from sessions where expires_at < now()`,
    sql`delete from one_time_tokens where expires_at < now()`,
    sql`delete from known_browsers where last_used_at < now() - interval '400 days'`,
    sql`delete from own_endings where at < now() - interval '1 day'`,
    sql`delete from security_events where last_at < now() - interval '1 year'`,
  ],
}
