/** The user's own card, password and sessions. */
import { z } from 'zod'
import { changeAsSeen } from '../../server/calls/changedMeanwhile.ts'
import type { Asking } from '../../server/calls/serve.ts'
import { itemOf } from '../../server/database/door.ts'
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
import { sessionRefusals } from '../session.refusals.ts'
import { confirmedSelf } from './self.server.ts'

const sessionId = z.object({ id: z.string() })
const ofPerson = z.object({ profile_id: z.string() })

const card: Shape = {
  full_name: sql`full_name`,
  phone_number: sql`access.my_telephone()`,
  language: sql`language`,
  username: sql`username`,
  revision: sql`revision`,
}

export async function changeCard(input: Parsed<typeof session.changeCard>, { door }: Asking) {
  const newUsername = input.username === undefined ? nothing : sql`username = ${input.username},`
  await changeAsSeen(door, {
    revision: input.revision,
    change: sql`update profiles
      set ${newUsername} full_name = ${input.full_name}, phone_number = ${input.phone_number}, language = ${input.language}
      where id = access.me() and revision = ${input.revision}::int`,
    now: itemOf(card, sql`from profiles where id = access.me()`),
  })
}

/** A changed password ends every other session and every link to set one: somebody may have changed it because of them. */
export async function changePassword(input: Parsed<typeof session.changePassword>, asking: Asking) {
  const self = await confirmedSelf(asking, input.current)
  refuseGuessable(input.password, self)
  const passwordHash = await hashPassword(input.password, { rank: 'known', of: self.id })
  const token = ofCell(asking.settings, newToken())
  const changed = await asking.identityTransaction(async (door) => {
    const set = await setPassword(door, {
      profile_id: self.id,
      password_hash: passwordHash,
      former: self.password_hash,
      spared: { token_hash: asking.token_hash, fresh_hash: hashOf(token) },
      browser_hash: browserHash(asking),
    })
    if (set) await door.act(noting(asking, 'password_changed', only(self.id)))
    return set
  })
  if (!changed) throw refusal(sessionRefusals, 'password_wrong', 422)
  asking.watch.see('password_changed', self.id)
  asking.keepToken(token)
}

/** Of a password that is changed in this moment the former one proves nothing. */
export async function prove(input: Parsed<typeof session.prove>, asking: Asking) {
  const self = await confirmedSelf(asking, input.password)
  const proven = await asking.identity.act(sql`update sessions s set proved_at = now()
    from credentials c where s.token_hash = ${asking.token_hash}::bytea and s.expires_at > now()
      and c.profile_id = s.profile_id and c.password_hash = ${self.password_hash}`)
  if (proven === 0) throw new Refusal('signed_out', 401)
}

export async function listSessions(_: unknown, { door, identity, token_hash }: Asking) {
  const here = await identity.row(sessionId, sql`select id from sessions where token_hash = ${token_hash}::bytea`)
  return door.json(sql`select coalesce(json_agg(json_build_object(
      'id', id, 'device', device, 'created_at', created_at, 'last_seen_at', last_seen_at,
      'here', id = ${here?.id ?? null}::uuid) order by last_seen_at desc), '[]')
    from sessions where expires_at > now()`)
}

/** Whose session this is. */
const mine = ({ token_hash }: Asking) =>
  sql`(select profile_id from sessions where token_hash = ${token_hash}::bytea and expires_at > now())`

export async function endSession({ id }: Parsed<typeof session.end>, asking: Asking) {
  await refuseNobody(asking)
  const ended = await asking.identity.rows(
    ofPerson,
    sql`with gone as (delete from sessions where id = ${id} and profile_id = ${mine(asking)} returning profile_id),
      noted as (${noting(asking, 'session_ended', sql`gone`)})
      select profile_id from gone, noted`,
  )
  if (!ended[0]) throw new Refusal('not_found', 404)
  asking.watch.see('session_ended', ended[0].profile_id)
}

export async function endOtherSessions(_: unknown, asking: Asking) {
  await refuseNobody(asking)
  const ended = await asking.identity.rows(
    ofPerson,
    sql`with gone as (delete from sessions where profile_id = ${mine(asking)}
        and token_hash is distinct from ${asking.token_hash}::bytea returning profile_id),
      persons as (select distinct profile_id from gone), noted as (${noting(asking, 'sessions_ended', sql`persons`)})
      select profile_id from persons, noted`,
  )
  for (const { profile_id } of ended) asking.watch.see('sessions_ended', profile_id)
}

/** Found out by the door itself: with a session that is none, its first question is refused. */
const refuseNobody = ({ door }: Asking) => door.act(sql`select id from sessions limit 1`)
