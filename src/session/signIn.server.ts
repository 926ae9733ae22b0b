/** Signs in by e-mail or user name, with the same answer and the same work for known and unknown names, and a new token each time. */
import { z } from 'zod'
import type { CallContext } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { hashOf, newToken, ofCell } from '../server/keys/tokens.ts'
import { forgive, type Limit, limit, longerEachTime } from '../server/limits/limits.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { refusal } from '../shared/refusal.ts'
import { factorOf, spendCode } from './account/secondFactor.server.ts'
import { browserHash, browserKnownTo } from './knownBrowsers.server.ts'
import { passwordMatches, type Rank } from './passwords/passwords.server.ts'
import { note, noting } from './security/securityNotes.server.ts'
import type { session } from './session.contract.ts'
import { sessionRefusals } from './session.refusals.ts'
import { deviceName } from './session.rules.ts'

/** A session's acts per minute are limited, so the number of sessions must be limited too. */
const mostSessions = 20

const status = z.object({ known: z.boolean(), familiar: z.boolean(), first: z.boolean(), met: z.boolean() })
const found = z
  .object({
    id: z.string().nullable(),
    email: z.string().nullable(),
    username: z.string().nullable(),
    password_hash: z.string().nullable(),
  })
  .extend(factorOf.shape)
  .extend(status.shape)

export async function signIn(input: Parsed<typeof session.signIn>, context: CallContext) {
  const person = await personWith(input.email, context)
  // A sign-in by e-mail and one by user name are counted together.
  const name = person.email ?? person.username ?? input.email
  const rank: Rank = person.known ? 'known' : person.familiar ? 'familiar' : 'stranger'
  const account = accountLimit(name, rank, context)
  const locked = async (act: string) =>
    act.startsWith(everybodys)
      ? context.watch.see('locked', null, context.request.network)
      : note(context, 'locked', person.id)
  await limit(context, [...limitsOf(name, rank, context), account], locked)
  const matches = await passwordMatches(person.password_hash, input.password, { rank, of: name })
  if (!person.id || !person.password_hash || !matches) {
    await note(context, 'sign_in_failed', person.id)
    throw refusal(sessionRefusals, 'credentials_wrong', 422)
  }
  const self = { ...person, id: person.id, password_hash: person.password_hash }
  const codes = { ...account, act: 'code of', of: rank === 'known' ? account.of : name }
  if (self.confirmed) {
    if (!input.code) throw refusal(sessionRefusals, 'code_needed')
    await limit(context, [codes], () => note(context, 'locked', self.id))
    if (!(await spendCode(context, self, input.code))) {
      await note(context, 'factor_wrong', self.id)
      throw refusal(sessionRefusals, 'code_wrong', 422)
    }
  }
  await openSession(context, self, person)
  await forgive(context, self.confirmed ? [account, codes] : [account])
}

/** Always returns one row, also for an unknown name. An e-mail contains an @, a user name never. */
async function personWith(name: string, context: CallContext): Promise<z.infer<typeof found>> {
  const row = await context.identity.row(
    found,
    sql`select p.id, p.email, p.username, c.password_hash, c.totp_secret, c.totp_confirmed_at is not null as confirmed,
        exists (select from known_browsers b where b.profile_id = p.id and b.token_hash = ${browserHash(context)}::bytea)
          or exists (select from sessions s where s.profile_id = p.id and s.token_hash = ${context.token_hash}::bytea
            and s.expires_at > now()) as known,
        exists (select from security_events e where e.profile_id = p.id and e.kind in ('signed_in', 'new_browser')
          and e.network = ${context.request.network}) as familiar,
        not exists (select from known_browsers b where b.profile_id = p.id)
          and not exists (select from sessions s where s.profile_id = p.id and s.expires_at > now()) as first,
        exists (select from known_browsers b where b.token_hash = ${browserHash(context)}::bytea) as met
      from (select ${name}::text as name) asked
      left join profiles p on ${name.includes('@') ? sql`p.email` : sql`p.username`} = asked.name left join credentials c on c.profile_id = p.id`,
  )
  if (!row) throw new Error('one row for everybody')
  return row
}

const everybodys = 'sign in from'

/**
 * A browser that has signed in to this account before has its own limit, so that its owner always gets in. All others are limited by
 * account and network, so that an attack locks only its own network.
 */
function accountLimit(name: string, rank: Rank, context: CallContext): Limit {
  const own = (browserHash(context) ?? context.token_hash)?.toString('hex')
  const of = rank === 'known' ? `${name} ${own}` : `${name} ${context.request.network}`
  return { act: 'sign in to', of, most: 10, minutes: 5, pauses: longerEachTime }
}

function limitsOf(name: string, rank: Rank, { request }: CallContext): Limit[] {
  if (rank === 'known') return []
  return [
    { act: everybodys, of: request.address, most: 60, minutes: 5 },
    { act: `${everybodys} network`, of: request.network, most: 240, minutes: 5 },
    // A much higher limit for the account from all networks, except where its owner has signed in.
    ...(rank === 'stranger' ? [{ act: 'sign in to it from anywhere', of: name, most: 100, minutes: 60 }] : []),
  ]
}

/**
 * The new token replaces this browser's old one. Checking a password takes time: the checked hash must still be the account's, and the
 * lock makes a concurrent change wait, which then ends this session with the others.
 */
export async function openSession(
  context: CallContext,
  person: { id: string; password_hash: string },
  { known, first, met }: Pick<z.infer<typeof status>, 'known' | 'first' | 'met'>,
): Promise<void> {
  const token = ofCell(context.settings, newToken())
  const browser = browserKnownTo(context, sql`opened`, met)
  // The first sign-in after the registration needs no letter.
  const kind = known || first ? 'signed_in' : 'new_browser'
  const opened = await context.identity.execute(sql`with former as (
      delete from sessions where token_hash = ${context.token_hash}::bytea
    ), oldest as (
      delete from sessions where id in (select id from sessions where profile_id = ${person.id}
        order by last_seen_at desc, id desc offset ${mostSessions - 1}::int)
    ), proven as (
      select profile_id from credentials
      where profile_id = ${person.id} and password_hash = ${person.password_hash} for share
    ), opened as (
      insert into sessions (id, token_hash, profile_id, device, expires_at)
      select ${newId()}, ${hashOf(token)}, profile_id, ${deviceName(context.request.device)}, now() + interval '30 days'
      from proven returning profile_id
    ), ${browser.statement}
    ${noting(context, kind, sql`opened`)}`)
  if (opened === 0) throw refusal(sessionRefusals, 'credentials_wrong', 422)
  context.watch.see(kind, person.id)
  context.keepToken(token)
  context.keepBrowser(browser.token)
}

/** The browser stays known after signing out, even if it signed in before browsers were recorded. */
export async function signOut(_: unknown, context: CallContext) {
  const met = await context.identity.execute(
    sql`select from known_browsers where token_hash = ${browserHash(context)}::bytea limit 1`,
  )
  const browser = browserKnownTo(context, sql`ended`, met === 1)
  const ended = await context.identity.execute(sql`with gone as (
      delete from sessions where token_hash = ${context.token_hash}::bytea returning profile_id, expires_at
    ), ended as (select profile_id from gone where expires_at > now()), ${browser.statement}
    select from ended`)
  if (ended > 0) context.keepBrowser(browser.token)
  context.keepToken(null)
}
