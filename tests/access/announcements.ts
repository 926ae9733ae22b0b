/** Acts on each announcing table, with people in angle brackets, and the expected announcements. */

import { sliceFacts } from '../slices/slices.ts'

export interface Announced {
  readonly what: string
  readonly before?: readonly string[]
  readonly act: string
  readonly says: readonly string[]
}

const post = 'insert into assignments (condominium_id, profile_id) values (<here>, <agent>)'
const home = `insert into residences (condominium_id, id, profile_id, unit_number, since, until)
  values (<here>, gen_random_uuid(), <resident>, '909', now(), now())`
const livesBeside = `insert into residences (condominium_id, id, profile_id, unit_number, since)
  values (<here>, <agent>, <agent>, '102', now())`
const objection = `insert into residence_objections (condominium_id, id, residence_id, joining, profile_id, by_name)
  select condominium_id, gen_random_uuid(), id, joining, <neighbor>, 'Ana' from residences where id = <agent>`
const gate = `insert into gates (condominium_id, id, name) values (<here>, gen_random_uuid(), <agent>)`
const device = `insert into gate_devices (condominium_id, id, gate_id, name, key_hash)
  select <here>, gen_random_uuid(), id, <agent>, sha256(<agent>) from gates where condominium_id = <here> and name = 'Norte'`
const tablet = `insert into enrolled_stations (condominium_id, id, gate_id, name)
  select <here>, gen_random_uuid(), id, <agent> from gates where condominium_id = <here> and name = 'Norte'`
const passKey = `insert into pass_keys (condominium_id, key_id, public_key, sealed_private_key)
  values (<here>, 77, sha256(<agent>), '\\x00')`
const pet = `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name)
  select condominium_id, gen_random_uuid(), profile_id, id, unit_number, 'pet', <agent> from residences
    where profile_id = <resident> and until is null`
const request = `insert into authorizations (condominium_id, id, unit_number, auth_type, name, status, valid_from, valid_until)
  values (<here>, gen_random_uuid(), '101', 'temporary_visitor', <agent>, 'pending_approval', now(), now() + interval '1 day')`
const entry = (
  whose: string,
) => `insert into access_logs (condominium_id, id, authorization_id, event_type, resident_id,
    unit_number, actor_role, actor_name)
  values (<here>, gen_random_uuid(), gen_random_uuid(), 'document_revealed', ${whose}, '101', 'agent', 'Gus')`
/** One resident has one booking for these hours. */
const freed = `update amenity_reservations set status = 'cancelled' where resident_id = <resident>`
const booking = `insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number,
    reservation_date, start_time, end_time, purpose)
  select r.condominium_id, gen_random_uuid(), m.id, r.profile_id, r.id, r.unit_number, current_date + 5, '10:00', '11:00', <agent>
    from residences r join amenities m on m.condominium_id = r.condominium_id and m.amenity_type = 'clubhouse'
    where r.profile_id = <resident> and r.until is null`
const guest = `insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
  select condominium_id, gen_random_uuid(), id, resident_id, 1, 'Eva' from amenity_reservations where purpose = <agent>`
const unitCode = `insert into unit_codes (condominium_id, id, unit_number, code_hash, made_by_name)
  values (<here>, gen_random_uuid(), 'VACÍA', sha256(<agent>), 'Ana')`
const engagement =
  'insert into engagements (condominium_id, authorization_id, worker_id) values (<here>, gen_random_uuid(), gen_random_uuid())'
const delivery = (kind: string) => `insert into deliveries (condominium_id, kind, fact_id, profile_id, channel)
  values (<here>, '${kind}', <agent>, <resident>, 'push')`
const mark = `insert into notice_marks (profile_id, kind, fact_id, read_at)
  values (<resident>, 'visitor_entered', <agent>, now())`
const miss = (pauses: boolean) =>
  `insert into number_misses (condominium_id, id, who, pauses) values (<here>, gen_random_uuid(), <agent>, ${pauses})`
const wish = 'insert into notice_preferences (profile_id) values (<agent>)'
const removal = 'insert into removal_requests (profile_id) values (<agent>)'

const ofResident = (topic: string) => [`${topic} here`, `${topic} resident`]
const ofUnit = (topic: string) => [...ofResident(topic), `${topic} room_mate`]

const homeRule = `insert into home_rules (condominium_id, id, unit_number, kind, action, made_by_name)
  values (<here>, gen_random_uuid(), '101', 'delivery', 'ask', 'Ana')`
