/** Signing in and out: by e-mail or user name: the same answer and the same work for known and unknown names, a new token each time. */
import { z } from 'zod'
import type { Asking } from '../server/calls/serve.ts'
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

/** What a session may do in a minute is limited, so their number is: signing in again would be a way around it. */
const mostSessions = 20

/** How the account stands to the browser that asks. */
const standing = z.object({ known: z.boolean(), familiar: z.boolean(), first: z.boolean(), met: z.boolean() })
const found = z
  .object({
    id: z.string().nullable(),
    email: z.string().nullable(),
    username: z.string().nullable(),
    password_hash: z.string().nullable(),
  })
  .extend(factorOf.shape)
  .extend(standing.shape)

export async function signIn(input: Parsed<typeof session.signIn>, asking: Asking) {
  const person = await personWith(input.email, asking)
  // By either of their names the same account is counted.
  const name = person.email ?? person.username ?? input.email
  const rank: Rank = person.known ? 'known' : person.familiar ? 'familiar' : 'stranger'
  const account = accountLimit(name, rank, asking)
  const locked = async (act: string) =>
    act.startsWith(everybodys)
      ? asking.watch.see('locked', null, asking.request.network)
      : note(asking, 'locked', person.id)
  await limit(asking, [...limitsOf(name, rank, asking), account], locked)
  const matches = await passwordMatches(person.password_hash, input.password, { rank, of: name })
  if (!person.id || !person.password_hash || !matches) {
    await note(asking, 'sign_in_failed', person.id)
    throw refusal(sessionRefusals, 'credentials_wrong', 422)
  }
  const self = { ...person, id: person.id, password_hash: person.password_hash }
  const codes = { ...account, act: 'code of', of: rank === 'known' ? account.of : name }
  if (self.confirmed) {
    if (!input.code) throw refusal(sessionRefusals, 'code_needed')
    await limit(asking, [codes], () => note(asking, 'locked', self.id))
    if (!(await spendCode(asking, self, input.code))) {
      await note(asking, 'factor_wrong', self.id)
      throw refusal(sessionRefusals, 'code_wrong', 422)
    }
  }
  await openSession(asking, self, person)
  await forgive(asking, self.confirmed ? [account, codes] : [account])
}

/** One row for everybody, also for a name that nobody has. An e-mail has an @, and a user name never. */
async function personWith(name: string, asking: Asking): Promise<z.infer<typeof found>> {
  const row = await asking.identity.row(
    found,
    sql`select p.id, p.email, p.username, c.password_hash, c.totp_secret, c.totp_confirmed_at is not null as confirmed,
        exists (select from known_browsers b where b.profile_id = p.id and b.token_hash = ${browserHash(asking)}::bytea)
          or exists (select from sessions s where s.profile_id = p.id and s.token_hash = ${asking.token_hash}::bytea
            and s.expires_at > now()) as known,
        exists (select from security_events e where e.profile_id = p.id and e.kind in ('signed_in', 'new_browser')
          and e.network = ${asking.request.network}) as familiar,
        not exists (select from known_browsers b where b.profile_id = p.id)
          and not exists (select from sessions s where s.profile_id = p.id and s.expires_at > now()) as first,
        exists (select from known_browsers b where b.token_hash = ${browserHash(asking)}::bytea) as met
      from (select ${name}::text as name) asked
      left join profiles p on ${name.includes('@') ? sql`p.email` : sql`p.username`} = asked.name left join credentials c on c.profile_id = p.id`,
  )
  if (!row) throw new Error('one row for everybody')
  return row
}

const everybodys = 'sign in from'

/**
 * A browser that has signed in to this account before is counted by itself: whatever strangers do to the account, its owner gets in.
 * Everybody else is counted by account and network, so that an attack from elsewhere locks its own network out.
 */
function accountLimit(name: string, rank: Rank, asking: Asking): Limit {
  const own = (browserHash(asking) ?? asking.token_hash)?.toString('hex')
  const of = rank === 'known' ? `${name} ${own}` : `${name} ${asking.request.network}`
  return { act: 'sign in to', of, most: 10, minutes: 5, pauses: longerEachTime }
}

function limitsOf(name: string, rank: Rank, { request }: Asking): Limit[] {
  if (rank === 'known') return []
  return [
    { act: everybodys, of: request.address, most: 60, minutes: 5 },
    { act: `${everybodys} network`, of: request.network, most: 240, minutes: 5 },
    // The account alone, wherever they come from: far later, and not where its owner has been.
    ...(rank === 'stranger' ? [{ act: 'sign in to it from anywhere', of: name, most: 100, minutes: 60 }] : []),
  ]
}

/**
 * The old token of this browser dies with the new one's birth. Checking a password takes a while: the one that was checked must
 * still be the account's, and the lock makes a change of it wait, and then end this session with the others.
 */
export async function openSession(
  asking: Asking,
  person: { id: string; password_hash: string },
  { known, first, met }: Pick<z.infer<typeof standing>, 'known' | 'first' | 'met'>,
): Promise<void> {
  const token = ofCell(asking.settings, newToken())
  const browser = browserKnownTo(asking, sql`opened`, met)
  // The first sign-in after the registration needs no letter.
  const kind = known || first ? 'signed_in' : 'new_browser'
  const opened = await asking.identity.act(sql`with former as (
      delete from sessions where token_hash = ${asking.token_hash}::bytea
    ), oldest as (
      delete from sessions where id in (select id from sessions where profile_id = ${person.id}
        order by last_seen_at desc, id desc offset ${mostSessions - 1}::int)
    ), proven as (
      select profile_id from credentials
      where profile_id = ${person.id} and password_hash = ${person.password_hash} for share
    ), opened as (
      insert into sessions (id, token_hash, profile_id, device, expires_at)
      select ${newId()}, ${hashOf(token)}, profile_id, ${deviceName(asking.request.device)}, now() + interval '30 days'
      from proven returning profile_id
    ), ${browser.statement}
    ${noting(asking, kind, sql`opened`)}`)
  if (opened === 0) throw refusal(sessionRefusals, 'credentials_wrong', 422)
  asking.watch.see(kind, person.id)
  asking.keepToken(token)
  asking.keepBrowser(browser.token)
}

/** The browser stays known after signing out, also when it signed in before browsers were remembered. */
export async function signOut(_: unknown, asking: Asking) {
  const met = await asking.identity.act(
    sql`select from known_browsers where token_hash = ${browserHash(asking)}::bytea limit 1`,
  )
  const browser = browserKnownTo(asking, sql`ended`, met === 1)
  const ended = await asking.identity.act(sql`with gone as (
      delete from sessions where token_hash = ${asking.token_hash}::bytea returning profile_id, expires_at
    ), ended as (select profile_id from gone where expires_at > now()), ${browser.statement}
    select from ended`)
  if (ended > 0) asking.keepBrowser(browser.token)
  asking.keepToken(null)
}
