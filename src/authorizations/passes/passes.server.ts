/** Signs passes on request from current data. Passes are not stored, so a code cannot outlive the facts it vouches for. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { linkOf, readLink } from '../../server/keys/visitLinks.ts'
import { limit } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { commonCountry, countries } from '../../shared/countries.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { authType } from '../authorizationSchemas.ts'
import type { authorizations } from '../authorizations.contract.ts'
import { authorizationRefusals } from '../authorizations.refusals.ts'
import { audienceOf, holderOf, newKeyPair, type PassKind, unbound, writePass } from './pass.ts'
import { readerChoices } from './readerChoices.ts'
import { unsent, type Visit } from './shownPasses.ts'
import type { Ended } from './visitPage.ts'

const dayMs = 24 * 60 * 60_000

export const passFacts = z.object({
  condominium_id: z.string(),
  auth_type: authType,
  last_name: z.string().nullable(),
  id_document: z.string().nullable(),
  vehicle_plate: z.string().nullable(),
  pass_id: z.string(),
  pass_generation: z.number(),
  pass_issued_at: z.string(),
  access_number: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  written_from: z.string().nullable(),
  written_until: z.string().nullable(),
  reader: z.enum(readerChoices),
  shown_at: z.string(),
})
type PassFacts = z.infer<typeof passFacts>

const signingKey = z.object({
  key_id: z.number(),
  sealed_private_key: z.instanceof(Buffer),
  wrapped_key: z.instanceof(Buffer).nullable(),
})

const hostedPass = passFacts.extend({
  link_generation: z.number(),
  unsent,
  alive: z.boolean(),
  condominium: z.string(),
  address: z.string().nullable(),
})

/** The pass of a person without an account whom another adult of the home added. */
async function passOfCoResident(id: string, { db }: CallContext) {
  const found = await db.row(
    z.object({ pass: z.string().nullable() }),
    sql`select access.pass_of_co_resident(${id}::uuid) as pass`,
  )
  return found?.pass ? hostedPass.parse(JSON.parse(found.pass)) : null
}

export async function showPass({ id }: Parsed<typeof authorizations.showPass>, context: CallContext) {
  const own = await context.db.row(
    hostedPass,
    sql`select a.condominium_id, auth_type, last_name, id_document, vehicle_plate, pass_id, pass_generation, link_generation, unsent,
        to_json(pass_issued_at) #>> '{}' as pass_issued_at, access_number,
        to_json(valid_from) #>> '{}' as valid_from, to_json(valid_until) #>> '{}' as valid_until,
        access.written_beginning(valid_from, c.time_zone) as written_from,
        access.written_ending(valid_until, c.time_zone) as written_until,
        coalesce(access.reader_choice(a.condominium_id, auth_type), 'plain') as reader, to_json(now()) #>> '{}' as shown_at,
        access.pass_alive(a) as alive, coalesce(home.name, '') as condominium, home.address
      from authorizations a cross join lateral (select access.clock_of(a.condominium_id) as time_zone) c
        left join condominiums home on home.id = a.condominium_id
      where a.id = ${id}`,
  )
  const found = own ?? (await passOfCoResident(id, context))
  if (!found) throw new Refusal('not_found', 404)
  if (!found.alive) throw refusal(authorizationRefusals, 'pass_dead')
  return {
    token: await sign(found, context),
    ...(await atReaders(found, context)),
    link: linkOf(found, context),
    unsent: found.unsent,
    short_id: found.pass_id.replaceAll('-', '').slice(0, 8),
    access_number: found.access_number,
    condominium: found.condominium,
    address: found.address,
    valid_from: found.written_from,
    valid_until: found.written_until,
  }
}

/** `shown` is true if a visitor sees the answer, so that the host need not send a changed pass again. */
export async function openVisit(link: string, context: CallContext, shown: boolean): Promise<Visit | null> {
  await limit(context, [{ act: 'open pass from', of: context.request.address, most: 120, minutes: 5 }])
  const opened = readLink(link, context)
  if (!opened) return null
  const page = await context.issuer.row(
    z.object({ page: z.string().nullable() }),
    sql`select access.pass_by_link(${opened.pass_id}::uuid, ${opened.generation}::smallint) as page`,
  )
  if (!page?.page) return null
  const facts = passFacts
    .extend({
      unsent,
      name: z.string(),
      people: z.number().nullable(),
      condominium: z.string(),
      address: z.string().nullable(),
      host: z.string().nullable(),
      country: z.enum(countries).nullable(),
      time_zone: z.string(),
    })
    .parse(JSON.parse(page.page))
  if (facts.unsent && shown)
    await context.issuer.execute(
      sql`select access.note_opened(${opened.pass_id}::uuid, ${opened.generation}::smallint)`,
    )
  return {
    token: await sign(facts, context),
    ...(await atReaders(facts, context)),
    access_number: facts.access_number,
    auth_type: facts.auth_type,
    name: facts.name,
    last_name: facts.last_name,
    ...(facts.people ? { people: facts.people } : {}),
    host: facts.host,
    country: commonCountry([facts]),
    time_zone: facts.time_zone,
    ends_at: facts.valid_until,
    condominium: facts.condominium,
    address: facts.address,
    valid_from: facts.written_from,
    valid_until: facts.written_until,
  }
}

export async function visit({ link }: Parsed<typeof authorizations.visit>, context: CallContext) {
  const opened = await openVisit(link, context, true)
  if (!opened) throw refusal(authorizationRefusals, 'visit_over', 404)
  return opened
}

