/** Sends the push messages and letters of announcements, one job for each reader. A letter says the place and the link, and no typed text. */
import { z } from 'zod'
import type { CallerDb } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import type { Push } from '../server/outgoing/push.ts'
import { commonCountry, countries } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { homeHeader, homePath } from '../shared/homeAddress.ts'
import { letterLink, letterPlace } from '../shared/letterText.ts'
import { languages } from '../shared/messages.ts'
import { announcementLetters } from './announcements.messages.ts'
import { announcementPath } from './announcements.slice.ts'

const told = z.object({ condominium_id: z.uuid(), announcement_id: z.uuid(), seat: z.uuid() })
type Told = z.infer<typeof told>

const reader = z.object({
  profile_id: z.string(),
  email: z.string().nullable(),
  language: z.enum(languages),
  place: z.string(),
  home: z.string().nullable(),
  quiet: z.boolean(),
  rung: z.boolean(),
  mailed: z.boolean(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  has_files: z.boolean(),
})
const device = z.object({ id: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string() })

const dayS = 24 * 60 * 60

const readerOf = ({ condominium_id, announcement_id, seat }: Told, keeper: CallerDb) =>
  keeper.row(
    reader,
    sql`select * from access.announcement_to_tell(${condominium_id}::uuid, ${announcement_id}::uuid, ${seat}::uuid)`,
  )

const note = ({ condominium_id, announcement_id, seat }: Told, channel: 'push' | 'email', keeper: CallerDb) =>
  keeper.execute(
    sql`select access.note_announcement_told(${condominium_id}::uuid, ${announcement_id}::uuid, ${seat}::uuid, ${channel})`,
  )

export function announcementJobs(post: Post, push: Push, publicUrl: string): Record<string, JobHandler> {
  return {
    'announcements.push': async (payload, keeper) => {
      const job = told.parse(payload)
      const to = await readerOf(job, keeper)
      if (!to || to.rung) return
      if (to.quiet) {
        // Rings after the quiet hours.
        await keeper.execute(
          sql`select access.enqueue('announcements.push', ${JSON.stringify(job)}::json, interval '15 minutes')`,
        )
        return
      }
      const words = speakThere(announcementLetters, to.language, commonCountry([to]))
      const message = {
        title: words.pushed,
        body: to.place,
        path: homePath(to.home, announcementPath(job.announcement_id)),
        ...(to.home ? { headers: { [homeHeader]: to.home } } : {}),
        kind: 'announcement',
        fact_id: job.announcement_id,
      }
      const devices = await keeper.rows(
        device,
        sql`select s.id, s.endpoint, encode(s.p256dh, 'hex') as p256dh, encode(s.auth, 'hex') as auth
          from push_subscriptions s where s.profile_id = ${to.profile_id}::uuid`,
      )
      const outcomes = await Promise.allSettled(
        devices.map(async ({ id, endpoint, p256dh, auth }) => {
          const subscription = { endpoint, p256dh: Buffer.from(p256dh, 'hex'), auth: Buffer.from(auth, 'hex') }
          if (await push.send(subscription, message, dayS)) return true
          await keeper.execute(sql`delete from push_subscriptions where id = ${id}`)
          return false
        }),
      )
      // One reached device is enough, so that no device rings twice.
      if (outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value)) await note(job, 'push', keeper)
      else for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    },
    'announcements.letter': async (payload, keeper) => {
      const job = told.parse(payload)
      const to = await readerOf(job, keeper)
      if (!to?.email || to.mailed) return
      const words = speakThere(announcementLetters, to.language, commonCountry([to]))
      const link = letterLink(publicUrl, homePath(to.home, announcementPath(job.announcement_id)))
      await post.send(
        {
          ...{ to: to.email, subject: words.subject, text: words.text(letterPlace(to.place), link, to.has_files) },
          // A mail server or a mailbox that got the letter of a killed process recognizes the second one.
          ...{ condominium_id: job.condominium_id, letter_id: `${job.announcement_id}.${job.seat}` },
        },
        keeper,
      )
      await note(job, 'email', keeper)
    },
  }
}
