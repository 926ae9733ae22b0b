/** The page behind the link of a party: a guest without an account takes a place there. */
import { z } from 'zod'
import { partsOf } from '../authorizations/invite/invite.rules.ts'
import { audienceOf } from '../authorizations/passes/pass.ts'
import { sheetOf } from '../authorizations/passes/visitPage.server.ts'
import type { AskedPage, CallContext, ServedPage } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { hashOf, newToken } from '../server/keys/tokens.ts'
import { linkOf, readPartyLink } from '../server/keys/visitLinks.ts'
import { limit } from '../server/limits/limits.ts'
import { commonCountry, countries } from '../shared/countries.ts'
import { fullName } from '../shared/fields.ts'
import { parties } from './parties.contract.ts'
import { endedPartyPage, failedPartyPage, fullPage, partyPage, unknownPartyPage } from './partyPage.ts'

const linkShape = /^(c\d{1,4}\.)?[A-Za-z0-9_-]{43}$/
const tokenShape = /^[A-Za-z0-9_-]{43}$/

const passOfGuest = z.object({ pass_id: z.string(), link_generation: z.number() })

const facts = z.object({
  stands: z.boolean(),
  open: z.boolean(),
  condominium_id: z.string(),
  condominium: z.string(),
  address: z.string().nullable(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  host: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  amenity: z.string().nullable(),
  written_from: z.string(),
  written_until: z.string(),
  pass: passOfGuest.extend({ name: z.string() }).nullable(),
})

const given = z.union([passOfGuest, z.object({ answer: z.enum(['ended', 'full']) })])

export const partyLinkPage: ServedPage = {
  path: '/party',
  lane: parties.create.lane,
  async write(asked, context) {
    const linkId = linkIn(asked, context)
    if (!linkId) return { status: asked.secret ? 404 : 200, html: unknownPartyPage(sheetOf(asked)) }
    await limit(context, [{ act: 'open party from', of: context.request.address, most: 240, minutes: 5 }])
    return show(asked, linkId, context)
  },
  async take(asked, form, context) {
    const linkId = linkIn(asked, context)
    if (!linkId) return { status: 404, html: unknownPartyPage(sheetOf(asked)) }
    await limit(context, [
      { act: 'take place from', of: context.request.address, most: 240, minutes: 10 },
      { act: 'take place of', of: linkId, most: 600, minutes: 60 },
    ])
    const typed = form.get('guest') ?? ''
    const name = fullName.safeParse(typed)
    if (!name.success) return show(asked, linkId, context, typed.slice(0, 120))
    const token = [context.guest_token, form.get('again')].find((one) => one && tokenShape.test(one)) ?? newToken()
    const parts = partsOf(name.data)
    const answer = await context.issuer.row(
      z.object({ given: z.string().nullable() }),
      sql`select access.take_place(${linkId}::uuid, ${parts.name}, ${parts.last_name || null}, ${browserHash(token, linkId)}::bytea) as given`,
    )
    if (!answer?.given) return { status: 404, html: unknownPartyPage(sheetOf(asked)) }
    const outcome = given.parse(JSON.parse(answer.given))
    if ('pass_id' in outcome) {
      context.keepGuest(token)
      return { to: `/pass/${linkOf(outcome, context)}` }
    }
    return outcome.answer === 'full'
      ? { status: 200, html: fullPage(sheetOf(asked)) }
      : { status: 404, html: endedPartyPage(sheetOf(asked)) }
  },
  fail: (asked) => failedPartyPage(sheetOf(asked)),
}

const linkIn = ({ secret }: AskedPage, context: CallContext) =>
  linkShape.test(secret) ? readPartyLink(secret, context) : null

/** The hash differs for each party, so that the stored rows do not show who went to several parties. */
const browserHash = (token: string, linkId: string) => hashOf(`${linkId} ${token}`)

async function show(asked: AskedPage, linkId: string, context: CallContext, wrong?: string) {
  const token = context.guest_token ?? ''
  const found = await context.issuer.row(
    z.object({ party: z.string().nullable() }),
    sql`select access.party_by_link(${linkId}::uuid, ${browserHash(token, linkId)}::bytea) as party`,
  )
  if (!found?.party) return { status: 404 as const, html: unknownPartyPage(sheetOf(asked)) }
  const { stands, open, condominium_id, pass, ...party } = facts.parse(JSON.parse(found.party))
  // A guest with a place finds the own pass also after the list was closed. A full party shows the form, as it does to everyone.
  if (!stands || !(open || pass)) return { status: 404 as const, html: endedPartyPage(sheetOf(asked)) }
  return {
    status: 200 as const,
    html: partyPage(sheetOf(asked), {
      party: { ...party, country: commonCountry([party]), tile: audienceOf(condominium_id) },
      link: asked.secret,
      pass: pass ? { name: pass.name, link: linkOf(pass, context) } : undefined,
      again: newToken(),
      wrong,
    }),
  }
}
