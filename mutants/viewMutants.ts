/** The views of the rules: each condition loosened, and the view asked with its owner's rights instead of the asker's. */
import type pg from 'pg'
import type { DatabaseMutant } from './mutant.ts'
import { conditionsIn } from './sqlConditions.ts'
import { changed, said } from './sqlTokens.ts'

const sort = 'view'

export async function viewMutants(owner: pg.ClientBase): Promise<DatabaseMutant[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_viewdef(oid) as definition
      from pg_class where relnamespace = 'access'::regnamespace and relkind = 'v' order by 1`,
  )
  return rows.flatMap(({ name, definition }) => [
    ...conditionsIn(definition).map((change) => ({
      name: `view ${name}: ${said(definition, change)}`,
      sort,
      words: [`access.${name}`, name],
      change: `create or replace view access.${name} with (security_invoker) as ${changed(definition, change)}`,
    })),
    {
      name: `view ${name}: asks as its owner`,
      sort,
      words: [`access.${name}`, name],
      change: `alter view access.${name} reset (security_invoker)`,
    },
  ])
}
