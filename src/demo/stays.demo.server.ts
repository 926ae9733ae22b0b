import type { ClientBase } from 'pg'
import type { DemoStay } from './demoAuthorization.ts'

interface Logged {
  authorization: string
  event: 'entry' | 'exit' | 'visitor_checkout'
  days_ago: number | null
  hour: string | null
  minutes_ago: number | null
  people?: number | undefined
  reason?: string | undefined
  by_phone?: string | undefined
}

interface Visited {
  id: string
  stays: readonly DemoStay[]
  left: boolean
}

function eventsOf({ id, stays, left }: Visited): Logged[] {
  return stays.flatMap((stay, number) => {
    const leaving = left && number === stays.length - 1 ? 'visitor_checkout' : 'exit'
    const { days_ago = null, from = null, until, minutes_ago = null, stayed, people, reason, by_phone } = stay
    const line = { authorization: id, days_ago, minutes_ago }
    const entry: Logged = { ...line, event: 'entry', hour: from, people, reason, by_phone }
    if (minutes_ago === null) return until ? [entry, { ...line, event: leaving, hour: until }] : [entry]
    const after = stayed === undefined ? null : minutes_ago - stayed
    return after === null ? [entry] : [entry, { ...line, event: leaving, hour: null, minutes_ago: after }]
  })
}

export async function writeStays(owner: ClientBase, visited: readonly Visited[]): Promise<void> {
  await owner.query(
    `with told as (
        select a.*, gen_random_uuid() as log_id, e.event, e.people, e.reason, e.by_phone, gate.id as gate_id, gate.name as gate_name, agent.id as agent_id, agent.full_name as agent_name,
          coalesce(now() - e.minutes_ago * interval '1 minute',
            ((now() at time zone c.time_zone)::date - e.days_ago + e.hour::time) at time zone c.time_zone) as at
        from json_to_recordset($1) as e (authorization_id uuid, event text, days_ago integer, hour text, minutes_ago integer,
            people smallint, reason text, by_phone text)
        join authorizations a on a.id = e.authorization_id
        join condominiums c on c.id = a.condominium_id
        cross join lateral (select g.id, g.name from gates g where g.condominium_id = a.condominium_id order by g.id limit 1) gate
        cross join lateral (
          select p.id, p.full_name from assignments t join profiles p on p.id = t.profile_id and p.user_role = 'agent'
            where t.condominium_id = a.condominium_id order by hashtext(a.id::text || p.id || e.event) limit 1
        ) agent
      ), logged as (
        insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number,
            actor_id, actor_role, actor_name, gate_id, gate_name, override_reason, authorized_by, people)
          select condominium_id, log_id, id, event, at, resident_id, unit_number, agent_id, 'agent', agent_name, gate_id, gate_name,
              reason, by_phone, people
            from told
      )
      insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, id_document, phone_number, vehicle_plate,
          written_at)
        select condominium_id, log_id, auth_type, name, last_name, id_document, phone_number, vehicle_plate, at from told`,
    [
      JSON.stringify(
        visited.flatMap(eventsOf).map(({ authorization, ...rest }) => ({ authorization_id: authorization, ...rest })),
      ),
    ],
  )
}

/** Each visit that a guard registered, at its own moment. */
export async function writeRegistrations(owner: ClientBase, ids: readonly string[]): Promise<void> {
  await owner.query(
    `with told as (
        select a.*, gen_random_uuid() as log_id from authorizations a where a.id = any($1)
      ), logged as (
        insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number,
            actor_id, actor_role, actor_name)
          select condominium_id, log_id, id, 'visitor_registered', created_at, resident_id, unit_number, registered_by, 'agent',
              registered_by_name
            from told
      )
      insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, id_document, phone_number, vehicle_plate,
          written_at)
        select condominium_id, log_id, auth_type, name, last_name, id_document, phone_number, vehicle_plate, created_at from told`,
    [ids],
  )
}
