import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { channelCalls } from './channels.server.ts'

export const channelsSlice: ServerSlice = {
  calls: channelCalls,
  audience: { channels: ['admin'] },
  sweeps: [sql`select access.forget_channel_messages()`],
}