const leftItem = `insert into left_items (condominium_id, id, unit_number, kind, left_at, taken_by_name)
  values (<here>, gen_random_uuid(), '101', 'package', now(), 'Gus')`
const incident = `insert into incidents (condominium_id, id, kind, occurred_at, written_at, what_happened, actor_id, actor_name)
  values (<here>, gen_random_uuid(), 'noise', now(), now(), 'Fiesta', <agent>, 'Gus')`

export const announced: readonly Announced[] = [
  ...sliceFacts.flatMap((slice) => slice.announced ?? []),
  {
    what: 'a profile of a resident, also to the staff of their condominium',
    act: `update profiles set full_name = <agent> where id = <resident>`,
    says: ['audit here', 'people', 'people here', 'session resident'],
  },
  {
    what: 'a profile without a condominium',
    act: `update profiles set language = 'en' where id = <agent>`,
    says: ['people', 'session agent'],
  },
  {
    what: 'a profile of a guard, to the condominium where they work',
    before: [post],
    act: `update profiles set language = 'en' where id = <agent>`,
    says: ['people', 'people here', 'session agent'],
  },
  {
    what: 'an account',
    before: ['delete from profiles where id = <agent>'],
    act: `insert into profiles (id, full_name, email, user_role) values (<agent>, 'Ana', <agent> || '@b.test', 'agent')`,
    says: ['people', 'session agent'],
  },
  {
    what: 'an account that is removed',
    act: 'delete from profiles where id = <agent>',
    says: ['audit', 'people', 'session agent'],
  },
  { what: 'an assignment', act: post, says: ['audit here', 'people here', 'people agent'] },
  {
    what: 'a replacement of all pass keys',
    act: 'insert into key_changes (condominium_id, id) values (<here>, gen_random_uuid())',
    says: ['gate here'],
  },
  { what: 'a new pass key', act: passKey, says: ['gate here'] },
  {
    what: 'a pass key that no longer verifies',
    act: 'update pass_keys set verifies_until = now() where condominium_id = <here>',
    says: ['gate here'],
  },
  {
    what: 'an assignment that is corrected',
    before: [post],
    act: 'update assignments set assigned_at = now() where profile_id = <agent>',
    says: ['people here', 'people agent'],
  },
  {
    what: 'an assignment that is deleted',
    before: [post],
    act: 'delete from assignments where profile_id = <agent>',
    says: ['audit here', 'people here', 'people agent'],
  },
  { what: 'a home', act: home, says: ['audit here', ...ofResident('people')] },
  {
    what: 'a home that is corrected',
    before: [home],
    act: `update residences set unit_number = '910' where unit_number = '909' and profile_id = <resident>`,
    // The unit changes, so stations and the resident's session get the announcement, too.
    says: ['audit here', 'authorizations here', ...ofResident('people'), 'session resident'],
  },
  {
    what: 'a home that is deleted',
    before: [home],
    act: `delete from residences where until is not null and condominium_id = <here> and profile_id = <resident>`,
    says: ofResident('people'),
  },
  {
    what: 'a home that is approved, also to those who live there',
    before: [
      `insert into residences (condominium_id, id, profile_id, unit_number) values (<here>, gen_random_uuid(), <agent>, '102')`,
    ],
    act: `update residences set since = now() where profile_id = <agent>`,
    says: ['audit here', 'authorizations here', 'people here', 'people agent', 'people neighbor', 'session agent'],
  },
  {
    what: 'a home that is frozen, to the gates and its resident',
    before: [livesBeside],
    act: `update residences set frozen_at = now() where profile_id = <agent>`,
    says: ['audit here', 'authorizations here', 'people here', 'people agent', 'session agent'],
  },
  {
    what: 'an owner of a unit, to them and the administration, and to nobody of the home',
    act: `insert into owners (condominium_id, id, profile_id, unit_number) select <here>, gen_random_uuid(), <agent>, unit_number
      from units where condominium_id = <here> limit 1`,
    says: ['audit here', 'session agent', 'units here'],
  },
  {
    what: 'a question of an owner, to the home',
    before: [
      `insert into units (condominium_id, id, unit_number) values (<here>, gen_random_uuid(), '909')`,
      `insert into residences (condominium_id, id, profile_id, unit_number, since) values (<here>, gen_random_uuid(), <neighbor>, '909', now())`,
      `insert into owners (condominium_id, id, profile_id, unit_number) values (<here>, gen_random_uuid(), <agent>, '909')`,
    ],
    act: `update owners set asking = gen_random_uuid(), asked_at = now(), asked_by_name = 'Ana' where profile_id = <agent>`,
    says: ['audit here', 'people neighbor', 'session agent', 'units here'],
  },
  {
    what: 'an objection',
    before: [livesBeside],
    act: objection,
    says: ['people here', 'people neighbor'],
  },
  {
    what: 'an objection that is answered',
    before: [livesBeside, objection],
    act: `update residence_objections set answered_at = now(), answer = 'kept' where residence_id = <agent>`,
    says: ['people here', 'people neighbor'],
  },
  { what: 'a gate', act: gate, says: ['audit here', 'gate here'] },
  {
    what: 'an offline event about an unknown person',
    act: `insert into stray_acts (condominium_id, id, sent_by, sent_by_name, kind, at, said)
      values (<here>, gen_random_uuid(), <agent>, 'Gus', 'entry', now(), '{}')`,
    says: ['gate here'],
  },
  {
    what: 'a rule of a home, to gates and to who lives there',
    act: homeRule,
    says: ['authorizations here', 'authorizations resident', 'authorizations room_mate'],
  },
  {
    what: 'something left at the gate, to staff and to the home',
    act: leftItem,
    says: ['left_items here', 'left_items resident', 'left_items room_mate'],
  },
  {
    what: 'an ask of a home, to who lives there',
    act: `insert into permission_asks (condominium_id, id, residence_id, joining, unit_number, asked_by, asked_by_name, visitor, day, ends_at)
      select condominium_id, gen_random_uuid(), id, joining, unit_number, profile_id, 'Ana', 'Luis', current_date, now() from residences
        where profile_id = <resident> and until is null`,
    says: ['people resident', 'people room_mate'],
  },
  { what: 'an incident', act: incident, says: ['incidents here'] },
  {
    what: 'an incident that is closed',
    before: [incident],
    act: 'update incidents set closed_at = now() where actor_id = <agent>',
    says: ['incidents here'],
  },
  {
    what: 'an incident whose term is over',
    before: [incident, `update incidents set last_at = now() - interval '2000 days' where actor_id = <agent>`],
    act: 'delete from incidents where actor_id = <agent>',
    says: ['incidents here'],
  },
  {
    what: 'a gate’s name',
    before: [gate],
    act: `update gates set name = 'x' || name where name = <agent>`,
    says: ['audit here', 'gate here'],
  },
  {
    what: 'a gate that is deleted',
    before: [gate],
    act: 'delete from gates where name = <agent>',
    says: ['audit here', 'gate here'],
  },
  { what: 'a device', act: device, says: ['audit here', 'gate here'] },
  {
    what: 'a tablet that takes its code',
    before: [tablet],
    act: `update enrolled_stations set station_id = id, enrolled_at = now(), token_hash = sha256(<agent>) where name = <agent>`,
    says: ['stations here'],
  },
  {
    what: 'the contact of a tablet, to nobody',
    before: [tablet],
    act: 'update enrolled_stations set seen_at = now() where name = <agent>',
    says: [],
  },
  {
    what: 'a shift',
    act: `insert into shifts (condominium_id, id, station_id, gate_id, profile_id, started_at)
      values (<here>, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), <agent>, now())`,
    says: ['stations here'],
  },
  {
    what: 'a device that is revoked',
    before: [device],
    act: 'update gate_devices set revoked_at = now() where name = <agent>',
    says: ['audit here', 'gate here'],
  },
  { what: 'a mistyped number, to nobody', act: miss(false), says: [] },
  { what: 'a mistyped number that pauses numbers', act: miss(true), says: ['gate here'] },
  {
    what: 'a condominium',
    act: 'insert into condominiums (id, name, invitation_code) values (<agent>, <agent>, <agent>)',
    says: ['audit agent', 'condominiums agent', 'gate agent'],
  },
  {
    what: 'a condominium that is changed',
    act: 'update condominiums set address = <agent> where id = <here>',
    says: ['audit here', 'condominiums here'],
  },
  {
    what: 'an amenity’s rules',
    act: `update amenities set house_rules = <agent> where condominium_id = <here> and amenity_type = 'gym'`,
    says: ['amenities here', 'audit here'],
  },
  { what: 'an authorization', act: pet, says: ofResident('authorizations') },
  {
    what: 'an authorization that is changed',
    before: [pet],
    act: `update authorizations set relationship = 'x' where name = <agent>`,
    says: ofResident('authorizations'),
  },
  {
    what: 'an authorization that is deleted',
    before: [pet],
    act: 'delete from authorizations where name = <agent>',
    says: [...ofResident('access_logs'), ...ofResident('authorizations')],
  },
  {
    what: 'a request, to all of its unit',
    act: request,
    says: ofUnit('authorizations'),
  },
  {
    what: 'a log line about an authorization of a resident',
    act: entry('<resident>'),
    says: ofResident('access_logs'),
  },
  { what: 'a log line about a visit of a unit', act: entry('null'), says: ofUnit('access_logs') },
  { what: 'a booking', act: booking, says: ofResident('amenities') },
  {
    what: 'a booking that is answered',
    before: [freed, booking],
    act: `update amenity_reservations set status = 'approved' where purpose = <agent>`,
    says: ofResident('amenities'),
  },
  {
    what: 'a booking that is deleted',
    before: [freed, booking],
    act: 'delete from amenity_reservations where purpose = <agent>',
    says: ofResident('amenities'),
  },
  { what: 'a guest', before: [freed, booking], act: guest, says: ofResident('amenities') },
  {
    what: 'a guest who is renamed',
    before: [freed, booking, guest],
    act: `update reservation_guests g set name = 'Ema' from amenity_reservations b
      where b.id = g.reservation_id and b.purpose = <agent>`,
    says: ofResident('amenities'),
  },
  // Only the staff: no home learns that another one has the same worker.
  {
    what: 'a worker of several homes',
    act: engagement,
    says: ['authorizations here'],
  },
  {
    what: 'a worker of several homes, with another link',
    before: ['delete from engagements', engagement],
    act: 'update engagements set worker_id = gen_random_uuid() where condominium_id = <here>',
    says: ['authorizations here'],
  },
  {
    what: 'a worker of several homes, taken apart',
    before: ['delete from engagements', engagement],
    act: 'delete from engagements where condominium_id = <here>',
    says: ['authorizations here'],
  },
  {
    what: 'a code of a unit',
    act: unitCode,
    says: ['audit here', 'people here'],
  },
  {
    what: 'a code of a unit that is ended',
    before: ['delete from unit_codes', unitCode],
    act: 'update unit_codes set ended_at = now() where code_hash = sha256(<agent>)',
    says: ['audit here', 'people here'],
  },
  { what: 'a delivery of a request', act: delivery('visitor_approval_request'), says: ['deliveries here'] },
  {
    what: 'a delivery of a request that was shown',
    before: [delivery('visitor_approval_request')],
    act: 'update deliveries set shown_at = now() where fact_id = <agent>',
    says: ['deliveries here'],
  },
  { what: 'a delivery of another notice, to nobody', act: delivery('visitor_entered'), says: [] },
  { what: 'a notice that was read', act: mark, says: ['notices resident'] },
  {
    what: 'a notice that is marked again',
    before: [mark],
    act: 'update notice_marks set read_at = now() where fact_id = <agent>',
    says: ['notices resident'],
  },
  { what: 'a new preference about e-mails', act: wish, says: ['notices agent'] },
  {
    what: 'a changed preference about e-mails',
    before: [wish],
    act: 'update notice_preferences set by_mail = false where profile_id = <agent>',
    says: ['notices agent'],
  },
  {
    what: 'what a visitor asks, to the administration and the host',
    before: [pet],
    act: `insert into visitor_requests (condominium_id, id, authorization_id, unit_number, pass_id, pass_generation, kind)
      select condominium_id, gen_random_uuid(), id, unit_number, pass_id, pass_generation, 'deletion' from authorizations
        where name = <agent>`,
    says: ofResident('visitor_requests'),
  },
  { what: 'a session that ends', act: 'delete from sessions where profile_id = <agent>', says: ['session agent'] },
  { what: 'a removal request', before: [post], act: removal, says: ['people here', 'privacy agent'] },
  {
    what: 'a removal request that is withdrawn',
    before: [removal],
    act: 'delete from removal_requests where profile_id = <agent>',
    says: ['people', 'privacy agent'],
  },
  {
    what: 'an e-mail that could not be sent',
    act: `insert into unsent_messages (id, recipient, subject, body) values (<agent>, 'a@b.test', '', '')`,
    says: ['mail'],
  },
  {
    what: 'an unsent e-mail that is deleted',
    before: [`insert into unsent_messages (id, recipient, subject, body) values (<agent>, 'a@b.test', '', '')`],
    act: 'delete from unsent_messages where id = <agent>',
    says: ['mail'],
  },
]
