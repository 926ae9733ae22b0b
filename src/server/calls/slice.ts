/** Each slice has a registry on the server, `x.slice.server.ts`. The application reads them all. */
import type { Audience } from '../../shared/contract.ts'
import type { Due } from '../database/clock.ts'
import type { Sql } from '../database/sql.ts'
import type { JobHandler } from '../outgoing/jobs.ts'
import type { Post } from '../outgoing/mail.ts'
import type { Push } from '../outgoing/push.ts'
import type { ServedCall, ServedPage } from './serve.ts'

export interface Senders {
  readonly post: Post
  readonly push: Push
  readonly public_url: string
}

export interface ServerSlice {
  readonly calls: readonly ServedCall[]
  readonly pages?: readonly ServedPage[]
  /** Which roles hear an announced topic of their condominiums. A topic of one user always reaches that user. */
  readonly audience?: Audience
  readonly jobs?: (senders: Senders) => Readonly<Record<string, JobHandler>>
  /** Work at a due time, which `access.work_due` returns. */
  readonly due?: readonly Due[]
  /** Deletes expired rows. Nothing depends on when it runs: they are refused by their time, whether or not they are still there. */
  readonly sweeps?: readonly Sql[]
}
