import { z } from 'zod'
import { changeAsSeen } from '../../server/calls/changedMeanwhile.ts'
import type { CallContext } from '../../server/calls/serve.ts'
import { itemOf } from '../../server/database/callerDb.ts'
import type { Shape } from '../../server/database/shape.ts'
import { nothing, sql } from '../../server/database/sql.ts'
import { hashOf, newToken, ofCell } from '../../server/keys/tokens.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { browserHash } from '../knownBrowsers.server.ts'
import { refuseGuessable } from '../passwords/guessable.server.ts'
import { hashPassword } from '../passwords/passwords.server.ts'
import { setPassword } from '../passwords/setPassword.server.ts'
import { noting, only } from '../security/securityNotes.server.ts'
import type { session } from '../session.contract.ts'
import { accountRefusals } from './account.refusals.ts'
import { confirmedSelf } from './self.server.ts'

const sessionId = z.object({ id: z.string() })
const ofPerson = z.object({ profile_id: z.string() })

const card: Shape = {
  full_name: sql`full_name`,
  phone_number: sql`access.caller_telephone()`,
  language: sql`language`,
  username: sql`username`,
  revision: sql`revision`,
}

export async function changeCard(input: Parsed<typeof session.changeCard>, { db }: CallContext) {
  const newUsername = input.username === undefined ? nothing : sql`username = ${input.username},`
  await changeAsSeen(db, {
    revision: input.revision,
    change: sql`update profiles
      set ${newUsername} full_name = ${input.full_name}, phone_number = ${input.phone_number}, language = ${input.language}
      where id = access.caller_id() and revision = ${input.revision}::int`,
    now: itemOf(card, sql`from profiles where id = access.caller_id()`),
  })
}

/** A changed password ends every other session and every link to set one: they may be the reason for the change. */
export async function changePassword(input: Parsed<typeof session.changePassword>, context: CallContext) {
  const self = await confirmedSelf(context, input.current)
  refuseGuessable(input.password, self)
  const passwordHash = await hashPassword(input.password, { rank: 'known', of: self.id })
  const token = ofCell(context.settings, newToken())
  const changed = await context.identityTransaction(async (db) => {
    const set = await setPassword(db, {
      profile_id: self.id,
      password_hash: passwordHash,
      former: self.password_hash,
      spared: { token_hash: context.token_hash, fresh_hash: hashOf(token) },
      browser_hash: browserHash(context),
    })
    if (set) await db.execute(noting(context, 'password_changed', only(self.id)))
    return set
  })
  if (!changed) throw refusal(accountRefusals, 'password_wrong', 422)
  context.watch.see('password_changed', self.id)
  context.keepToken(token)
}

/** The password may change during its check: the statement compares the hash again, so that an old password proves nothing. */
export async function prove(input: Parsed<typeof session.prove>, context: CallContext) {
  const self = await confirmedSelf(context, input.password)
  const proven = await context.identity.execute(sql`update sessions s set proved_at = now()
    from credentials c where s.token_hash = ${context.token_hash}::bytea and s.expires_at > now()
      and c.profile_id = s.profile_id and c.password_hash = ${self.password_hash}`)
  if (proven === 0) throw new Refusal('signed_out', 401)
}

export async function listSessions(_: unknown, { db, identity, token_hash }: CallContext) {
  const here = await identity.row(sessionId, sql`select id from sessions where token_hash = ${token_hash}::bytea`)
  return db.json(sql`select coalesce(json_agg(json_build_object(
      'id', id, 'device', device, 'created_at', created_at, 'last_seen_at', last_seen_at,
      'here', id = ${here?.id ?? null}::uuid) order by last_seen_at desc), '[]')
    from sessions where expires_at > now()`)
}

const mine = ({ token_hash }: CallContext) =>
  sql`(select profile_id from sessions where token_hash = ${token_hash}::bytea and expires_at > now())`

export async function endSession({ id }: Parsed<typeof session.end>, context: CallContext) {
  await refuseNobody(context)
  const ended = await context.identity.rows(
    ofPerson,
    sql`with gone as (delete from sessions where id = ${id} and profile_id = ${mine(context)} returning profile_id),
      noted as (${noting(context, 'session_ended', sql`gone`)})
      select profile_id from gone, noted`,
  )
  if (!ended[0]) throw new Refusal('not_found', 404)
  context.watch.see('session_ended', ended[0].profile_id)
}

export async function endOtherSessions(_: unknown, context: CallContext) {
  await refuseNobody(context)
  const ended = await context.identity.rows(
    ofPerson,
    sql`with gone as (delete from sessions where profile_id = ${mine(context)}
        and token_hash is distinct from ${context.token_hash}::bytea returning profile_id),
      persons as (select distinct profile_id from gone), noted as (${noting(context, 'sessions_ended', sql`persons`)})
      select profile_id from persons, noted`,
  )
  for (const { profile_id } of ended) context.watch.see('sessions_ended', profile_id)
}

/** The first query of an invalid session is refused. */
const refuseNobody = ({ db }: CallContext) => db.execute(sql`select id from sessions limit 1`)
