/** The table that joins authorizations of one person is hidden from homes. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { countryThere } from '../../server/database/fragments/condominiumCountry.ts'
import { beginningOf } from '../../server/database/fragments/days.ts'
import { hostStands } from '../../server/database/fragments/hostStands.ts'
import { jsonOf, type Shape } from '../../server/database/shape.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import { tableFile } from '../../server/database/tableFile.ts'
import { ofCell } from '../../server/keys/tokens.ts'
import { limit } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { commonCountry, countries } from '../../shared/countries.ts'
import { speakThere } from '../../shared/countryWords.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { wallClock } from '../../shared/time.ts'
import { atReaders, passFacts, sign } from '../passes/passes.server.ts'
import { hoursText, ofMonth, type Stay, staysOf } from './attendance.rules.ts'
import { workers } from './workers.contract.ts'
import { attendanceTexts } from './workers.messages.ts'
import { workerRefusals } from './workers.refusals.ts'

const weekdays = sql`coalesce(a.details -> 'weekdays', '[]')`

const stands = hostStands(sql`a`)

const engagement: Shape = {
  id: sql`a.id`,
  unit_number: sql`a.unit_number`,
  host: sql`p.full_name`,
  name: sql`a.name`,
  last_name: sql`a.last_name`,
  document: sql`a.masked_document`,
  phone_number: sql`a.phone_number`,
  weekdays,
  hours_from: sql`a.details ->> 'hours_from'`,
  hours_until: sql`a.details ->> 'hours_until'`,
  suspended: sql`a.suspended_at is not null`,
  stands,
  expected: sql`(a.status = 'active' and a.suspended_at is null and ${stands}
    and not access.out_of_hours(a.auth_type, a.details, (select c.time_zone from condominiums c where c.id = a.condominium_id), now()))`,
  inside: sql`a.inside`,
}
const ofHost = sql`left join profiles p on p.id = a.resident_id`

/** Pairs as the database proposes them; `which` names one of them. */
const proposals = (
  place: string,
  which: Sql,
) => sql`(select coalesce(json_agg(json_build_object('by_document', s.by_document,
    'engagements', (select json_agg(${jsonOf(engagement)} order by a.unit_number, a.id) from authorizations a ${ofHost}
      where a.condominium_id = ${place}::uuid and a.id in (s.authorization_id, s.other_id))) order by s.authorization_id, s.other_id), '[]')
  from access.same_workers(${place}::uuid) s where ${which})`

const list = ({ condominium_id }: Parsed<typeof workers.list>, { db }: CallContext) =>
  db.json(sql`select json_build_object('time_zone', c.time_zone, 'proposals', ${proposals(condominium_id, sql`true`)},
      'workers', (select coalesce(json_agg(json_build_object('id', w.worker_id, 'engagements', w.engagements) order by w.name, w.worker_id), '[]')
        from (select e.worker_id, min(a.plain_name) as name, json_agg(${jsonOf(engagement)} order by a.unit_number, a.id) as engagements
          from engagements e join authorizations a on a.condominium_id = e.condominium_id and a.id = e.authorization_id ${ofHost}
          where e.condominium_id = c.id group by e.worker_id order by 2 limit 500) w))
    from condominiums c where c.id = ${condominium_id}::uuid`)

const about = ({ condominium_id, id }: Parsed<typeof workers.about>, { db }: CallContext) =>
  db.json(sql`select json_build_object(
      'engagements', (select coalesce(json_agg(${jsonOf(engagement)} order by a.unit_number, a.id), '[]')
        from engagements mine join engagements e on e.condominium_id = mine.condominium_id and e.worker_id = mine.worker_id
        join authorizations a on a.condominium_id = e.condominium_id and a.id = e.authorization_id ${ofHost}
        where mine.condominium_id = ${condominium_id}::uuid and mine.authorization_id = ${id}::uuid),
      'proposals', ${proposals(condominium_id, sql`${id}::uuid in (s.authorization_id, s.other_id)`)})`)

async function link({ condominium_id, worker_id }: Parsed<typeof workers.link>, context: CallContext) {
  const found = await context.db.execute(
    sql`select from engagements where condominium_id = ${condominium_id}::uuid and worker_id = ${worker_id}::uuid`,
  )
  if (found === 0) throw new Refusal('not_found', 404)
  const named = Buffer.from(worker_id.replaceAll('-', ''), 'hex')
  return { link: ofCell(context.settings, Buffer.concat([named, proofOf(named, context)]).toString('base64url')) }
}

/** Apart from the links of passes, which name one byte more. */
const proofOf = (named: Buffer, { keys }: CallContext) =>
  createHmac('sha256', keys.installation['visitor pages']).update('worker').update(named).digest().subarray(0, 16)

const passages = z.array(z.object({ event_type: z.enum(['entry', 'exit']), at: z.string() }))

const attended = z.object({ time_zone: z.string(), hours_from: z.string().nullable(), passages })

