import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { hashPassword } from '../../src/session/passwords/passwords.server.ts'
import { session } from '../../src/session/session.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { eventually } from './eventually.ts'
import { ask, type PersonFacts, type TestInstallation, type TestPerson, type Town } from './installation.ts'

export const password = 'un caballo correcto'

export interface Account extends TestPerson {
  password: string
}

// Hashing a password is slow by design: all accounts share one hash.
let hashed: Promise<string> | undefined

export async function account(garita: Town, facts: PersonFacts = {}): Promise<Account> {
  const person = await garita.person(facts)
  hashed ??= hashPassword(password)
  await garita.owner.query('insert into credentials (profile_id, password_hash) values ($1, $2)', [
    person.id,
    await hashed,
  ])
  return { ...person, password }
}

export function signIn(garita: TestInstallation, input: unknown, token: string | null = null) {
  return ask(garita, session.signIn, input, token)
}

export function registration(
  more: Record<string, unknown> = {},
): Record<string, unknown> & { id: string; email: string } {
  const id = newId()
  return {
    id,
    full_name: 'Ana Pérez',
    email: `${id}@garita.test`,
    password,
    phone_number: null,
    language: 'es',
    user_role: 'agent',
    ...more,
  }
}

export function cookieIn({ response }: { response: Response }, name: string): string {
  return new RegExp(`${name}=([^;]*)`).exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

export const tokenIn = (answer: { response: Response }): string => cookieIn(answer, 'garita_session')

export async function sessionOf(garita: TestInstallation, id: string): Promise<TestPerson> {
  const token = newToken()
  await garita.owner.query('update profiles set vouched_at = now(), started = true where id = $1', [id])
  const { rows } = await garita.owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at) select gen_random_uuid(), $1, $2, 'test', now() + interval '1 day'
      returning (select email from profiles where id = $2)`,
    [hashOf(token), id],
  )
  return { id, email: rows[0].email ?? '', token, call: (call, input) => ask(garita, call, input, token) }
}

export async function revisionOf(
  { owner }: TestInstallation,
  id: string,
  table: 'profiles' | 'condominiums' | 'gates' = 'profiles',
): Promise<number> {
  const { rows } = await owner.query<{ revision: number }>(`select revision from ${table} where id = $1`, [id])
  return rows[0]?.revision ?? 1
}

export interface KeptLetter {
  subject: string
  body: string
}

/** Waits for the newest letter to an address; without a mail server the installation stores its letters. */
export function letterTo(garita: TestInstallation, email: string, containing = ''): Promise<KeptLetter> {
  return eventually(async () => {
    const { rows } = await garita.owner.query<KeptLetter>(
      `select subject, body from unsent_messages where recipient = $1 and position($2 in subject || body) > 0
          order by created_at desc, id desc limit 1`,
      [email, containing],
    )
    if (!rows[0]) throw new Error(`no letter to ${email} yet`)
    return rows[0]
  })
}

export const linkIn = (letter: { body: string }): string => /#([\w-]{20,})/.exec(letter.body)?.[1] ?? ''

/** When no job is left, every letter has been written. */
export function allWritten(garita: TestInstallation): Promise<void> {
  return eventually(async () => {
    const { rowCount } = await garita.owner.query('select from jobs')
    if (rowCount !== 0) throw new Error('jobs are left')
  })
}

export async function eventsOf(garita: TestInstallation, who: Account): Promise<Record<string, number>> {
  const { rows } = await garita.owner.query<{ kind: string; count: number }>(
    'select kind, sum(count)::int as count from security_events where profile_id = $1 group by kind',
    [who.id],
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

export async function subjectsTo(garita: TestInstallation, who: Account): Promise<string[]> {
  await allWritten(garita)
  const { rows } = await garita.owner.query<{ subject: string }>(
    'select subject from unsent_messages where recipient = $1',
    [who.email],
  )
  return rows.map(({ subject }) => subject)
}
