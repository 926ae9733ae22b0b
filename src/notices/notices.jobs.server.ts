/**
 * Sends push messages, for a request in the home's order and outside of quiet hours, and an e-mail if a request has no answer for two
 * minutes.
 */
import { z } from 'zod'
import { groupTexts } from '../authorizations/group.messages.ts'
import { arrivalTexts } from '../gate/arrivals/arrivals.messages.ts'
import type { CallerDb } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import type { Push } from '../server/outgoing/push.ts'
import { commonCountry, countries } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { homeHeader, homePath } from '../shared/homeAddress.ts'
import { newId } from '../shared/ids.ts'
import { letterLink, letterPlace } from '../shared/letterText.ts'
import { languages, speak } from '../shared/messages.ts'
import { noticeCard } from './notices.contract.ts'
import {
  calledPushTexts,
  latePushTexts,
  noticeLetters,
  noticeMessages,
  pushActTexts,
  pushTexts,
} from './notices.messages.ts'
import { aboutRequests, outsidePath } from './notices.rules.ts'
import { type PushMessage, testRing } from './pushMessage.ts'
import { testRingTexts } from './testRing.messages.ts'

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
  'left_still_waits',
  'let_in',
  'entry_corrected',
  'entered_at_reader',
  'went_out',
  'reservation_approved',
  'reservation_rejected',
  'home_joined',
  'numbers_renewed',
  'matter_answered',
  'stay_made',
])
const fact = z.object({
  kind: pushed,
  condominium_id: z.uuid(),
  fact_id: z.uuid(),
  late: z.boolean().default(false),
  /** Also notifies residents who are asked second. */
  later: z.boolean().default(false),
  card: noticeCard.nullish(),
})
const request = fact.omit({ kind: true, late: true, later: true, card: true })
type Fact = z.infer<typeof fact>

const recipient = {
  profile_id: z.string(),
  language: z.enum(languages),
  place: z.string(),
  home: z.string().nullable(),
  as_staff: z.boolean(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  call_wanted: z.boolean().optional(),
  people: z.number().nullable(),
}
const reader = z.object({ ...recipient, email: z.string() })
const device = z.object({
  id: z.string(),
  ...recipient,
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
})

const tested = z.object({ subscription: z.uuid() })
const testedDevice = device.pick({ id: true, language: true, endpoint: true, p256dh: true, auth: true })

const dayS = 24 * 60 * 60
const hourS = 60 * 60
/** A test that arrives later would only confuse. */
const testS = 2 * 60

export function noticeJobs(post: Post, push: Push, publicUrl: string): Record<string, JobHandler> {
  return {
    'notices.push': async (payload, keeper) => {
      const notice = fact.parse(payload)
      const devices = await keeper.rows(
        device,
        sql`select s.id, who.profile_id, who.language, who.place, who.home, who.as_staff, who.country, who.time_zone,
            ${notice.kind} = 'visitor_approval_request' and access.is_call_wanted(${notice.condominium_id}::uuid, ${notice.fact_id}::uuid) as call_wanted,
            access.people_told(${notice.kind}, ${notice.condominium_id}::uuid, ${notice.fact_id}::uuid) as people, s.endpoint, encode(s.p256dh, 'hex') as p256dh, encode(s.auth, 'hex') as auth
          from access.who_to_tell(${notice.kind}, ${notice.condominium_id}::uuid, ${notice.fact_id}::uuid) who
          join push_subscriptions s on s.profile_id = who.profile_id
          where (${notice.later}::boolean or not who.later) and not who.quiet and not exists (select from deliveries d where d.condominium_id = ${notice.condominium_id} and d.kind = ${notice.kind}
            and d.fact_id = ${notice.fact_id} and d.profile_id = who.profile_id and d.channel = 'push' and d.sent_at is not null)`,
      )
      const outcomes = await Promise.allSettled(devices.map((one) => ring(push, notice, one, keeper)))
      // Retried only for users without any reached device, so that no one gets it twice.
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed) throw failed.reason
    },
    'notices.ring': async (payload, keeper) => {
      const { subscription } = tested.parse(payload)
      const to = await keeper.row(
        testedDevice,
        sql`select s.id, p.language, s.endpoint, encode(s.p256dh, 'hex') as p256dh, encode(s.auth, 'hex') as auth
          from push_subscriptions s join profiles p on p.id = s.profile_id where s.id = ${subscription}::uuid`,
      )
      if (!to) return
      const { title, body } = speak(testRingTexts, to.language)
      // A tag that is new each time: a browser replaces a notification with a known tag without a sound.
      const message: PushMessage = { title, body, path: '/dashboard', kind: testRing, fact_id: newId() }
      if (!(await push.send(subscriptionOf(to), message, testS))) await forget(to, keeper)
    },
    'notices.letter': async (payload, keeper) => {
      const notice: Fact = { kind: 'visitor_approval_request', late: false, later: false, ...request.parse(payload) }
      const readers = await keeper.rows(
        reader,
        sql`select who.profile_id, who.email, who.language, who.place, who.home, who.as_staff, who.country, who.time_zone,
            access.people_told(${notice.kind}, ${notice.condominium_id}::uuid, ${notice.fact_id}::uuid) as people
          from access.who_to_tell(${notice.kind}, ${notice.condominium_id}::uuid, ${notice.fact_id}::uuid) who
          where who.by_mail and who.email is not null and not exists (select from deliveries d where d.condominium_id = ${notice.condominium_id}
            and d.kind = ${notice.kind} and d.fact_id = ${notice.fact_id} and d.profile_id = who.profile_id and d.channel = 'email')`,
      )
      for (const to of readers) {
        const words = speakThere(noticeLetters, to.language, commonCountry([to]))
        const text = (to.as_staff ? words.request_administration : words.request)(
          letterPlace(to.place),
          letterLink(publicUrl, pathOf(notice, to)),
          to.people ?? 1,
        )
        await post.send(
          { to: to.email, subject: words.request_subject, text, condominium_id: notice.condominium_id },
          keeper,
        )
        await sent(notice, to.profile_id, 'email', keeper)
      }
    },
  }
}

