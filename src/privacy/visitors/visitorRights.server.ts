import { z } from 'zod'
import { kinds } from '../../authorizations/kinds.ts'
import { mostDays } from '../../server/backup/store.ts'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { readLink } from '../../server/keys/visitLinks.ts'
import { limit } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { refusal } from '../../shared/refusal.ts'
import { visitorRights } from './visitorRights.contract.ts'
import { visitorRightsRefusals } from './visitorRights.refusals.ts'

const over = () => refusal(visitorRightsRefusals, 'visitor_data_over', 404)

async function show({ link }: Parsed<typeof visitorRights.show>, context: CallContext) {
  await limit(context, [{ act: 'open visitor data from', of: context.request.address, most: 120, minutes: 5 }])
  const opened = readLink(link, context)
  if (!opened) throw over()
  const found = await context.issuer.row(
    z.object({ page: z.string().nullable() }),
    sql`select access.kept_of_holder(${opened.pass_id}::uuid, ${opened.generation}::smallint) as page`,
  )
  if (!found?.page) throw over()
  return visitorRights.show.output.parse({
    ...JSON.parse(found.page),
    backup_days: mostDays(context.settings.backup_keep),
  })
}

/** At most five requests a day per pass, and twenty per network. */
async function ask(wish: Parsed<typeof visitorRights.ask>, context: CallContext): Promise<void> {
  const { link, id, kind, said } = wish
  const opened = readLink(link, context)
  await limit(context, [
    { act: 'ask about data from', of: context.request.address, most: 20, minutes: 24 * 60 },
    ...(opened ? [{ act: 'ask about data of', of: opened.pass_id, most: 5, minutes: 24 * 60 }] : []),
  ])
  if (!opened) throw over()
  const wants = kind === 'correction' ? await wanted(wish, context) : {}
  const asked =
    await context.issuer.execute(sql`select from access.ask_of_data(${opened.pass_id}::uuid, ${opened.generation}::smallint,
    ${id}::uuid, ${kind}, ${JSON.stringify(wants)}::jsonb, ${said}) as asked where asked`)
  if (asked === 0) throw over()
}

type Correction = Extract<Parsed<typeof visitorRights.ask>, { kind: 'correction' }>

async function wanted({ link, name, last_name, id_document, vehicle_plate }: Correction, context: CallContext) {
  const { kept } = await show({ link }, context)
  if (!kept) throw over()
  const wants = Object.entries({ name, last_name, id_document, vehicle_plate }).filter(([, value]) => value !== null)
  if (wants.some(([field]) => !(field in kinds[kept.auth_type].fields)))
    throw refusal(visitorRightsRefusals, 'visitor_request_field', 422)
  return Object.fromEntries(wants)
}

/** Names the visitor while the request is pending and for a day; later an administrator needs a reason. */
const listed = sql`json_build_object('id', q.id, 'kind', q.kind, 'asked_at', q.asked_at, 'outcome', q.outcome, 'reason', q.reason,
  'decided_at', q.decided_at, 'decided_by_name', q.decided_by_name, 'unit_number', q.unit_number, 'said', q.said,
  'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone), 'country', c.country,
  'is', case when a.id is not null and a.name <> '—'
      and (q.decided_at is null or q.decided_at > now() - interval '24 hours' or not access.gives_reasons()) then json_build_object('name', a.name, 'last_name', a.last_name,
    'document', a.masked_document, 'vehicle_plate', a.vehicle_plate) end,
  'wants', json_build_object('name', q.name, 'last_name', q.last_name, 'document', q.masked_document, 'vehicle_plate', q.vehicle_plate),
  'possible', q.kind = 'deletion' or coalesce(a.status in ('active', 'approved'), false))`

const from = sql`from visitor_requests q join condominiums c on c.id = q.condominium_id
  left join authorizations a on a.condominium_id = q.condominium_id and a.id = q.authorization_id`

export const visitorRightsCalls = serve(visitorRights, {
  show,
  ask,
  list: (_, { db }) =>
    db.json(sql`select json_build_object(
      'waiting', (select coalesce(json_agg(one order by asked_at, id), '[]') from (
        select ${listed} as one, q.asked_at, q.id ${from} where q.decided_at is null order by q.asked_at, q.id limit 200) w),
      'answered', (select coalesce(json_agg(one order by decided_at desc, id), '[]') from (
        select ${listed} as one, q.decided_at, q.id ${from} where q.decided_at is not null order by q.decided_at desc, q.id limit 50) w))`),
  answer: ({ condominium_id, id, applies, reason }, { db }) =>
    db.executeOrNotFound(
      sql`select from access.answer_visitor_request(${condominium_id}::uuid, ${id}::uuid, ${applies}::boolean, ${reason}) as done where done`,
    ),
})
