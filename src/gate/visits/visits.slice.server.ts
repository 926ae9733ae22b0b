import type { ServerSlice } from '../../server/calls/slice.ts'
import { sql } from '../../server/database/sql.ts'
import { arrivalCalls } from '../arrivals/arrivals.server.ts'
import { asksDue } from '../arrivals/askClock.server.ts'
import { homeRuleCalls } from '../arrivals/homeRules/homeRules.server.ts'
import { leftItemCalls, remindersDue } from '../arrivals/leftItems/leftItems.server.ts'
import { visitCalls } from './visits.server.ts'

export const visitsSlice: ServerSlice = {
  calls: [...visitCalls, ...arrivalCalls, ...homeRuleCalls, ...leftItemCalls],
  audience: {
    access_logs: ['agent', 'supervisor', 'admin', 'super_admin'],
    left_items: ['agent', 'admin', 'super_admin'],
  },
  due: [asksDue, remindersDue],
  sweeps: [sql`select access.forget_home_rules()`, sql`select access.forget_left_items()`],
}
