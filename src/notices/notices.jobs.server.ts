/** Sends push messages, of a request in the order in which its home is asked and in nobody's quiet hours, and an e-mail when no one has answered a request for two minutes. */
import { z } from 'zod'
import type { Door } from '../server/database/door.ts'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import type { Push } from '../server/outgoing/push.ts'
import { commonCountry, countries } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { homeHeader, homePath } from '../shared/homeAddress.ts'
import { letterLink, letterPlace } from '../shared/letterText.ts'
import { languages } from '../shared/messages.ts'
import { arrivalTexts } from '../visits/arrivals/arrivals.messages.ts'
import { noticeCard } from './notices.contract.ts'
import {
  calledPushTexts,
  latePushTexts,
  noticeLetters,
  noticeMessages,
  pushActTexts,
  pushTexts,
} from './notices.messages.ts'
import { noticePath } from './notices.rules.ts'
import type { PushMessage } from './pushMessage.ts'

const pushed = z.enum([
  'visitor_approval_request',
  'visitor_entered',
  'entered_by_rule',
  'answered_by_rule',
  'stays_too_long',
  'rule_written',
  'line_ended',
  'word_taken',
  'word_given',
  'owner_asks',
  'owner_watches',
  'permission_asked',
  'said_gone',
  'left_at_gate',
  'let_in',
  'entry_corrected',
  'entered_at_reader',
  'went_out',
  'reservation_approved',
  'reservation_rejected',
  'home_joined',
  'numbers_renewed',
])
const fact = z.object({
  kind: pushed,
  condominium_id: z.uuid(),
  fact_id: z.uuid(),
  late: z.boolean().default(false),
  /** Rings also those who are asked when nobody has answered. */
  later: z.boolean().default(false),
  card: noticeCard.nullish(),
})
const request = fact.omit({ kind: true, late: true, later: true, card: true })
type Fact = z.infer<typeof fact>

const told = {
  profile_id: z.string(),
  language: z.enum(languages),
  place: z.string(),
  home: z.string().nullable(),
  as_staff: z.boolean(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  /** Somebody of the home asked the gate to call. */
  call_wanted: z.boolean().optional(),
}
const reader = z.object({ ...told, email: z.string() })
const device = z.object({
  id: z.string(),
  ...told,
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
})

const dayS = 24 * 60 * 60
const hourS = 60 * 60

export function noticeJobs(post: Post, push: Push, publicUrl: string): Record<string, JobHandler> {
  return {
    'notices.push': async (payload, keeper) => {
      const told = fact.parse(payload)
      const devices = await keeper.rows(
        device,
        sql`select s.id, who.profile_id, who.language, who.place, who.home, who.as_staff, who.country, who.time_zone,
            ${told.kind} = 'visitor_approval_request' and access.is_call_wanted(${told.condominium_id}::uuid, ${told.fact_id}::uuid) as call_wanted, s.endpoint, encode(s.p256dh, 'hex') as p256dh, encode(s.auth, 'hex') as auth
          from access.who_to_tell(${told.kind}, ${told.condominium_id}::uuid, ${told.fact_id}::uuid) who
          join push_subscriptions s on s.profile_id = who.profile_id
          where (${told.later}::boolean or not who.later) and not who.quiet and not exists (select from deliveries d where d.condominium_id = ${told.condominium_id} and d.kind = ${told.kind}
            and d.fact_id = ${told.fact_id} and d.profile_id = who.profile_id and d.channel = 'push' and d.sent_at is not null)`,
      )
      const outcomes = await Promise.allSettled(devices.map((one) => ring(push, told, one, keeper)))
      // Retried only for users who were reached on no device, so that no one gets it twice.
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed) throw failed.reason
    },
    'notices.letter': async (payload, keeper) => {
      const told: Fact = { kind: 'visitor_approval_request', late: false, later: false, ...request.parse(payload) }
      const readers = await keeper.rows(
        reader,
        sql`select who.profile_id, who.email, who.language, who.place, who.home, who.as_staff, who.country, who.time_zone
          from access.who_to_tell(${told.kind}, ${told.condominium_id}::uuid, ${told.fact_id}::uuid) who
          where who.by_mail and who.email is not null and not exists (select from deliveries d where d.condominium_id = ${told.condominium_id}
            and d.kind = ${told.kind} and d.fact_id = ${told.fact_id} and d.profile_id = who.profile_id and d.channel = 'email')`,
      )
      for (const to of readers) {
        const words = speakThere(noticeLetters, to.language, commonCountry([to]))
        const text = (to.as_staff ? words.request_administration : words.request)(
          letterPlace(to.place),
          letterLink(publicUrl, pathOf(told, to)),
        )
        await post.send(
          { to: to.email, subject: words.request_subject, text, condominium_id: told.condominium_id },
          keeper,
        )
        await sent(told, to.profile_id, 'email', keeper)
      }
    },
  }
}

/** Where it is answered: at home, or for the administration. */
const pathOf = (told: Fact, { home, as_staff }: Pick<z.infer<typeof device>, 'home' | 'as_staff'>) =>
  homePath(home, noticePath(told, as_staff ? 'admin' : 'resident'))

async function ring(push: Push, told: Fact, to: z.infer<typeof device>, keeper: Door): Promise<void> {
  const isRequest = told.kind === 'visitor_approval_request'
  const message: PushMessage = {
    title: isRequest
      ? speakThere(arrivalTexts, to.language, commonCountry([to])).pushed[told.card?.arrival_kind ?? 'visit']
      : speakThere(noticeMessages, to.language, commonCountry([to])).kinds[told.kind],
    body: bodyOf(told, to),
    path: pathOf(told, to),
    ...(to.home ? { headers: { [homeHeader]: to.home } } : {}),
    kind: told.kind,
    fact_id: told.fact_id,
    ...(isRequest ? { acts: speakThere(pushActTexts, to.language, commonCountry([to])) } : {}),
  }
  const subscription = {
    endpoint: to.endpoint,
    p256dh: Buffer.from(to.p256dh, 'hex'),
    auth: Buffer.from(to.auth, 'hex'),
  }
  const reached = await push.send(subscription, message, isRequest ? dayS : hourS)
  if (reached) await sent(told, to.profile_id, 'push', keeper)
  else await keeper.act(sql`delete from push_subscriptions where id = ${to.id}`)
}

function bodyOf(
  { kind, late }: Fact,
  { language, place, call_wanted: callWanted, ...there }: z.infer<typeof device>,
): string {
  const country = commonCountry([there])
  if (late && kind === 'let_in') return speakThere(latePushTexts, language, country).let_in(place)
  if (callWanted) return speakThere(calledPushTexts, language, country).request(place)
  return speakThere(pushTexts, language, country)[kind](place)
}

function sent(told: Fact, profileId: string, channel: 'push' | 'email', keeper: Door): Promise<number> {
  return keeper.act(sql`insert into deliveries (condominium_id, kind, fact_id, profile_id, channel, sent_at)
    values (${told.condominium_id}, ${told.kind}, ${told.fact_id}, ${profileId}, ${channel}, now())
    on conflict on constraint delivery_known do update set sent_at = now() where deliveries.sent_at is null`)
}
