/** People and places put into a prepared database by its owner, with a session each. */
import type pg from 'pg'
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { newId } from '../../src/shared/ids.ts'
import type { ApprovalStatus, UserRole } from '../../src/shared/roles.ts'

export interface Made {
  readonly id: string
  readonly email: string
  readonly token: string
  /** Identifies the person's residence. */
  readonly home: string
}

export interface Facts {
  user_role: UserRole
  approval_status?: ApprovalStatus
  confirmed?: boolean
  lives?: readonly [condominium: string, unit: string]
  assigned?: readonly string[]
}

export const nameOf = (id: string) => `Ana Pérez ${id.slice(-8)}`

export async function makePerson(owner: pg.Pool, facts: Facts): Promise<Made> {
  const [id, token, home] = [newId(), newToken(), newId()]
  const email = `${id}@garita.test`
  const status = facts.approval_status ?? 'approved'
  await owner.query(
    `insert into profiles (id, full_name, email, user_role, approval_status, email_confirmed_at)
      values ($1, $6, $2, $3, $4, case when $5::boolean then now() end)`,
    [id, email, facts.user_role, status, facts.confirmed ?? true, nameOf(id)],
  )
  await owner.query(`insert into credentials (profile_id, password_hash) values ($1, 'a hash')`, [id])
  await owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at)
      values ($1, $2, $3, 'test', clock_timestamp() + interval '1 day')`,
    [newId(), hashOf(token), id],
  )
  if (facts.lives) {
    await owner.query(
      `insert into residences (condominium_id, id, profile_id, unit_number, since)
        values ($1, $2, $3, $4, case when $5 = 'approved' then now() end)`,
      [facts.lives[0], home, id, facts.lives[1], status],
    )
  }
  for (const condominium of facts.assigned ?? []) {
    await owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [condominium, id])
  }
  return { id, email, token, home }
}

export async function makeCondominium(owner: pg.Pool, name: string, more: { listed?: boolean } = {}): Promise<string> {
  const id = newId()
  await owner.query('insert into condominiums (id, name, listed, invitation_code) values ($1, $2, $3, $4)', [
    id,
    name,
    more.listed ?? true,
    newToken(),
  ])
  return id
}
