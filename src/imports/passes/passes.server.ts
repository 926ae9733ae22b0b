/** `access.import_passes` chooses the hosts of imported passes. */
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { countryThere } from '../../server/database/fragments/condominiumCountry.ts'
import { before, pageOf } from '../../server/database/page.ts'
import type { Shape } from '../../server/database/shape.ts'
import { all, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { passImports } from './passes.contract.ts'
import type { PassFacts } from './passFacts.ts'
import { samplePasses } from './passSamples.server.ts'

/** In the form of `authorizations`: the details contain the gate's facts. */
function stored(facts: PassFacts) {
  const given = (details: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null))
  if (facts.auth_type === 'vehicle') {
    const { vehicle_type, brand, model, color, ...columns } = facts
    return { ...columns, name: `${brand} ${model}`, details: given({ vehicle_type, brand, model, color }) }
  }
  if (facts.auth_type === 'worker') {
    const { work_type, weekdays, hours_from, hours_until, notes, ...columns } = facts
    return { ...columns, details: given({ work_type, weekdays, hours_from, hours_until, notes }) }
  }
  const { notes, ...columns } = facts
  return { ...columns, details: given({ notes }) }
}

function savePasses(
  { condominium_id, import_id, auth_type, lines }: Parsed<typeof passImports.savePasses>,
  { db }: CallContext,
) {
  const wanted = JSON.stringify(lines.map(({ id, facts }) => ({ id, ...stored(facts) })))
  return db.json(
    sql`select access.import_passes(${condominium_id}::uuid, ${import_id}::uuid, ${auth_type}, ${wanted}::jsonb)`,
  )
}

const lists = ({ condominium_id }: Parsed<typeof passImports.lists>, { db }: CallContext) =>
  db.json(sql`select coalesce(json_agg(json_build_object('id', i.import_id, 'auth_type', i.auth_type, 'at', i.at, 'by_name', i.by_name,
      'passes', i.passes, 'time_zone', c.time_zone) order by i.at desc, i.import_id), '[]')
    from (select a.condominium_id, a.import_id, min(a.auth_type) as auth_type, min(a.created_at) as at,
          min(a.imported_by_name) as by_name, count(*) as passes
        from authorizations a where a.condominium_id = ${condominium_id}::uuid and a.import_id is not null
        group by a.condominium_id, a.import_id order by min(a.created_at) desc limit 50) i
      join condominiums c on c.id = i.condominium_id`)

const pass: Shape = {
  id: sql`a.id`,
  unit_number: sql`a.unit_number`,
  name: sql`concat_ws(' ', a.name, a.last_name)`,
  vehicle_plate: sql`a.vehicle_plate`,
  host: sql`p.full_name`,
  inside: sql`a.inside`,
}

function passes({ condominium_id, import_id, after }: Parsed<typeof passImports.passes>, { db }: CallContext) {
  const order = [sql`a.created_at`, sql`a.id`] as const
  const wanted = all([
    sql`a.condominium_id = ${condominium_id}::uuid and a.import_id = ${import_id}::uuid`,
    before(order, after),
  ])
  return db.answer(
    pageOf({
      shape: pass,
      from: sql`from authorizations a join profiles p on p.id = a.resident_id where ${wanted} order by a.created_at desc, a.id desc`,
      cursor: order,
    }),
  )
}

export const passImportCalls = serve(passImports, {
  samplePasses: async ({ language, auth_type }, { db }) => samplePasses(auth_type, language, await countryThere(db)),
  units: ({ condominium_id }, { db }) => db.json(sql`select access.units_with_hosts(${condominium_id}::uuid)`),
  savePasses,
  lists,
  passes,
  endPasses: ({ condominium_id, import_id, id }, { db }) =>
    db.json(sql`select access.end_imported(${condominium_id}::uuid, ${import_id}::uuid, ${id ?? null}::uuid)`),
})
