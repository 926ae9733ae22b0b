/** The policies of access/people/security_events.sql decide whose events a caller reads. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { before, pageOf } from '../../server/database/page.ts'
import type { Shape } from '../../server/database/shape.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { securityEvents } from './securityEvents.contract.ts'

const event: Shape = {
  id: sql`e.id`,
  kind: sql`e.kind`,
  at: sql`e.last_at`,
  count: sql`e.count`,
  network: sql`nullif(e.network, '')`,
  device: sql`nullif(e.device, '')`,
  by_administration: sql`e.actor_id is not null`,
}
const place = [sql`e.last_at`, sql`e.id`] as const

const eventsOfPerson = (person: Sql, after: string | undefined) =>
  pageOf({
    shape: event,
    from: sql`from security_events e where e.profile_id = ${person} and ${before(place, after)}
      order by e.last_at desc, e.id desc`,
    cursor: place,
  })

export function events({ after }: Parsed<typeof securityEvents.events>, { db }: CallContext) {
  return db.answer(eventsOfPerson(sql`access.caller_id()`, after))
}

export function eventsOf({ id, after }: Parsed<typeof securityEvents.eventsOf>, { db }: CallContext) {
  return db.answer(eventsOfPerson(sql`${id}::uuid`, after))
}

export function statusOf({ id }: Parsed<typeof securityEvents.statusOf>, { db }: CallContext) {
  return db.json(sql`select json_build_object(
      'last_sign_in_at', max(e.last_at) filter (where e.kind in ('signed_in', 'new_browser')),
      'failed', coalesce(sum(e.count) filter (where e.kind in ('sign_in_failed', 'factor_wrong')
        and e.last_at > now() - interval '30 days'), 0))
    from profiles p left join security_events e on e.profile_id = p.id where p.id = ${id}::uuid group by p.id`)
}

const ended = z.object({ ended: z.boolean() })

export async function endAllOf({ id }: Parsed<typeof securityEvents.endAllOf>, { db, watch }: CallContext) {
  const done = await db.row(ended, sql`select access.end_sessions_of(${id}::uuid) as ended`)
  if (!done?.ended) throw new Refusal('not_found', 404)
  watch.see('sessions_ended_by_admin', id)
}
