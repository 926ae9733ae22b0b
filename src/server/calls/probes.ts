/** What only the running program can find out about itself: since when it runs, whether it hears announcements, whether its mail goes. */

import type { PostgresRelease } from '../database/postgresMinors.ts'
import type { Live } from '../live/live.ts'
import type { MailBox } from '../outgoing/mail.ts'

export interface Probes {
  readonly up_since: Date
  readonly live: Pick<Live, 'answers' | 'streams'>
  readonly mail: Pick<MailBox, 'serverState'>
  readonly postgres: PostgresRelease
}
