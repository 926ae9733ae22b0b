/** A month of visit requests: most answered soon, some denied, settled by phone or unanswered. */
import { cast, residentEmail } from './cast.ts'
import { clock, type DemoStay, pick } from './demoAuthorization.ts'
import { type DemoPart, demoId } from './demoPart.server.ts'
import { inventedNames } from './names.ts'
import { writeRegistrations, writeStays } from './stays.demo.server.ts'

const hosts = cast.filter(
  ({ home, approval_status, email }) => home && approval_status === 'approved' && email && email !== residentEmail,
)
const purposes = [
  'Entrega de paquetería',
  'Reparación de gas',
  'Visita familiar',
  'Servicio de internet',
  'Mudanza',
] as const
const waitedSeconds = [35, 50, 110, 160, 240, 420, 75, 1500, 45, 290, 3900, 90] as const
const outcomes = [
  ...['approved', 'approved', 'approved', 'denied', 'approved'],
  ...['approved', 'by_phone', 'approved', 'approved', 'unanswered'],
]

function request(number: number) {
  const host = pick(hosts, number * 7 + Math.floor(number / 2))
  const outcome = pick(outcomes, number)
  const daysAgo = 2 + ((number * 5) % 26)
  const asked = 8 * 60 + ((number * 97) % (12 * 60))
  const seconds = pick(waitedSeconds, number)
  const entered = asked + Math.ceil(seconds / 60) + 2
  const stay: DemoStay = {
    ...{ days_ago: daysAgo, from: clock(entered), until: clock(entered + 15 + ((number * 23) % 80)) },
    ...(outcome === 'by_phone' ? { by_phone: host.full_name } : {}),
  }
  return {
    ...{
      ...inventedNames(400 + number),
      id: demoId(`past request ${number}`),
      days_ago: daysAgo,
      asked: clock(asked),
      outcome,
    },
    ...{ place: demoId(host.home?.place ?? ''), unit_number: host.home?.unit_number, host: host.full_name },
    ...{ purpose: pick(purposes, number), seconds, document: `INE ${200_000 + number * 7_919}`, left: true },
    stays: outcome === 'approved' || outcome === 'by_phone' ? [stay] : [],
  }
}

const all = Array.from({ length: 48 }, (_, number) => request(number))

export const requests: DemoPart = {
  already: { text: 'select from authorizations where id = any($1)', values: [all.map(({ id }) => id)] },
  async write(owner) {
    // Disables the rule against visits in the past, as for the other past visits of the demo.
    await owner.query('alter table authorizations disable trigger t2_keep_window')
    await owner.query(
      `insert into authorizations (condominium_id, id, unit_number, auth_type, name, last_name, id_document, details, status,
          valid_from, valid_until, created_at, registered_by, registered_by_name, decided_at, decided_by_name, closed_at)
        select r.place, r.id, r.unit_number, 'temporary_visitor', r.name, r.last_name, r.document,
            jsonb_build_object('purpose', r.purpose),
            case r.outcome when 'unanswered' then 'pending_approval' when 'denied' then 'denied' else 'inactive' end,
            at, at + interval '10 hours', at, agent.id, agent.full_name, case when answered then heard end,
            case when answered then r.host end, case when r.outcome = 'by_phone' then heard end
          from json_to_recordset($1) as r (id uuid, place uuid, unit_number text, host text, name text, last_name text, document text,
              purpose text, outcome text, days_ago integer, asked time, seconds integer)
          join condominiums c on c.id = r.place
          cross join lateral (select ((now() at time zone c.time_zone)::date - r.days_ago + r.asked) at time zone c.time_zone as at,
            r.outcome in ('approved', 'denied') as answered) times
          cross join lateral (select at + r.seconds * interval '1 second' as heard) answers
          cross join lateral (
            select p.id, p.full_name from assignments t join profiles p on p.id = t.profile_id and p.user_role = 'agent'
              where t.condominium_id = r.place order by hashtext(r.id::text || p.id) limit 1
          ) agent`,
      [JSON.stringify(all)],
    )
    await owner.query('alter table authorizations enable trigger t2_keep_window')
    await writeRegistrations(
      owner,
      all.map(({ id }) => id),
    )
    await writeStays(owner, all)
    // The guards have already read these.
    await owner.query(
      `insert into notice_marks (profile_id, kind, fact_id)
        select t.profile_id, case a.status when 'pending_approval' then 'new_visitor' when 'denied' then 'visitor_denied'
            else 'visitor_approved' end, a.id
          from authorizations a join assignments t on t.condominium_id = a.condominium_id where a.id = any($1)`,
      [all.map(({ id }) => id)],
    )
  },
}
