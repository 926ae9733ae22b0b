import { type DemoPart, demoId } from './demoPart.server.ts'

interface DemoRule {
  name: string
  place: string
  unit: string
  kind: 'visit' | 'delivery' | 'taxi' | 'service'
  action: 'let_in' | 'leave_at_gate' | 'ask' | 'refuse'
  company?: string
  person?: string
  hours?: readonly [string, string]
  daily_most?: number
}

const written: readonly DemoRule[] = [
  {
    ...{
      name: 'rule of groceries',
      place: 'encinos',
      unit: 'C-01',
      kind: 'delivery',
      action: 'let_in',
      company: 'Rappi',
    },
    ...{ hours: ['08:00', '21:00'], daily_most: 3 },
  },
  {
    name: 'rule of parcels',
    place: 'encinos',
    unit: 'C-01',
    kind: 'delivery',
    action: 'leave_at_gate',
    company: 'DHL',
  },
  { name: 'rule of gas', place: 'encinos', unit: 'C-04', kind: 'service', action: 'ask' },
  {
    name: 'rule of a salesman',
    place: 'torres',
    unit: 'T1-101',
    kind: 'visit',
    action: 'refuse',
    person: 'Fabián Cuesta',
  },
  {
    name: 'rule of taxis',
    place: 'torres',
    unit: 'T1-201',
    kind: 'taxi',
    action: 'let_in',
    hours: ['06:00', '22:00'],
    daily_most: 4,
  },
]

export const homeRules: DemoPart = {
  already: { text: 'select from home_rules where id = any($1)', values: [written.map(({ name }) => demoId(name))] },
  async write(owner) {
    const rows = written.map(({ name, place, hours, ...one }) => ({
      ...{ ...one, id: demoId(name), place: demoId(place) },
      ...{ hours_from: hours?.[0], hours_until: hours?.[1] },
    }))
    await owner.query(
      `insert into home_rules (condominium_id, id, unit_number, kind, company, name, action, hours_from, hours_until, daily_most,
          made_by_name, created_at)
        select w.place, w.id, w.unit, w.kind, w.company, w.person, w.action, w.hours_from, w.hours_until, w.daily_most, home.full_name,
            now() - interval '20 days'
          from json_to_recordset($1) as w (place uuid, id uuid, unit text, kind text, company text, person text, action text,
            hours_from time, hours_until time, daily_most integer)
          cross join lateral (select p.full_name from residences r join profiles p on p.id = r.profile_id
            where r.condominium_id = w.place and r.unit_number = w.unit and r.until is null order by r.since limit 1) home`,
      [JSON.stringify(rows)],
    )
  },
}