const endedVisit = z.object({
  condominium: z.string(),
  country: z.enum(countries).nullable(),
  host: z.string().nullable(),
  ended: z.enum(['replaced', 'expired', 'paused', 'canceled']),
})

/** Returns null for a link that this installation did not make, or whose visitor is no longer stored. */
export async function readEndedVisit(link: string, context: CallContext): Promise<Ended | null> {
  const opened = readLink(link, context)
  const found = opened
    ? await context.issuer.row(
        z.object({ ended: z.string().nullable() }),
        sql`select access.ended_pass_by_link(${opened.pass_id}::uuid, ${opened.generation}::smallint) as ended`,
      )
    : null
  return found?.ended ? endedVisit.parse(JSON.parse(found.ended)) : null
}

/**
 * A reader that requires a day's code gets the same pass, valid for a day from now, so that a phone that went offline last night still
 * opens in the morning.
 */
export async function atReaders(pass: PassFacts, context: CallContext) {
  if (pass.valid_until !== null) return { reader: null, day: null }
  if (pass.reader !== 'day') return { reader: pass.reader, day: null }
  const from = Math.max(Date.parse(pass.shown_at), pass.valid_from ? Date.parse(pass.valid_from) : 0)
  const until = new Date(from + dayMs).toISOString()
  const today = { ...pass, valid_from: new Date(from).toISOString(), valid_until: until }
  return { reader: pass.reader, day: { token: await sign(today, context), until } }
}

export async function sign(pass: PassFacts, context: CallContext): Promise<string> {
  if (pass.auth_type === 'pet') throw refusal(authorizationRefusals, 'pass_dead')
  const kind: PassKind = pass.auth_type
  const [{ key_id, private_key }, secret] = await Promise.all([
    keyOf(pass.condominium_id, context),
    holderSecretOf(pass.condominium_id, context),
  ])
  const passId = pass.pass_id.replaceAll('-', '')
  const notBefore = minutesOf(pass.valid_from ?? pass.pass_issued_at, Math.floor)
  const written = pass.id_document ?? pass.vehicle_plate ?? pass.last_name ?? ''
  return writePass(
    {
      kind,
      key_id,
      audience: audienceOf(pass.condominium_id),
      pass_id: passId,
      generation: pass.pass_generation,
      not_before: notBefore,
      minutes: pass.valid_until ? minutesOf(pass.valid_until, Math.ceil) - notBefore : null,
      holder: holderOf(passId, written, secret) ?? unbound,
    },
    private_key,
  )
}

async function holderSecretOf(condominiumId: string, context: CallContext): Promise<string> {
  const found = await context.issuer.row(
    z.object({ secret: z.string() }),
    sql`select encode(secret, 'hex') as secret from holder_secrets where condominium_id = ${condominiumId}`,
  )
  if (!found) throw new Error('a condominium without a holder secret')
  return found.secret
}

const minutesOf = (moment: string, round: (value: number) => number) => round(Date.parse(moment) / 60_000)

/** The current signing key. New keys are announced to the gates before they sign. */
async function keyOf(
  condominiumId: string,
  context: CallContext,
): Promise<{ key_id: number; private_key: Uint8Array }> {
  const newest = sql`select p.key_id, p.sealed_private_key, k.wrapped_key
    from pass_keys p left join condominium_keys k on k.condominium_id = p.condominium_id
    where p.condominium_id = ${condominiumId} and p.signs_from <= now() and coalesce(p.verifies_until > now(), true)
    order by p.signs_from desc, p.key_id desc limit 1`
  let key = await context.issuer.row(signingKey, newest)
  if (!key) {
    await makeFirstKey(condominiumId, context)
    key = await context.issuer.row(signingKey, newest)
  }
  if (!key) throw new Error('a condominium without a signing key')
  const { key_id, wrapped_key, sealed_private_key } = key
  return {
    key_id,
    private_key: context.keys.passKey.unseal(
      { condominium_id: condominiumId, key_id, wrapped_key },
      sealed_private_key,
    ),
  }
}

/**
 * Creates the key with a condominium's first pass. When two requests race, one key is stored and both use it. A program whose secret is old
 * creates no key.
 */
async function makeFirstKey(condominiumId: string, context: CallContext): Promise<void> {
  await context.issuer.execute(sql`insert into condominium_keys (condominium_id, wrapped_key)
    select ${condominiumId}, ${context.keys.newCondominiumKey(condominiumId)}::bytea from installation
      where secret_fingerprint = ${context.keys.fingerprint}::bytea
    on conflict (condominium_id) do nothing`)
  const kept = await context.issuer.row(
    z.object({ wrapped_key: z.instanceof(Buffer) }),
    sql`select wrapped_key from condominium_keys where condominium_id = ${condominiumId}`,
  )
  if (!kept) throw new Refusal('busy', 503, { retry_after: 30 })
  const pair = newKeyPair()
  const sealed = context.keys.passKey.seal({ condominium_id: condominiumId, key_id: 1, ...kept }, pair.private_key)
  await context.issuer.execute(sql`insert into pass_keys (condominium_id, key_id, public_key, sealed_private_key)
    values (${condominiumId}, 1, ${Buffer.from(pair.public_key)}::bytea, ${sealed}::bytea)
    on conflict (condominium_id, key_id) do nothing`)
}
