/** How often something may be tried: counted in the database, so that every node sees every attempt, under keys that name nobody. */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '../shared/refusal.ts'
import type { Asking } from './serve.ts'
import { sql } from './sql.ts'

interface Limit {
  act: string
  /** Whom it counts: an address of the network, an account. */
  of: string
  most: number
  minutes: number
  /** How many at once, where one call holds several. */
  weight?: number
}

const counted = z.object({ over: z.boolean(), seconds: z.number() })

// Only ever compared within a process' database, so a key that is the same on all nodes and not secret is enough to hide the value.
const keyOf = ({ act, of }: Pick<Limit, 'act' | 'of'>) =>
  createHmac('sha256', 'garita attempts').update(`${act} ${of}`).digest('base64url')

/** Counts every limit, also past the first that is over: a hidden attempt would be a free one. */
export async function limit({ identity }: Pick<Asking, 'identity'>, limits: readonly Limit[]): Promise<void> {
  const counts = await Promise.all(
    limits.map((one) =>
      identity.row(
        counted,
        sql`insert into attempts as a (key, count, resets_at)
          values (${keyOf(one)}, ${one.weight ?? 1}::int, now() + ${one.minutes}::int * interval '1 minute')
          on conflict (key) do update set
            count = case when a.resets_at < now() then excluded.count else a.count + excluded.count end,
            resets_at = case when a.resets_at < now() then excluded.resets_at else a.resets_at end
          returning count > ${one.most}::int as over, ceil(extract(epoch from resets_at - now()))::int as seconds`,
      ),
    ),
  )
  const over = counts.find((count) => count?.over)
  if (over) throw new Refusal('too_many', 429, { retry_after: over.seconds })
}

/** A success clears what was counted against the account, so that a forgetful person is not locked out by their own tries. */
export async function forgive({ identity }: Pick<Asking, 'identity'>, one: Pick<Limit, 'act' | 'of'>): Promise<void> {
  await identity.act(sql`delete from attempts where key = ${keyOf(one)}`)
}
