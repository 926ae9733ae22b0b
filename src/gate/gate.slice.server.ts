import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { gateCalls } from './recording/gate.server.ts'
import { stationCalls, stationsCalls } from './tablet/stations.server.ts'
import { substituteCalls } from './tablet/substitute/substitutes.server.ts'

export const gateSlice: ServerSlice = {
  calls: [...gateCalls, ...stationsCalls, ...stationCalls, ...substituteCalls],
  audience: { gate: ['agent', 'supervisor', 'admin', 'super_admin'], stations: ['admin', 'super_admin'] },
  sweeps: [
    sql`delete from station_outages where ended_at < now() - interval '1 year'`,
    sql`delete from shifts where started_at < now() - interval '1 year'`,
    sql`delete from number_misses where at < now() - interval '31 days'`,
    sql`delete from gate_changes where changed_at < now() - interval '2 hours'`,
    sql`select access.end_reliefs()`,
    sql`delete from former_agents where until < now() - interval '62 days'`,
    sql`delete from station_keys where ended_at < now() - interval '62 days'`,
    sql`delete from stray_acts where arrived_at < now() - interval '30 days'`,
    sql`delete from stray_counts where day < current_date - 31`,
  ],
}
