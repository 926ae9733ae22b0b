/** The columns of an authorization that its resident reads. */
import { merged, type Shape, seldom, written } from '../server/database/shape.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { writtenBeginning, writtenEnding } from './writtenDates.ts'

const photo = sql`case when r.photos and a.auth_type in ('co_resident', 'permanent_visitor', 'worker') and a.status = 'active'
    and a.dismissed_at is null and a.residence_id = (select (access.caller_home()).id)
    then coalesce((select f.id::text from pass_photos f where f.condominium_id = a.condominium_id and f.authorization_id = a.id), 'none') end`

export const item: Shape = {
  id: sql`a.id`,
  auth_type: sql`a.auth_type`,
  unit_number: sql`a.unit_number`,
  status: sql`a.status`,
  suspended: sql`a.suspended_at is not null`,
  dismissed: sql`a.dismissed_at is not null`,
  stands: sql`r.stands`,
  inside: sql`a.inside`,
  ever_entered: sql`a.entered_at is not null`,
  people_inside: seldom(
    sql`case when a.inside and access.people_of(a.details) > 1 then access.people_inside(a.inside, a.people_inside, a.details) end`,
  ),
  valid_from: sql`a.valid_from`,
  valid_until: sql`a.valid_until`,
  access_number: sql`a.access_number`,
  unsent: sql`a.unsent`,
  tile: sql`r.tile`,
  photo: seldom(photo),
  revision: sql`a.revision`,
  created_at: sql`a.created_at`,
  imported_by_name: sql`a.imported_by_name`,
  received_from_name: sql`a.received_from_name`,
  values: merged([sql`a.details`, sql`a.private_details`], {
    name: sql`a.name`,
    last_name: sql`a.last_name`,
    id_document: sql`a.id_document`,
    phone_number: sql`a.phone_number`,
    vehicle_plate: sql`a.vehicle_plate`,
    relationship: sql`a.relationship`,
    can_authorize_access: sql`a.can_authorize_access`,
    valid_from: written([sql`a.valid_from`, sql`r.time_zone`], writtenBeginning),
    valid_until: written([sql`a.valid_until`, sql`r.time_zone`], writtenEnding),
  }),
}

/** PostgreSQL reads each home of the reader once. `audienceOf` writes the same value into passes, and the tile is drawn from it. */
export const homes = sql`r as materialized (
    select r.*, ((now() at time zone r.time_zone)::date + 1)::timestamp at time zone r.time_zone as tomorrow from (
      select condominium_id, id, until, access.may_answer(residences) as stands,
          -- A policy hides the condominium of a former home.
          coalesce((select c.time_zone from condominiums c where c.id = condominium_id), access.clock_of(condominium_id)) as time_zone,
          left(encode(sha256(convert_to(condominium_id::text, 'UTF8')), 'hex'), 8) as tile,
          (select c.photos_on_passes from condominiums c where c.id = condominium_id) as photos
        from residences where profile_id = (select access.caller_id())
    ) r
  )`

export const atHome = sql`join r on r.condominium_id = a.condominium_id and r.id = a.residence_id`

/** Needs `homes`. Finds the authorizations first, so that the other tables are read only for them. */
export const itemsFrom = (found: Sql) => sql`from (select a.* from authorizations a ${found}) a ${atHome}`
