import { hostname } from 'node:os'
import pg from 'pg'

const longestName = 63

/** In pg_stat_activity two programs of one database are told apart by the machine and the process of each connection. */
export function nameConnections(part: 'program' | 'command' | 'backup'): void {
  pg.defaults.application_name = `garita ${part} ${hostname()}:${process.pid}`.slice(0, longestName)
}
