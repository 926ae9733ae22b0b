import { serve } from '../server/calls/serve.ts'
import { compare } from './reports.compare.server.ts'
import { reports } from './reports.contract.ts'
import { readReport } from './reports.read.server.ts'
import { listRows } from './reports.rows.server.ts'

export const reportCalls = serve(reports, { read: readReport, rows: listRows, compare })
