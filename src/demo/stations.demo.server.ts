/** Includes the stations' outages of the last weeks. */
import { type DemoPart, demoId } from './demoPart.server.ts'

const stations = ['encinos', 'torres'].map((place) => ({ id: demoId(`station ${place}`), place: demoId(place) }))
const outages = [
  { station: 'encinos', hours_ago: 75, minutes: 12 },
  { station: 'encinos', hours_ago: 290, minutes: 41 },
  { station: 'torres', hours_ago: 130, minutes: 7 },
].map(({ station, ...one }) => ({
  ...one,
  station: demoId(`station ${station}`),
  id: demoId(`outage ${one.hours_ago}`),
}))

export const gateStations: DemoPart = {
  already: { text: 'select from stations where id = any($1)', values: [stations.map(({ id }) => id)] },
  async write(owner, _, build) {
    // The longest-serving guard uses each station, with the current page.
    await owner.query(
      `insert into stations (condominium_id, id, gate_id, bound_by, build)
        select g.condominium_id, s.id, g.id, a.profile_id, $2 from json_to_recordset($1) as s (id uuid, place uuid)
          cross join lateral (select * from gates g where g.condominium_id = s.place order by g.id limit 1) g
          cross join lateral (select a.profile_id from assignments a join profiles p on p.id = a.profile_id
            where a.condominium_id = s.place and p.user_role = 'agent' order by a.assigned_at, a.profile_id limit 1) a`,
      [JSON.stringify(stations), build],
    )
    await owner.query(
      `insert into station_outages (condominium_id, id, station_id, began_at, ended_at)
        select s.condominium_id, o.id, s.id, began, began + o.minutes * interval '1 minute'
          from json_to_recordset($1) as o (id uuid, station uuid, hours_ago integer, minutes integer)
          join stations s on s.id = o.station
          cross join lateral (select now() - o.hours_ago * interval '1 hour' as began) times`,
      [JSON.stringify(outages)],
    )
  },
}
