/** Attempts are counted in the database, so that all nodes count together. The keys contain no names. */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import type { CallContext } from '../calls/serve.ts'
import { sql } from '../database/sql.ts'

export interface Limit {
  act: string
  of: string
  most: number
  minutes: number
  weight?: number
  /** Minutes of the first, second and later pauses after too many attempts; without it each pause is `minutes`. */
  pauses?: readonly [number, ...number[]]
}

/** For secrets that can be guessed. A success resets it, and so do two days without an attempt. */
export const longerEachTime = [5, 30, 4 * 60, 24 * 60] as const

const counted = z.object({ over: z.boolean(), just_locked: z.boolean(), seconds: z.number() })

// All nodes must compute the same key. It is not secret: it only keeps addresses out of the table.
const keyOf = ({ act, of }: Pick<Limit, 'act' | 'of'>) =>
  createHmac('sha256', 'garita attempts').update(`${act} ${of}`).digest('base64url')

/**
 * Counts every limit, even after one of them is exceeded, so that no attempt is free. Returns the limits that this attempt
 * locked.
 */
async function count({ identity }: Pick<CallContext, 'identity'>, limits: readonly Limit[]) {
  return Promise.all(
    limits.map(async (one) => {
      const pauses = one.pauses ?? [one.minutes]
      const found = await identity.row(
        counted,
        // The attempt that exceeds the limit begins the pause; the limit stays exceeded until the pause ends.
        sql`insert into attempts as a (key, count, resets_at)
          values (${keyOf(one)}, ${one.weight ?? 1}::int, now() + ${one.minutes}::int * interval '1 minute')
          on conflict (key) do update set
            count = case when access.is_over(a) then excluded.count else a.count + excluded.count end, counted_at = now(),
            locks = case when a.count <= ${one.most}::int and a.count + excluded.count > ${one.most}::int and not access.is_over(a) then a.locks + 1
              when a.resets_at < now() - interval '2 days' then 0 else a.locks end,
            resets_at = case when access.is_over(a) then excluded.resets_at
              when a.count <= ${one.most}::int and a.count + excluded.count > ${one.most}::int and ${one.pauses !== undefined}::boolean
                then now() + (${pauses.map(String)}::int[])[least(a.locks + 1, ${pauses.length}::int)] * interval '1 minute'
              else a.resets_at end
          returning count > ${one.most}::int as over, 
            count > ${one.most}::int and count - ${one.weight ?? 1}::int <= ${one.most}::int as just_locked,
            ceil(extract(epoch from resets_at - now()))::int as seconds`,
      )
      return {
        ...one,
        over: found?.over ?? false,
        just_locked: found?.just_locked ?? false,
        seconds: found?.seconds ?? 0,
      }
    }),
  )
}

/** `locked` is called for each limit that this attempt locked, once per pause. */
export async function limit(
  context: Pick<CallContext, 'identity'>,
  limits: readonly Limit[],
  locked?: (act: string) => Promise<void>,
): Promise<void> {
  const counts = await count(context, limits)
  for (const one of counts) if (one.just_locked) await locked?.(one.act)
  const over = counts.filter((one) => one.over).sort((one, other) => other.seconds - one.seconds)[0]
  if (over) throw new Refusal('too_many', 429, { retry_after: over.seconds })
}

/** A success resets the count of the account, so that a forgetful user is not locked out by their own attempts. */
export async function forgive({ identity }: Pick<CallContext, 'identity'>, ones: readonly Pick<Limit, 'act' | 'of'>[]) {
  await identity.execute(sql`delete from attempts where key = any(${ones.map(keyOf)}::text[])`)
}
