/** One statement per panel; the grants refuse other roles. */

import { serve } from '../server/calls/serve.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { dashboards } from './dashboards.contract.ts'
import { morning } from './morning.server.ts'

/**
 * Residences that do not count: moved out, not admitted, without the right to authorize, or under an objection. These are few, the others
 * many.
 */
const goneHomes = sql`select r.condominium_id, r.id from residences r where not access.may_answer(r)
  union select r.condominium_id, r.id from profiles h join residences r on r.profile_id = h.id where h.approval_status <> 'approved'`

const inForce = sql`access.in_force(a.auth_type, a.status, a.suspended_at, a.valid_from, a.valid_until)`

/** Visible authorizations that are valid today and whose host is still a resident. */
const activeAuthorizations = sql`((select count(*) from authorizations a where ${inForce})
  - (select count(*) from (${goneHomes}) gone
      join authorizations a on a.condominium_id = gone.condominium_id and a.residence_id = gone.id where ${inForce}))`

const people = sql`count(*) as users, (select count(*) from access.waiting_people()) as pending,
  count(*) filter (where p.approval_status = 'approved' and p.user_role = 'agent') as approved_agents`

/** Uses a function that only administrators may call. */
const ofMine = sql`(select access.runs_all()) or p.id = any((select access.caller_people())::uuid[])`

const runs = (condominium: Sql) =>
  sql`((select access.runs_all()) or ${condominium} = any((select access.caller_condominiums())::uuid[]))`

const staff = (
  role: 'admin' | 'agent',
  where: Sql,
) => sql`exists (select from assignments a join profiles p on p.id = a.profile_id
  where p.user_role = ${role} and p.approval_status = 'approved' and ${where})`
const staffed = (role: 'admin' | 'agent') => staff(role, runs(sql`a.condominium_id`))

export const dashboardCalls = serve(dashboards, {
  admin: (_, { db }) =>
    db.json(sql`select json_build_object(
        'users', users, 'pending', pending, 'active_authorizations', ${activeAuthorizations},
        'pending_reservations', (select count(*) from amenity_reservations r
          where r.status = 'pending' and r.ends_at > now()))
      from (select ${people} from profiles p where ${ofMine}) mine`),
  morning: (_, { db }) => db.json(morning),
  firstSteps: (_, { db }) =>
    db.json(sql`select json_build_object(
        'condominium', exists (select from condominiums c where c.archived_at is null and ${runs(sql`c.id`)}),
        'admin', ${staffed('admin')},
        'units', exists (select from units u where ${runs(sql`u.condominium_id`)}),
        'residents', exists (select from residences r where r.since is not null and r.until is null and ${runs(sql`r.condominium_id`)}),
        'guard', ${staffed('agent')},
        'station', exists (select from stations s where ${runs(sql`s.condominium_id`)}))`),
  // Only super admins may read unsent messages.
  installation: (_, { db }) =>
    db.json(sql`select json_build_object(
        'users', users, 'pending', pending, 'approved_agents', approved_agents, 'active_authorizations', ${activeAuthorizations},
        'condominiums', (select count(*) from condominiums c where c.archived_at is null),
        'accesses_today', (select count(*) from access.entries_today()),
        'unrun_condominiums', (select count(*) from condominiums c
          where c.archived_at is null and not ${staff('admin', sql`a.condominium_id = c.id`)}),
        'unsent_messages', (select count(*) from unsent_messages))
      from (select ${people} from profiles p) everybody`),
})
