import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { announcementJobs } from './announcements.letters.server.ts'
import { announcementCalls } from './announcements.server.ts'
import { noticeProofCalls } from './proof/noticeProofs.server.ts'

export const announcementsSlice: ServerSlice = {
  calls: [...announcementCalls, ...noticeProofCalls],
  audience: { announcements: ['admin', 'super_admin'] },
  jobs: ({ post, push, public_url }) => announcementJobs(post, push, public_url),
  due: [
    {
      kind: 'announcements',
      fault: 'announcements wait',
      look: sql`select access.send_due_announcements()`,
    },
  ],
  sweeps: [sql`select access.forget_announcements()`],
}