/** Reads the lines of the caller only: the policies of the log leave out all others. Nights at the ends of the month are complete. */
async function attendance({ id, month }: Pick<Parsed<typeof workers.attendance>, 'id' | 'month'>, { db }: CallContext) {
  const first = sql`${`${month}-01`}::date`
  const { text } =
    await db.json(sql`select json_build_object('time_zone', zone.name, 'hours_from', a.details ->> 'hours_from',
      'passages', (select coalesce(json_agg(json_build_object('event_type', l.event_type, 'at', l.occurred_at) order by l.occurred_at, l.id), '[]')
        from access.counted_logs l where l.condominium_id = a.condominium_id and l.authorization_id = a.id and l.event_type in ('entry', 'exit')
          and l.resident_id = access.caller_id()
          and l.occurred_at >= ${beginningOf(sql`${first} - 2`, sql`zone.name`)}
          and l.occurred_at < ${beginningOf(sql`(${first} + interval '1 month')::date + 2`, sql`zone.name`)}))
    from authorizations a cross join lateral (select access.clock_of(a.condominium_id) as name) zone
    where a.id = ${id}::uuid and a.auth_type = 'worker'`)
  const attendance = attended.parse(JSON.parse(text))
  return {
    time_zone: attendance.time_zone,
    stays: ofMonth(staysOf(attendance.passages, attendance.time_zone, attendance.hours_from), month),
  }
}

async function attendanceFile(input: Parsed<typeof workers.attendanceFile>, context: CallContext) {
  const { time_zone, stays } = await attendance(input, context)
  const text = speakThere(attendanceTexts, input.language, await countryThere(context.db))
  const clock = (at: string | null) => {
    if (at === null) return null
    const { minutes } = wallClock(Date.parse(at), time_zone)
    return hoursText(minutes).padStart(5, '0')
  }
  let left: Stay[] = stays
  const rows = {
    total: stays.length,
    next: async () => {
      const some = left
      left = []
      return some
    },
    close: async () => undefined,
  }
  return tableFile(input.format, {
    file_name: `${text.file_name}-${input.month}`,
    rows,
    columns: [
      { header: text.day, cell: ({ day }) => day },
      { header: text.came, cell: ({ came_at }) => clock(came_at) ?? text.was_inside },
      { header: text.left, cell: ({ left_at }) => clock(left_at) },
      { header: text.hours, cell: ({ minutes }) => (minutes === null ? null : hoursText(minutes)) },
    ],
  })
}

const opened = z.object({
  condominium: z.string(),
  country: z.enum(countries).nullable(),
  address: z.string().nullable(),
  time_zone: z.string(),
  shown_at: z.string(),
  homes: z.array(
    z.object({
      unit_number: z.string(),
      host: z.string().nullable(),
      name: z.string(),
      last_name: z.string().nullable(),
      weekdays: z.array(z.int()),
      hours_from: z.string().nullable(),
      hours_until: z.string().nullable(),
      alive: z.boolean(),
      expected: z.boolean(),
      passages,
      pass: passFacts,
    }),
  ),
})

/** The code is that of a home that expects them now, or else of one that still has them: each opens alike. */
async function page({ link: written }: Parsed<typeof workers.page>, context: CallContext) {
  await limit(context, [{ act: 'open pass from', of: context.request.address, most: 120, minutes: 5 }])
  const over = refusal(workerRefusals, 'worker_page_over', 404)
  const bytes = Buffer.from(written.split('.').at(-1) ?? '', 'base64url')
  const named = bytes.subarray(0, 16)
  if (bytes.length !== 32 || !timingSafeEqual(bytes.subarray(16), proofOf(named, context))) throw over
  const found = await context.issuer.row(
    z.object({ page: z.string().nullable() }),
    sql`select access.worker_page(${named.toString('hex')}::uuid) as page`,
  )
  if (!found?.page) throw over
  const { homes, country, time_zone, shown_at, condominium, address } = opened.parse(JSON.parse(found.page))
  const shown = homes.find(({ alive }) => alive)
  if (!shown) throw over
  const month = wallClock(Date.parse(shown_at), time_zone).day.slice(0, 7)
  return {
    ...{ token: await sign(shown.pass, context), ...(await atReaders(shown.pass, context)) },
    ...{ name: shown.name, last_name: shown.last_name, condominium, address, time_zone, month },
    country: commonCountry([{ country, time_zone }]),
    homes: homes.map(({ unit_number, host, weekdays, hours_from, hours_until, alive, expected, passages: came }) => ({
      ...{ unit_number, host, weekdays, hours_from, hours_until, alive, expected },
      stays: ofMonth(staysOf(came, time_zone, hours_from), month),
    })),
  }
}

export const workerCalls = serve(workers, {
  list,
  about,
  join: ({ condominium_id, id, other_id }, { db }) =>
    db.executeOrNotFound(
      sql`select from access.join_workers(${condominium_id}::uuid, ${id}::uuid, ${other_id}::uuid) as reached where reached`,
    ),
  separate: ({ condominium_id, id }, { db }) =>
    db.executeOrNotFound(
      sql`select from access.separate_worker(${condominium_id}::uuid, ${id}::uuid) as reached where reached`,
    ),
  link,
  renewLink: ({ condominium_id, worker_id }, { db }) =>
    db.executeOrNotFound(
      sql`select from access.renew_worker_link(${condominium_id}::uuid, ${worker_id}::uuid) as reached where reached`,
    ),
  attendance: (input, context) => attendance(input, context),
  attendanceFile,
  page,
})
