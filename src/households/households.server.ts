/** The database decides what each user sees and may do. */
import { serve } from '../server/calls/serve.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { Refusal } from '../shared/refusal.ts'
import { households } from './households.contract.ts'

/** Accepts another spelling: a station may not know yet that the unit was merged. */
const named = (place: string, unit: string): Sql => sql`access.unit_named(${place}::uuid, ${unit})`

export const householdCalls = serve(households, {
  mine: (_, { db }) =>
    db.json(sql`select json_build_object(
        'accounts', coalesce(json_agg(json_build_object('joining', h.joining, 'full_name', h.full_name, 'since', h.since, 'mine', h.mine,
          'may_object', h.may_object, 'objected_at', h.objected_at, 'kept', h.kept,
          'kind', h.kind, 'may_authorize', h.may_authorize, 'may_say_gone', h.may_say_gone,
          'may_set_word', h.may_set_word) order by h.since, h.joining), '[]'),
        'frozen_at', max(h.frozen_at),
        'leaves_at', (access.caller_home()).leaves_at,
        'moves_to', (access.caller_home()).moves_to,
        'may_authorize', (access.caller_home()).barred_at is null,
        'whom_to_ask', access.whom_to_ask(),
        'waits_for_others', access.waits_for_others(),
        'claims', access.caller_claims(),
        'webhook', access.caller_webhook(),
        'owners_watching', access.owners_watching(),
        'permissions', access.permissions_of_home())
      from access.caller_household() h`),
  askPermission: async ({ id, visitor, day, said }, { db }) => {
    await db.executeOrNotFound(
      sql`select from access.ask_permission(${id}::uuid, ${visitor}, ${day}::date, ${said}) done where done`,
    )
  },
  refusePermission: async ({ id, said }, { db }) => {
    await db.executeOrNotFound(sql`select from access.answer_permission(${id}::uuid, null, ${said}) done where done`)
  },
  waitingElsewhere: (_, { db }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('home', e.home, 'unit_number', e.unit_number, 'condominium', e.condominium,
      'request', e.request) order by e.condominium, e.unit_number), '[]') from access.waiting_elsewhere() e`),
  object: async ({ joining }, { db }) => {
    await db.executeOrNotFound(sql`select from access.object_to(${joining}::uuid) done where done`)
  },
  setWord: async ({ joining, may_authorize }, { db }) => {
    await db.executeOrNotFound(
      sql`select from access.set_word(${joining}::uuid, ${may_authorize}::boolean) done where done`,
    )
  },
  sayGone: async ({ id, joining, reason }, { db }) => {
    await db.executeOrNotFound(
      sql`select from access.say_gone(${id}::uuid, ${joining}::uuid, ${reason}) done where done`,
    )
  },
  takeBackGone: async ({ id }, { db }) => {
    await db.executeOrNotFound(sql`select from access.take_back_claim(${id}::uuid) done where done`)
  },
  stopBoth: async ({ id, stops }, { db }) => {
    await db.executeOrNotFound(sql`select from access.stop_both(${id}::uuid, ${stops}::boolean) done where done`)
  },
  answerOwner: async ({ id, agrees }, { db }) => {
    await db.executeOrNotFound(sql`select from access.answer_owner(${id}::uuid, ${agrees}::boolean) done where done`)
  },
  letWebhookAnswer: async ({ answers }, { db }) => {
    await db.executeOrNotFound(sql`select from access.let_webhook_answer(${answers}::boolean) done where done`)
  },
  chooseAsking: async ({ residence_id, asked, quiet_from, quiet_until }, { db }) => {
    await db.executeOrNotFound(
      sql`select from access.choose_asking(${residence_id}::uuid, ${asked}, ${quiet_from}::time, ${quiet_until}::time) done where done`,
    )
  },
  keep: async ({ id, seen }, { db }) => {
    // Another administrator has answered already, or the account was removed.
    const kept = await db.execute(sql`select from access.keep_newcomer(${id}::uuid, ${seen}::int) done where done`)
    if (kept === 0) throw new Refusal('not_found', 404)
  },
  answering: ({ condominium_id, unit_number }, { db }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('name', who.name, 'answers', who.answers,
        'has_phone', who.answers in ('app', 'phone', 'not_started') and who.has_phone,
        'hours', who.hours, 'rings', who.rings) order by who.since, who.place, who.name), '[]') from (
      select p.full_name as name, p.covered_phone is not null as has_phone, r.since, 0 as place, null::json as hours, way.answers,
          case when way.answers = 'app' then case when r.asked = 'never' then 'never'
            when access.is_quiet(r, c.time_zone, now()) then 'quiet' else r.asked end end as rings
        from residences r join profiles p on p.id = r.profile_id and p.approval_status <> 'rejected'
          join condominiums c on c.id = r.condominium_id
          cross join lateral (select case when r.since is null or p.approval_status <> 'approved' then 'not_approved'
            when r.frozen_at is not null then 'on_hold' when not access.may_answer(r) then 'not_allowed' when not p.started then 'not_started'
            else 'app' end as answers) way
        where r.condominium_id = ${condominium_id}::uuid and r.unit_number = ${named(condominium_id, unit_number)} and r.until is null
      union all
      -- Those whom a resident of the home put on its list, while that resident stands.
      select concat_ws(' ', a.name, a.last_name), a.phone_number is not null, null, 0, null, case when a.can_authorize_access then 'phone' else 'not_allowed' end, null
        from authorizations a join residences h on h.condominium_id = a.condominium_id and h.id = a.residence_id
          and access.may_answer(h)
        where a.condominium_id = ${condominium_id}::uuid and a.unit_number = ${named(condominium_id, unit_number)} and a.auth_type = 'co_resident'
          and a.status = 'active' and a.suspended_at is null
      union all
      -- The telephones of the unit, in the order in which they are called.
      select t.name, true, null, t.place, case when t.hour_from is not null then
          json_build_object('from', t.hour_from, 'until', t.hour_until) end, 'phone', null
        from access.called_of_unit(${condominium_id}::uuid, ${named(condominium_id, unit_number)}) t
      union all
      -- The administration, until somebody of the unit does.
      select c.name, false, null, 0, null, 'administration', null from units u join condominiums c on c.id = u.condominium_id
        where u.condominium_id = ${condominium_id}::uuid and u.unit_number = ${named(condominium_id, unit_number)}
          and u.administration_since is not null) who`),
  around: ({ id, unit_number }, { db }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('full_name', p.full_name, 'since', r.since) order by r.since, r.id), '[]')
      from residences mine
      join residences r on r.condominium_id = mine.condominium_id
        and r.unit_number = access.unit_named(mine.condominium_id, coalesce(${unit_number ?? null}, mine.unit_number))
        and r.since is not null and r.until is null and r.profile_id <> mine.profile_id
      join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
      where mine.id = (select f.id from residences f where f.profile_id = ${id} and f.until is null order by f.since nulls first, f.requested_at, f.id limit 1)`),
})
