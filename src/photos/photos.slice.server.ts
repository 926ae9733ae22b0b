import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { photoCalls } from './photos.server.ts'

export const photosSlice: ServerSlice = {
  calls: photoCalls,
  sweeps: [sql`select access.forget_photos()`],
}
