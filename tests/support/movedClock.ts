/** Runs the program and its own database ahead of the machine's clock, so that a night passes in a minute. */
import { Client } from 'pg'
import { ownDatabase } from '../../src/server/embedded/owner.ts'
import { prepare, startEmbeddedPostgres } from '../../src/server/embedded/start.ts'
import { installationSecret } from '../../src/server/settings/secret.ts'

const setting = 'tests.ahead_ms'
const ahead = `coalesce(nullif(pg_catalog.current_setting('${setting}', true), ''), '0')::pg_catalog.float8 * interval '1 millisecond'`

/** The defaults and policies of tables that are made later use these functions. */
const clocks = [
  ['now', 'stable'],
  ['clock_timestamp', 'volatile'],
].map(
  ([name, kind]) => `alter function pg_catalog.${name}() rename to machine_${name};
    create function pg_catalog.${name}() returns timestamptz language sql ${kind} parallel safe
      as $$ select pg_catalog.machine_${name}() + ${ahead} $$;`,
)

/** Sets the clock for the next start of the program. The first call must come before the program creates its tables. */
export async function moveClock(folder: string, aheadMs: number): Promise<void> {
  const options = { folder, secret: installationSecret({ secret: null, data_folder: folder }) }
  const postgres = await startEmbeddedPostgres(options)
  try {
    const { address, superuser_password: password } = await prepare(options)
    const root = new Client({ ...address, user: 'postgres', database: ownDatabase, password, ssl: false })
    await root.connect()
    const { rowCount } = await root.query("select from pg_proc where proname = 'machine_now'")
    if (rowCount === 0) await root.query(clocks.join('\n'))
    await root.query(`alter database ${ownDatabase} set ${setting} = '${Math.round(aheadMs)}'`)
    await root.end()
  } finally {
    await postgres.stop()
  }
}

/** Loads a module before the program that replaces its Date. */
export function clockAhead(aheadMs: number): NodeJS.ProcessEnv {
  const module = `const Real = Date
    const ahead = ${Math.round(aheadMs)}
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead) }
      static now() { return Real.now() + ahead }
    }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` }
}
