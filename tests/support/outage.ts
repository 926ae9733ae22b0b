import type { TestInstallation } from './installation.ts'

async function ownerOver({ owner }: TestInstallation) {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  const login = `garita_login_${name}`
  await owner.query(`grant ${login} to current_user`)
  return { name, login }
}

export async function connectionsOf(garita: TestInstallation, lastQuery = '%'): Promise<number> {
  const { login } = await ownerOver(garita)
  const { rowCount } = await garita.owner.query(
    'select from pg_stat_activity where usename = $1 and (query like $2 or application_name like $2)',
    [login, lastQuery],
  )
  return rowCount ?? 0
}

export async function endConnections(garita: TestInstallation, lastQuery = '%'): Promise<void> {
  const { login } = await ownerOver(garita)
  await garita.owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and (query like $2 or application_name like $2)',
    [login, lastQuery],
  )
}

/** Ends the program's connections and refuses new ones until the returned function is called. */
export async function takeAway(garita: TestInstallation, lastQuery = '%'): Promise<() => Promise<void>> {
  const { name, login } = await ownerOver(garita)
  await garita.owner.query(`revoke connect on database ${name} from ${login}`)
  await endConnections(garita, lastQuery)
  return async () => void (await garita.owner.query(`grant connect on database ${name} to ${login}`))
}
