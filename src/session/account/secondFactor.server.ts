/** The second factor: a time-based code of a phone or a recovery code, each good for one use. */
import { createHash, randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { z } from 'zod'
import type { Asking } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { forgive, limit, longerEachTime } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { refusal } from '../../shared/refusal.ts'
import { note, noting } from '../security/securityNotes.server.ts'
import type { session } from '../session.contract.ts'
import { sessionRefusals } from '../session.refusals.ts'
import { confirmedSelf } from './self.server.ts'

const recoveryCodes = 8
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const factorOf = z.object({ totp_secret: z.instanceof(Buffer).nullable(), confirmed: z.boolean() })

const stepMs = 30_000

/**
 * True once for each code: the step only moves forward, and a recovery code is taken out as it is used. A step that no code of today can
 * have reached was noted by a clock that was ahead, and counts for nothing.
 */
export async function spendCode(
  asking: Pick<Asking, 'identity' | 'keys' | 'request' | 'watch'>,
  person: { id: string; totp_secret: Buffer | null },
  code: string,
): Promise<boolean> {
  if (code.length > 6) {
    const hash = recoveryHash(code)
    const used = await asking.identity.act(sql`with used as (
        update credentials set recovery_hashes = array_remove(recovery_hashes, ${hash}::bytea)
          where profile_id = ${person.id} and ${hash}::bytea = any(recovery_hashes) returning profile_id
      ) ${noting(asking, 'recovery_code_used', sql`used`)}`)
    if (used === 1) asking.watch.see('recovery_code_used', person.id)
    return used === 1
  }
  if (!person.totp_secret) return false
  const checked = verifySync({
    secret: openSecret(asking, person.id, person.totp_secret),
    token: code,
    epochTolerance: 30,
  })
  if (!checked.valid || !('timeStep' in checked)) return false
  return (
    (await asking.identity.act(sql`update credentials set totp_last_step = ${checked.timeStep}::bigint
      where profile_id = ${person.id} and (totp_last_step < ${checked.timeStep}::bigint
        or totp_last_step > ${Math.floor(Date.now() / stepMs) + 1}::bigint)`)) === 1
  )
}

export async function offerSecondFactor(input: Parsed<typeof session.offerSecondFactor>, asking: Asking) {
  const self = await confirmedSelf(asking, input.password)
  const secret = generateSecret()
  await asking.identity.act(sql`update credentials set totp_secret = ${asking.keys.secondFactor.seal({ profile_id: self.id }, Buffer.from(secret))}::bytea
    where profile_id = ${self.id} and totp_confirmed_at is null`)
  return {
    secret,
    address: generateURI({ issuer: 'Garita', label: self.email ?? self.username ?? self.full_name, secret }),
  }
}

export async function confirmSecondFactor(input: Parsed<typeof session.confirmSecondFactor>, asking: Asking) {
  const offered = await asking.identity.row(
    factorOf.extend({ id: z.string() }),
    sql`select c.profile_id as id, c.totp_secret, c.totp_confirmed_at is not null as confirmed
      from credentials c join sessions s on s.profile_id = c.profile_id
      where s.token_hash = ${asking.token_hash}::bytea and s.expires_at > now()`,
  )
  if (!offered?.totp_secret || offered.confirmed) throw refusal(sessionRefusals, 'second_factor_not_offered')
  await checkCode(asking, offered, input.code)
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const hashes = codes.map((code) => `\\x${recoveryHash(code).toString('hex')}`)
  const confirmed = await asking.identity.act(sql`with confirmed as (
      update credentials set totp_confirmed_at = now(), recovery_hashes = ${hashes}::bytea[]
        where profile_id = ${offered.id} and totp_confirmed_at is null returning profile_id
    ) ${noting(asking, 'factor_on', sql`confirmed`)}`)
  // Of two who confirm at once one wins; the codes of the other were never stored.
  if (confirmed === 0) throw refusal(sessionRefusals, 'second_factor_not_offered')
  asking.watch.see('factor_on', offered.id)
  return { recovery_codes: codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-')) }
}

export async function dropSecondFactor(input: Parsed<typeof session.dropSecondFactor>, asking: Asking) {
  const self = await confirmedSelf(asking, input.password)
  if (self.must_have_factor) throw refusal(sessionRefusals, 'second_factor_demanded')
  // A password alone may have been seen; an offer that was never confirmed protects nothing yet.
  if (self.confirmed) {
    if (!input.code) throw refusal(sessionRefusals, 'code_needed')
    await checkCode(asking, self, input.code)
  }
  const dropped = await asking.identity.act(sql`with was as (
      select profile_id, totp_confirmed_at is not null as confirmed from credentials where profile_id = ${self.id} for update
    ), dropped as (
      update credentials c set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0, recovery_hashes = '{}'
        from was where c.profile_id = was.profile_id and was.confirmed = ${self.confirmed}::boolean
        returning c.profile_id, was.confirmed
    ) ${noting(asking, 'factor_off', sql`dropped where confirmed`)}`)
  if (dropped === 1) asking.watch.see('factor_off', self.id)
}

/** In an open session; guessing pauses longer each time. */
async function checkCode(asking: Asking, person: { id: string; totp_secret: Buffer | null }, code: string) {
  const tries = { act: 'confirm code of', of: person.id, most: 10, minutes: 5, pauses: longerEachTime }
  await limit(asking, [tries], () => note(asking, 'locked', person.id))
  if (!(await spendCode(asking, person, code))) {
    await note(asking, 'factor_wrong', person.id)
    throw refusal(sessionRefusals, 'code_wrong', 422)
  }
  await forgive(asking, [tries])
}

function newRecoveryCode(): string {
  return Array.from(randomBytes(16), (byte) => base32[byte & 31]).join('')
}

function recoveryHash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

function openSecret({ keys }: Pick<Asking, 'keys'>, profileId: string, sealed: Buffer): string {
  return keys.secondFactor.unseal({ profile_id: profileId }, sealed).toString('utf8')
}
