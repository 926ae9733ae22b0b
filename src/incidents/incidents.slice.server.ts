import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { incidentCalls } from './incidents.server.ts'
import { incidentReportCalls } from './report/incidentReports.server.ts'

export const incidentsSlice: ServerSlice = {
  calls: [...incidentCalls, ...incidentReportCalls],
  audience: { incidents: ['agent', 'board', 'admin', 'super_admin'] },
  sweeps: [sql`select access.forget_incidents()`],
}
