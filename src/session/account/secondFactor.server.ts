/** A time-based code of a phone or a recovery code; each works once. */
import { createHash, randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { forgive, limit, longerEachTime } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { refusal } from '../../shared/refusal.ts'
import { note, noting } from '../security/securityNotes.server.ts'
import type { session } from '../session.contract.ts'
import { sessionRefusals } from '../session.refusals.ts'
import { accountRefusals } from './account.refusals.ts'
import { confirmedSelf } from './self.server.ts'

const recoveryCodes = 8
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const factorOf = z.object({ totp_secret: z.instanceof(Buffer).nullable(), confirmed: z.boolean() })

const stepMs = 30_000

/**
 * Returns true once for each code: the step only moves forward, and a used recovery code is removed. A stored step in the future comes
 * from a clock that was ahead, and is ignored.
 */
export async function spendCode(
  context: Pick<CallContext, 'identity' | 'keys' | 'request' | 'watch'>,
  person: { id: string; totp_secret: Buffer | null },
  code: string,
): Promise<boolean> {
  if (code.length > 6) {
    const hash = recoveryHash(code)
    const used = await context.identity.execute(sql`with used as (
        update credentials set recovery_hashes = array_remove(recovery_hashes, ${hash}::bytea)
          where profile_id = ${person.id} and ${hash}::bytea = any(recovery_hashes) returning profile_id
      ) ${noting(context, 'recovery_code_used', sql`used`)}`)
    if (used === 1) context.watch.see('recovery_code_used', person.id)
    return used === 1
  }
  if (!person.totp_secret) return false
  const checked = verifySync({
    secret: openSecret(context, person.id, person.totp_secret),
    token: code,
    epochTolerance: 30,
  })
  if (!checked.valid || !('timeStep' in checked)) return false
  return (
    (await context.identity.execute(sql`update credentials set totp_last_step = ${checked.timeStep}::bigint
      where profile_id = ${person.id} and (totp_last_step < ${checked.timeStep}::bigint
        or totp_last_step > ${Math.floor(Date.now() / stepMs) + 1}::bigint)`)) === 1
  )
}

export async function offerSecondFactor(input: Parsed<typeof session.offerSecondFactor>, context: CallContext) {
  const self = await confirmedSelf(context, input.password)
  const secret = generateSecret()
  await context.identity.execute(sql`update credentials set totp_secret = ${context.keys.secondFactor.seal({ profile_id: self.id }, Buffer.from(secret))}::bytea
    where profile_id = ${self.id} and totp_confirmed_at is null`)
  return {
    secret,
    address: generateURI({ issuer: 'Garita', label: self.email ?? self.username ?? self.full_name, secret }),
  }
}

export async function confirmSecondFactor(input: Parsed<typeof session.confirmSecondFactor>, context: CallContext) {
  const offered = await context.identity.row(
    factorOf.extend({ id: z.string() }),
    sql`select c.profile_id as id, c.totp_secret, c.totp_confirmed_at is not null as confirmed
      from credentials c join sessions s on s.profile_id = c.profile_id
      where s.token_hash = ${context.token_hash}::bytea and s.expires_at > now()`,
  )
  if (!offered?.totp_secret || offered.confirmed) throw refusal(accountRefusals, 'second_factor_not_offered')
  await checkCode(context, offered, input.code)
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const hashes = codes.map((code) => `\\x${recoveryHash(code).toString('hex')}`)
  const confirmed = await context.identity.execute(sql`with confirmed as (
      update credentials set totp_confirmed_at = now(), recovery_hashes = ${hashes}::bytea[]
        where profile_id = ${offered.id} and totp_confirmed_at is null returning profile_id
    ) ${noting(context, 'factor_on', sql`confirmed`)}`)
  // When two requests confirm at once, one wins; the codes of the other were never stored.
  if (confirmed === 0) throw refusal(accountRefusals, 'second_factor_not_offered')
  context.watch.see('factor_on', offered.id)
  return { recovery_codes: codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-')) }
}

export async function dropSecondFactor(input: Parsed<typeof session.dropSecondFactor>, context: CallContext) {
  const self = await confirmedSelf(context, input.password)
  if (self.must_have_factor) throw refusal(accountRefusals, 'second_factor_demanded')
  // A password alone may have been seen; an offer that was never confirmed protects nothing yet.
  if (self.confirmed) {
    if (!input.code) throw refusal(sessionRefusals, 'code_needed')
    await checkCode(context, self, input.code)
  }
  const dropped = await context.identity.execute(sql`with was as (
      select profile_id, totp_confirmed_at is not null as confirmed from credentials where profile_id = ${self.id} for update
    ), dropped as (
      update credentials c set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0, recovery_hashes = '{}'
        from was where c.profile_id = was.profile_id and was.confirmed = ${self.confirmed}::boolean
        returning c.profile_id, was.confirmed
    ) ${noting(context, 'factor_off', sql`dropped where confirmed`)}`)
  if (dropped === 1) context.watch.see('factor_off', self.id)
}

/** Limits guesses in an open session, with longer pauses each time. */
async function checkCode(context: CallContext, person: { id: string; totp_secret: Buffer | null }, code: string) {
  const tries = { act: 'confirm code of', of: person.id, most: 10, minutes: 5, pauses: longerEachTime }
  await limit(context, [tries], () => note(context, 'locked', person.id))
  if (!(await spendCode(context, person, code))) {
    await note(context, 'factor_wrong', person.id)
    throw refusal(sessionRefusals, 'code_wrong', 422)
  }
  await forgive(context, [tries])
}

function newRecoveryCode(): string {
  return Array.from(randomBytes(16), (byte) => base32[byte & 31]).join('')
}

function recoveryHash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

function openSecret({ keys }: Pick<CallContext, 'keys'>, profileId: string, sealed: Buffer): string {
  return keys.secondFactor.unseal({ profile_id: profileId }, sealed).toString('utf8')
}
