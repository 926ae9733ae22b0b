/** Both alarms are finished: one of a home in need, and this month's drill. */
import { type DemoPart, demoId } from './demoPart.server.ts'

const raised = [
  {
    ...{ name: 'fall', place: 'encinos', days_ago: 19, is_test: false, raised_as: 'resident' },
    note: 'Se cayó en la escalera. Llegó la ambulancia.',
  },
  {
    ...{ name: 'drill', place: 'encinos', days_ago: 6, is_test: true, raised_as: 'administration' },
    note: 'Sonó en el acceso principal.',
  },
] as const

export const demoAlarms: DemoPart = {
  already: { text: 'select from alarms where id = any($1)', values: [raised.map(({ name }) => demoId(name))] },
  async write(owner) {
    const rows = raised.map((one) => ({ ...one, id: demoId(one.name), place: demoId(one.place) }))
    await owner.query(
      `with past as (
        select r.*, now() - r.days_ago * interval '1 day' as at from json_to_recordset($1)
          as r (id uuid, place uuid, days_ago integer, is_test boolean, raised_as text, note text)
      )
      insert into alarms (condominium_id, id, pressed_at, raised_at, raised_by, raised_by_name, raised_as, unit_number, is_test, told_at,
          tells_next_at, taken_at, taken_by, taken_by_name, ended_at, ended_by_name, note)
        select a.place, a.id, a.at, a.at, who.id, who.full_name, a.raised_as, who.unit_number, a.is_test, array[a.at],
            null, a.at + interval '20 seconds', guard.id, guard.full_name, a.at + interval '25 minutes', guard.full_name, a.note
          from past a
          cross join lateral (
            select p.id, p.full_name, r.unit_number from residences r join profiles p on p.id = r.profile_id
              where a.raised_as = 'resident' and r.condominium_id = a.place and r.since is not null and r.until is null
            union all
            select p.id, p.full_name, null from assignments s join profiles p on p.id = s.profile_id
              where a.raised_as = 'administration' and s.condominium_id = a.place and p.user_role = 'admin'
            order by 3, 1 limit 1) who
          cross join lateral (select p.id, p.full_name from assignments s join profiles p on p.id = s.profile_id
            where s.condominium_id = a.place and p.user_role = 'agent' order by s.assigned_at, s.profile_id limit 1) guard`,
      [JSON.stringify(rows)],
    )
  },
}
