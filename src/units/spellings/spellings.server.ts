import { z } from 'zod'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { listOf } from '../../server/database/callerDb.ts'
import { unitLike } from '../../server/database/fragments/unitSearch.ts'
import { plainly } from '../../server/database/page.ts'
import { jsonOf, type Shape } from '../../server/database/shape.ts'
import { constant, type Sql, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import { unitsLikely } from '../../shared/unitNames.ts'
import { mostLinesCounted, mostPairs, spellings } from './spellings.contract.ts'

const mostFound = 5

const ofUnit = (row: Sql) => sql`${row}.condominium_id = u.condominium_id and ${row}.unit_number = u.unit_number`

const side: Shape = {
  id: sql`u.id`,
  unit_number: sql`u.unit_number`,
  revision: sql`u.revision`,
  tower: sql`u.tower`,
  floor: sql`u.floor`,
  people: sql`(select coalesce(json_agg(p.full_name order by r.since, p.full_name), '[]')
    from residences r join profiles p on p.id = r.profile_id where ${ofUnit(sql`r`)} and r.since is not null and r.until is null)`,
  asking: sql`(select count(*) from residences r where ${ofUnit(sql`r`)} and r.since is null and r.until is null)`,
  authorized: sql`(select count(*) from authorizations a where ${ofUnit(sql`a`)} and access.host_stands(a.condominium_id, a.residence_id)
    and (access.in_force(a.auth_type, a.status, a.suspended_at, a.valid_from, a.valid_until) or a.auth_type = 'pet' and a.status = 'active'))`,
  waiting: sql`(select count(*) from authorizations a where ${ofUnit(sql`a`)} and a.resident_id is null and a.status = 'pending_approval'
    and a.closed_at is null and a.created_at > now() - access.time_to_answer())`,
  phones: sql`jsonb_array_length(u.phones)`,
  has_code: sql`exists (select from unit_codes k where ${ofUnit(sql`k`)} and k.ended_at is null and k.expires_at > now())`,
  lines: sql`(select count(*) from (select from access_logs l where l.condominium_id = u.condominium_id
    and l.unit_number = any(array(select access.spellings_of(u.condominium_id, u.unit_number)))
    limit ${constant(mostLinesCounted + 1)}) counted)`,
}
const theSide = (place: string, id: Sql) =>
  sql`lateral (select ${jsonOf(side)} as told, u.unit_order from units u where u.condominium_id = ${place}::uuid and u.id = ${id})`

function alike({ condominium_id }: Parsed<typeof spellings.alike>, { db }: CallContext) {
  return db.json(sql`with s as materialized (select * from access.alike_unit_pairs(${condominium_id}::uuid, ${constant(mostPairs + 1)}))
    select json_build_object('more', (select count(*) from s) > ${constant(mostPairs)},
      'pairs', coalesce(json_agg(json_build_object('one', one.told, 'other', other.told)
        order by one.unit_order collate "C", other.unit_order collate "C"), '[]'))
    from (select * from s limit ${constant(mostPairs)}) s, ${theSide(condominium_id, sql`s.one`)} one, ${theSide(condominium_id, sql`s.other`)} other`)
}

async function differ({ condominium_id, one_id, other_id }: Parsed<typeof spellings.differ>, { db }: CallContext) {
  await db.execute(sql`insert into unit_differences (condominium_id, one_id, other_id)
    select ${condominium_id}::uuid, least(a.id, b.id), greatest(a.id, b.id) from units a join units b on b.condominium_id = a.condominium_id
      where a.condominium_id = ${condominium_id}::uuid and a.id = ${one_id}::uuid and b.id = ${other_id}::uuid and a.id <> b.id
    on conflict do nothing`)
  // A repeated or simultaneous separation succeeds.
  await db.executeOrNotFound(sql`select from unit_differences d where d.condominium_id = ${condominium_id}::uuid
    and d.one_id = least(${one_id}::uuid, ${other_id}::uuid) and d.other_id = greatest(${one_id}::uuid, ${other_id}::uuid)`)
}

async function merge(input: Parsed<typeof spellings.merge>, { db }: CallContext) {
  await db.executeOrNotFound(sql`select from access.merge_units(${input.condominium_id}::uuid, ${input.kept_id}::uuid, ${input.gone_id}::uuid,
    ${input.kept_revision}::int, ${input.gone_revision}::int) done where done`)
}

async function addAlias({ condominium_id, id, alias }: Parsed<typeof spellings.addAlias>, { db }: CallContext) {
  const added = await db.execute(sql`insert into unit_aliases (condominium_id, alias, unit_id)
    select u.condominium_id, ${alias}, u.id from units u where u.condominium_id = ${condominium_id}::uuid and u.id = ${id}::uuid
    on conflict do nothing`)
  if (added > 0) return
  const one = sql`condominium_id = ${condominium_id}::uuid`
  if ((await db.execute(sql`select from unit_aliases where ${one} and alias = ${alias} and unit_id = ${id}::uuid`)) > 0)
    return
  const known = await db.execute(sql`select from units where ${one} and id = ${id}::uuid`)
  throw known > 0 ? new Refusal('unit_alias_taken', 409) : new Refusal('not_found', 404)
}

/** A repeated removal succeeds. */
async function removeAlias({ condominium_id, id, alias }: Parsed<typeof spellings.removeAlias>, { db }: CallContext) {
  const one = sql`condominium_id = ${condominium_id}::uuid`
  const gone = await db.execute(
    sql`delete from unit_aliases where ${one} and unit_id = ${id}::uuid and alias = ${alias}`,
  )
  if (gone > 0) return
  if ((await db.execute(sql`select from unit_aliases where ${one} and unit_id = ${id}::uuid and alias = ${alias}`)) > 0)
    throw new Refusal('unit_alias_merged', 409)
  await db.executeOrNotFound(sql`select from units where ${one} and id = ${id}::uuid`)
}

const spelled = ({ condominium_id }: Parsed<typeof spellings.spelled>, { db }: CallContext) =>
  db.json(sql`select coalesce(json_agg(json_build_array(a.alias, u.unit_number) order by a.alias), '[]')
    from unit_aliases a join units u on u.condominium_id = a.condominium_id and u.id = a.unit_id
    where a.condominium_id = ${condominium_id}::uuid`)

const known = z.object({
  unit: z.string().nullable(),
  people: z.array(z.string()),
  alike: z.boolean(),
  units: z.array(z.string()),
  spellings: z.array(z.tuple([z.string(), z.string()])),
})

async function meant({ condominium_id, written }: Parsed<typeof spellings.meant>, { db }: CallContext) {
  const place = sql`${condominium_id}::uuid`
  const { text } = await db.json(sql`with named as materialized (select u.unit_number from units u
      where u.condominium_id = ${place} and u.unit_number = access.unit_named(${place}, ${written}))
    select json_build_object('unit', (select n.unit_number from named n),
      'people', (select coalesce(json_agg(p.full_name order by r.since, p.full_name), '[]')
        from named n join residences r on r.condominium_id = ${place} and r.unit_number = n.unit_number and r.since is not null and r.until is null
          join profiles p on p.id = r.profile_id),
      'alike', exists (select from access.units_alike(${place}, ${written})),
      'units', (select coalesce(json_agg(u.unit_number), '[]') from units u where u.condominium_id = ${place} and not exists (select from named)),
      'spellings', (select coalesce(json_agg(json_build_array(a.alias, u.unit_number)), '[]') from unit_aliases a
        join units u on u.condominium_id = a.condominium_id and u.id = a.unit_id
        where a.condominium_id = ${place} and not exists (select from named)))`)
  const { units, spellings: others, ...found } = known.parse(JSON.parse(text))
  return { ...found, likely: unitsLikely(written, units, others) }
}

const foundUnit: Shape = {
  id: sql`u.id`,
  condominium_id: sql`u.condominium_id`,
  condominium: sql`c.name`,
  unit_number: sql`u.unit_number`,
  people: sql`(select count(*) from residences r where ${ofUnit(sql`r`)} and r.since is not null and r.until is null)`,
}

/** Matches any spelling; the exact number comes first. */
function find({ search, condominium_id }: Parsed<typeof spellings.find>, { db }: CallContext) {
  const likely = sql`(plain(u.unit_number) like ${plainly(search)} or ${unitLike({ place: sql`u.condominium_id`, unit: sql`u.unit_number` }, search)}
    or u.written_key = (select unit_key(${search})))`
  return db.answer(
    listOf(
      foundUnit,
      sql`from units u join condominiums c on c.id = u.condominium_id
        where c.archived_at is null and ${condominium_id ? sql`u.condominium_id = ${condominium_id}::uuid` : sql`true`}
          and ${search.trim() === '' ? sql`false` : likely}
        order by u.written_key <> (select unit_key(${search})), length(u.unit_number), u.unit_order collate "C", u.id
        limit ${constant(mostFound)}`,
    ),
  )
}

export const spellingCalls = serve(spellings, { alike, differ, merge, addAlias, removeAlias, spelled, meant, find })
