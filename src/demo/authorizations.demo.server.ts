/** Also writes some weeks of access log. */
import type { ClientBase } from 'pg'
import { valuesSchema } from '../authorizations/authorizationSchemas.ts'
import type { AuthType } from '../authorizations/kinds.ts'
import { storedValues } from '../authorizations/storedValues.server.ts'
import { carolina } from './carolina.ts'
import { cast, residentEmail } from './cast.ts'
import type { DemoAuthorization } from './demoAuthorization.ts'
import { type DemoPart, demoId } from './demoPart.server.ts'
import { household } from './household.ts'
import { places } from './places.ts'
import { writeStays } from './stays.demo.server.ts'

/** A date in the condominium's time zone. */
function dayIn(timeZone: string, days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone }).format(new Date())
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function written(type: AuthType, { values, window }: DemoAuthorization, timeZone: string) {
  const moment = (days: number, hour?: string) => `${dayIn(timeZone, days)}${hour ? `T${hour}` : ''}`
  const dates = window && { valid_from: moment(window[0], window[2]), valid_until: moment(window[1], window[3]) }
  const parsed = valuesSchema(type).parse({ ...values, ...dates })
  return storedValues(type, { ...parsed })
}

const hosts = cast.filter(({ home, approval_status, email }) => home && approval_status === 'approved' && email)

const rows = () =>
  hosts.flatMap((host, number) => {
    const timeZone = places.find((place) => place.key === host.home?.place)?.time_zone ?? 'UTC'
    return (host.email === residentEmail ? carolina : household(number)).map((one, place) => {
      const { column, details, private_details } = written(one.auth_type, one, timeZone)
      const madeDaysAgo = Math.min(one.made_days_ago, Math.max(host.days_ago - 1, 0))
      return {
        ...column,
        details,
        private_details,
        id: demoId(`${host.address} ${place}`),
        host: demoId(host.address),
        auth_type: one.auth_type,
        status: one.left ? 'inactive' : 'active',
        suspended: one.suspended ?? false,
        made_days_ago: madeDaysAgo,
        // Visitors cannot arrive before their invitation.
        stays: (one.stays ?? []).filter(({ days_ago = 0 }) => days_ago <= madeDaysAgo),
        left: one.left ?? false,
      }
    })
  })

type DemoRow = ReturnType<typeof rows>[number]

async function writeAuthorizations(owner: ClientBase, all: readonly DemoRow[]): Promise<void> {
  await owner.query(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, status, suspended_at,
        name, last_name, id_document, phone_number, vehicle_plate, relationship, can_authorize_access, details, private_details,
        valid_from, valid_until, access_number, created_at, updated_at)
      select r.condominium_id, a.id, r.profile_id, r.id, r.unit_number, a.auth_type, a.status,
        case when a.suspended then now() - interval '20 days' end, a.name, a.last_name, a.id_document, a.phone_number,
        a.vehicle_plate, a.relationship, a.can_authorize_access, a.details::jsonb, a.private_details::jsonb, began, ended,
        case when auth_type = 'temporary_visitor' then access.take_access_number(r.condominium_id, a.id, r.profile_id, ended) end, made, made
      from json_to_recordset($1) as a (id uuid, host uuid, auth_type text, status text, suspended boolean, made_days_ago integer,
          name text, last_name text, id_document text, phone_number text, vehicle_plate text, relationship text,
          can_authorize_access boolean, details text, private_details text, valid_from text, valid_until text)
        join residences r on r.profile_id = a.host and r.since is not null and r.until is null
        join condominiums c on c.id = r.condominium_id,
        lateral (select access.beginning(a.valid_from, c.time_zone) as began, access.ending(a.valid_until, c.time_zone) as ended,
          now() - a.made_days_ago * interval '1 day' - interval '3 hours' as made) times`,
    [JSON.stringify(all)],
  )
}

export const authorizations: DemoPart = {
  already: {
    text: 'select from authorizations where resident_id = any($1)',
    values: [hosts.map(({ address }) => demoId(address))],
  },
  async write(owner) {
    const all = rows()
    // Disables the rule against visits in the past, because the demo needs a history.
    await owner.query('alter table authorizations disable trigger t2_keep_window, disable trigger t3_number_visitor')
    await writeAuthorizations(owner, all)
    await owner.query('alter table authorizations enable trigger t2_keep_window, enable trigger t3_number_visitor')
    await writeStays(owner, all)
  },
}
