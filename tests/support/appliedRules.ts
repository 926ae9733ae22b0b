/** Brings rules to a database as a program that has them would at its start. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { applyRules, type Way } from '../../src/server/database/rules/applyRules.ts'
import { notedRules } from '../../src/server/database/rules/noted.ts'
import { factsOf } from '../../src/server/database/rules/standing.ts'

export interface Brought {
  readonly owner_url: string
  readonly login_password: string
  readonly statements: readonly string[]
  /** What its migration does, if it has one. */
  readonly migration?: string
}

/** Which statements were run, and what the program said. */
export async function bringRules(given: Brought): Promise<{ way: Way; said: string[] }> {
  const client = new pg.Client({ connectionString: given.owner_url })
  await client.connect()
  const said: string[] = []
  try {
    const [noted, facts] = [await notedRules(client), await factsOf(client)]
    if (given.migration) await client.query(given.migration)
    const files = [given.statements.join(';\n')]
    const hash = createHash('sha256').update(files.join()).digest('hex')
    const way = await applyRules(
      client,
      { noted, facts, migrated: given.migration !== undefined },
      {
        login_password: given.login_password,
        say: (words) => void said.push(words),
        rules: { release: noted.release, hash, files },
      },
    )
    return { way, said }
  } finally {
    await client.end()
  }
}

/** As the program that applied them noted them. */
export async function statementsIn(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ statements: string[] }>('select statements from guard_applied')
  return rows[0]?.statements ?? []
}
