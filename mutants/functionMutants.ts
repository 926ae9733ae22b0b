import type pg from 'pg'
import { callersOf, definersIn } from '../tests/access/catalog.ts'
import { roles } from '../tests/access/grants.ts'
import { changed, said } from './change.ts'
import type { Mutant } from './mutant.ts'
import { conditionsIn } from './sqlConditions.ts'
import { statementsIn } from './sqlStatements.ts'

interface Found {
  signature: string
  name: string
  body: string
  definition: string
  language: string
  definer: boolean
}

export async function functionMutants(owner: pg.ClientBase): Promise<Mutant[]> {
  const { rows } = await owner.query<Found>(
    `select p.oid::regprocedure::text as signature, proname as name, prosrc as body, prosecdef as definer,
        pg_get_functiondef(p.oid) as definition, lanname as language
      from pg_proc p join pg_language l on l.oid = p.prolang
      where pronamespace = 'access'::regnamespace and prokind = 'f' order by 1`,
  )
  return rows.flatMap((found) => [...bodyMutants(found), ...reachMutants(found)])
}

function bodyMutants({ name, body, definition, language }: Found): Mutant[] {
  const changes = [...conditionsIn(body), ...(language === 'plpgsql' ? statementsIn(body) : [])]
  return changes.map((change) => ({
    name: `function ${name}: ${said(body, change)}`,
    sort: 'function',
    words: [name, ...wordsIn(body.slice(change.start - 60, change.end + 200))],
    change: definition.replace(body, () => changed(body, change)),
  }))
}

/** The last role represents the login, because each database has its own login. */
const everybody = [...roles.map((role) => `garita_${role}`), 'public']

function reachMutants({ signature, name, definer }: Found): Mutant[] {
  const more = (what: string, change: string, listed: Required<Mutant>['listed']): Mutant => ({
    name: `function ${name}: ${what}`,
    sort: 'grant',
    listed,
    words: [],
    change,
  })
  const called = more('called by everybody', `grant execute on function ${signature} to public`, (owner) =>
    callersOf(owner, signature, everybody),
  )
  const anywhere = more('looks for names anywhere', `alter function ${signature} reset search_path`, definersIn)
  return definer ? [called, anywhere] : [called]
}

/** The codes of refusals and the names of tables, which a test of the function most likely contains. */
const wordsIn = (text: string) => [...new Set(text.match(/\b[a-z]+_[a-z_]+\b/g) ?? [])]
