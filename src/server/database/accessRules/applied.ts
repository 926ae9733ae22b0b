import type pg from 'pg'

export interface AppliedRules {
  readonly hash: string | null
  readonly release: number
  readonly login_hash: string | null
  /** Covers the roles, grants, policies, functions and triggers that the rules created. */
  readonly facts_hash: string | null
}

export async function appliedRules(client: pg.ClientBase): Promise<AppliedRules> {
  const { rows } = await client.query<AppliedRules>('select hash, release, login_hash, facts_hash from applied_rules')
  return rows[0] ?? { hash: null, release: 0, login_hash: null, facts_hash: null }
}

export async function noteRules(client: pg.ClientBase, rules: AppliedRules): Promise<void> {
  await client.query('delete from applied_rules')
  await client.query('insert into applied_rules (hash, release, login_hash, facts_hash) values ($1, $2, $3, $4)', [
    rules.hash,
    rules.release,
    rules.login_hash,
    rules.facts_hash,
  ])
}
