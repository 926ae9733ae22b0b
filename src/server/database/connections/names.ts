import { hostname } from 'node:os'
import pg from 'pg'

const longestName = 63

/** The names distinguish two programs of one database in pg_stat_activity by machine and process. */
export function nameConnections(part: 'program' | 'command' | 'backup'): void {
  pg.defaults.application_name = `garita ${part} ${hostname()}:${process.pid}`.slice(0, longestName)
}
