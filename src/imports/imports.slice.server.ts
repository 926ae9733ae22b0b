import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { importCalls } from './imports.server.ts'
import { passImportCalls } from './passes/passes.server.ts'
import { residentImportCalls } from './residents/residentImports.server.ts'

export const importsSlice: ServerSlice = {
  calls: [...importCalls, ...passImportCalls, ...residentImportCalls],
  sweeps: [sql`select access.forget_resident_imports()`],
}
