/** Answers the calls about households; the database decides what each user sees and may do. */
import { serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { Refusal } from '../shared/refusal.ts'
import { households } from './households.contract.ts'

export const householdCalls = serve(households, {
  mine: (_, { door }) =>
    door.json(sql`select json_build_object(
        'accounts', coalesce(json_agg(json_build_object('joining', h.joining, 'full_name', h.full_name, 'since', h.since, 'mine', h.mine,
          'may_object', h.may_object, 'objected_at', h.objected_at, 'kept', h.kept) order by h.since, h.joining), '[]'),
        'frozen_at', max(h.frozen_at))
      from access.my_household() h`),
  object: async ({ joining }, { door }) => {
    await door.reach(sql`select from access.object_to(${joining}::uuid) done where done`)
  },
  keep: async ({ id, seen }, { door }) => {
    // Answered already by somebody else, or withdrawn with the account.
    const kept = await door.act(sql`select from access.keep_newcomer(${id}::uuid, ${seen}::int) done where done`)
    if (kept === 0) throw new Refusal('not_found', 404)
  },
  around: ({ id }, { door }) =>
    door.json(sql`select coalesce(json_agg(json_build_object('full_name', p.full_name, 'since', r.since) order by r.since, r.id), '[]')
      from residences mine
      join residences r on r.condominium_id = mine.condominium_id and r.unit_number = mine.unit_number
        and r.since is not null and r.until is null and r.profile_id <> mine.profile_id
      join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
      where mine.profile_id = ${id} and mine.until is null`),
})
