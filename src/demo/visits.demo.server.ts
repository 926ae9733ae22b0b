/** One request is pending, one approved, one denied, and one settled by phone. */
import type { ClientBase } from 'pg'
import { type DemoPart, demoId } from './demoPart.server.ts'
import { writeRegistrations } from './stays.demo.server.ts'

const requests = [
  {
    name: 'Ramiro',
    last_name: 'Cepeda',
    purpose: 'Entrega de paquetería',
    status: 'pending_approval',
    minutes: 3,
    own: true,
  },
  {
    name: 'Lucía',
    last_name: 'Barrios',
    purpose: 'Reparación de internet',
    status: 'approved',
    minutes: 95,
    own: true,
  },
  { name: 'Gerardo', last_name: 'Ibarra', purpose: 'Encuesta', status: 'denied', minutes: 190, own: true },
  {
    name: 'Patricia',
    last_name: 'Solís',
    purpose: 'Visita familiar',
    status: 'pending_approval',
    minutes: 11,
    own: false,
  },
  { name: 'Andrés', last_name: 'Quiroga', purpose: 'Plomero', status: 'approved', minutes: 40, own: false },
]

export const visits: DemoPart = {
  already: { text: 'select from authorizations where id = $1', values: [demoId('request Ramiro')] },
  async write(owner: ClientBase) {
    const asked = requests.map((request) => ({ ...request, id: demoId(`request ${request.name}`) }))
    await owner.query(
      `with asked as (
          select r.*, home.condominium_id, home.unit_number, home.full_name as host, agent.id as agent_id, agent.full_name as agent_name
          from json_to_recordset($1) as r
            (id uuid, name text, last_name text, purpose text, status text, minutes integer, own boolean)
          cross join lateral (
            select h.condominium_id, h.unit_number, p.full_name from residences h join profiles p on p.id = h.profile_id
              where h.until is null and h.since is not null
                and h.condominium_id = (select condominium_id from residences o join profiles q on q.id = o.profile_id
                  where q.email = 'resident@demo.garita.test' and o.until is null)
                and (p.email = 'resident@demo.garita.test') = r.own
              order by hashtext(r.name || p.id) limit 1
          ) home
          cross join lateral (
            select p.id, p.full_name from assignments t join profiles p on p.id = t.profile_id and p.user_role = 'agent'
              where t.condominium_id = home.condominium_id order by p.id limit 1
          ) agent
        )
        insert into authorizations (condominium_id, id, unit_number, auth_type, name, last_name, id_document, details, status,
            valid_from, valid_until, created_at, registered_by, registered_by_name, decided_at, decided_by_name)
          select condominium_id, id, unit_number, 'temporary_visitor', name, last_name, 'INE' || abs(hashtext(name)) % 100000000,
            jsonb_build_object('purpose', purpose), status, now() - minutes * interval '1 minute', now() + interval '8 hours',
            now() - minutes * interval '1 minute', agent_id, agent_name,
            case when status <> 'pending_approval' then now() - (minutes - 1) * interval '1 minute' end,
            case when status <> 'pending_approval' then host end
          from asked`,
      [JSON.stringify(asked)],
    )
    await writeRegistrations(
      owner,
      asked.map(({ id }) => id),
    )
  },
}
