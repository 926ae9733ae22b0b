import { randomBytes } from 'node:crypto'
import { superEmail } from './cast.ts'
import { type DemoPart, demoId } from './demoPart.server.ts'
import { places } from './places.ts'

const rows = () =>
  places.map(({ units: _, key, ...place }) => ({
    ...place,
    id: demoId(key),
    invitation_code: randomBytes(16).toString('base64url'),
  }))

export const condominiums: DemoPart = {
  already: { text: 'select from condominiums where id = any($1)', values: [places.map(({ key }) => demoId(key))] },
  async write(owner) {
    await owner.query(
      `insert into condominiums (id, name, address, time_zone, listed, invitation_code, created_by, created_at)
        select id, name, address, time_zone, listed, invitation_code, $2, now() - days_ago * interval '1 day'
        from json_to_recordset($1) as place
          (id uuid, name text, address text, time_zone text, listed boolean, invitation_code text, days_ago integer)`,
      [JSON.stringify(rows()), demoId(superEmail)],
    )
    await owner.query(
      `update condominiums set stays_allowed = true, stay_rules = 'Sin fiestas. Silencio desde las 22:00.' where id = $1`,
      [demoId('encinos')],
    )
  },
}
