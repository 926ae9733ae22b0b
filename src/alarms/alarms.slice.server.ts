import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { alarmJobs, alarmsDue } from './alarms.jobs.server.ts'
import { alarmCalls } from './alarms.server.ts'

export const alarmsSlice: ServerSlice = {
  calls: alarmCalls,
  audience: { alarms: ['agent', 'supervisor', 'admin', 'super_admin'] },
  jobs: ({ push }) => alarmJobs(push),
  due: [alarmsDue],
  sweeps: [sql`select access.forget_alarms()`],
}
