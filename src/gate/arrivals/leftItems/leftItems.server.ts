import { type CallContext, serve } from '../../../server/calls/serve.ts'
import { listOf } from '../../../server/database/callerDb.ts'
import type { Due } from '../../../server/database/clock.ts'
import type { Shape } from '../../../server/database/shape.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Parsed } from '../../../shared/contract.ts'
import { leftItems } from './leftItems.contract.ts'

const item: Shape = {
  id: sql`i.id`,
  unit_number: sql`i.unit_number`,
  kind: sql`i.kind`,
  said: sql`i.said`,
  company: sql`i.company`,
  shelf: sql`i.shelf`,
  collector: sql`i.collector`,
  left_at: sql`i.left_at`,
  condominium: { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` },
}

const place = sql`json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone)`

const letCollect = ({ id, collector }: Parsed<typeof leftItems.letCollect>, { db }: CallContext) =>
  db.executeOrNotFound(sql`select from access.let_collect(${id}::uuid, ${collector}) done where done`)

/** The reminders are due in the evening, once a day. */
export const remindersDue: Due = {
  kind: 'left_items',
  fault: 'reminders of items at the gate wait',
  look: sql`select access.remind_of_left_items()`,
}

export const leftItemCalls = serve(leftItems, {
  book: (_, { db }) =>
    db.json(sql`select json_build_object(
      'waiting', (select coalesce(json_agg(json_build_object('id', i.id, 'unit_number', i.unit_number, 'kind', i.kind, 'said', i.said,
            'company', i.company, 'shelf', i.shelf, 'collector', i.collector, 'left_at', i.left_at, 'condominium', ${place},
            'people', access.people_of_home(i.condominium_id, i.unit_number)) order by i.left_at, i.id), '[]')
          from (select w.* from left_items w where w.handed_at is null order by w.left_at limit 500) i
          join condominiums c on c.id = i.condominium_id),
      'handed', (select coalesce(json_agg(json_build_object('id', i.id, 'unit_number', i.unit_number, 'kind', i.kind, 'said', i.said,
            'company', i.company, 'shelf', i.shelf, 'collector', i.collector, 'left_at', i.left_at, 'condominium', ${place}, 'handed_at', i.handed_at, 'handed_to', i.handed_to)
            order by i.handed_at desc, i.id), '[]')
          from (select w.* from left_items w where w.handed_at > now() - interval '7 days' order by w.handed_at desc limit 30) i
          join condominiums c on c.id = i.condominium_id))`),
  mine: (_, { db }) =>
    db.answer(
      listOf(
        item,
        sql`from left_items i join condominiums c on c.id = i.condominium_id
          where i.condominium_id = (access.caller_home()).condominium_id and i.unit_number = (access.caller_home()).unit_number
            and i.handed_at is null order by i.left_at, i.id limit 50`,
      ),
    ),
  letCollect,
})
