/** Brings a database from the rules that were applied to those of today, and touches only what differs. */
import type pg from 'pg'
import { productRoles } from './login.ts'
import { type Made, madeIn, type Statement, statementOf } from './statements.ts'

const everybody = ['public', ...productRoles].join(', ')

/** The schemas, the roles and all that is not known by a name of its own change only together with everything else. */
export function canChange(before: readonly string[], now: readonly string[]): boolean {
  const [old, today] = [before.map(statementOf), now.map(statementOf)]
  const fixed = (rules: Statement[]) => rules.flatMap(({ kind, text }) => (kind === 'fixed' ? [text] : [])).join(';')
  return fixed(old) === fixed(today) && [old, today].every((rules) => namedOnce(rules))
}

function namedOnce(rules: readonly Statement[]): boolean {
  const names = rules.flatMap((one) => (one.kind === 'made' ? [one.name] : []))
  return new Set(names).size === names.length
}

export async function changeRules(
  client: pg.ClientBase,
  before: readonly string[],
  now: readonly string[],
): Promise<void> {
  const [old, today] = [new Set(before), new Set(now)]
  const rules = now.map(statementOf)
  const gone = before.filter((text) => !today.has(text)).map(statementOf)
  const heads = new Map(rules.flatMap((one) => (one.kind === 'made' ? [[one.name, one.head]] : [])))
  const stays = ({ name, head }: Made) => head !== null && heads.get(name) === head
  // What depends on it goes with it, and is made again below.
  for (const one of gone.reverse()) if (one.kind === 'made' && !stays(one)) await client.query(one.drop)

  const there = await madeIn(client)
  const bare = new Set<string>()
  for (const one of gone.flatMap((rule) => (rule.kind === 'grant' ? rule.on : []))) {
    if (bare.has(one) || !(there.has(one) || one.startsWith('schema '))) continue
    await client.query(`revoke all on ${one.replace(/^relation /, '')} from ${everybody}`)
    bare.add(one)
  }

  for (const one of rules) {
    if (one.kind === 'grant') {
      if (!old.has(one.text) || one.on.some((name) => bare.has(name))) await client.query(one.text)
    } else if (one.kind === 'made' && !there.has(one.name)) {
      await client.query(one.text)
      bare.add(one.name)
    } else if (one.kind === 'made' && !old.has(one.text)) {
      await client.query(one.text.replace(/^create/i, 'create or replace'))
    }
  }
  await closeNewTables(client)
}

/** Tables that migrations have made since. */
async function closeNewTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ close: string }>(
    `select format('alter table %s enable row level security', oid::regclass) as close from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  )
  for (const { close } of rows) await client.query(close)
}