/** The answer is given on the home's screen, or on the administration's. */
const pathOf = (notice: Fact, { home, as_staff }: Pick<z.infer<typeof device>, 'home' | 'as_staff'>) =>
  homePath(home, outsidePath(notice, as_staff ? 'admin' : 'resident'))

async function ring(push: Push, notice: Fact, to: z.infer<typeof device>, keeper: CallerDb): Promise<void> {
  const isRequest = notice.kind === 'visitor_approval_request'
  const message: PushMessage = {
    title: isRequest
      ? speakThere(arrivalTexts, to.language, commonCountry([to])).pushed[notice.card?.arrival_kind ?? 'visit']
      : speakThere(noticeMessages, to.language, commonCountry([to])).kinds[notice.kind],
    body: [peopleText(notice, to), bodyOf(notice, to)].filter(Boolean).join(' · '),
    path: pathOf(notice, to),
    ...(to.home ? { headers: { [homeHeader]: to.home } } : {}),
    kind: notice.kind,
    fact_id: notice.fact_id,
    ...(isRequest ? { acts: speakThere(pushActTexts, to.language, commonCountry([to])) } : {}),
  }
  const reached = await push.send(subscriptionOf(to), message, isRequest ? dayS : hourS)
  if (reached) await sent(notice, to.profile_id, 'push', keeper)
  else await forget(to, keeper)
}

const subscriptionOf = ({ endpoint, p256dh, auth }: Pick<z.infer<typeof device>, 'endpoint' | 'p256dh' | 'auth'>) => ({
  endpoint,
  p256dh: Buffer.from(p256dh, 'hex'),
  auth: Buffer.from(auth, 'hex'),
})

const forget = ({ id }: Pick<z.infer<typeof device>, 'id'>, keeper: CallerDb) =>
  keeper.execute(sql`delete from push_subscriptions where id = ${id}`)

/** The number of people is no name, so a locked screen may show it. */
function peopleText({ kind }: Fact, { people, language, ...there }: z.infer<typeof device>): string | null {
  if (!people) return null
  const { people_fact, counted } = speakThere(groupTexts, language, commonCountry([there]))
  return aboutRequests.includes(kind) ? people_fact(people) : counted(people)
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

function sent(notice: Fact, profileId: string, channel: 'push' | 'email', keeper: CallerDb): Promise<number> {
  return keeper.execute(sql`insert into deliveries (condominium_id, kind, fact_id, profile_id, channel, sent_at)
    values (${notice.condominium_id}, ${notice.kind}, ${notice.fact_id}, ${profileId}, ${channel}, now())
    on conflict on constraint delivery_known do update set sent_at = now() where deliveries.sent_at is null`)
}
