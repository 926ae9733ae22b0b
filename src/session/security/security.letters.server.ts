/** Each letter names the event, its time and place, and the remedy if it was not the user. */
import { z } from 'zod'
import { sql } from '../../server/database/sql.ts'
import type { JobHandler } from '../../server/outgoing/jobs.ts'
import type { Post } from '../../server/outgoing/mail.ts'
import { letterLink, letterName } from '../../shared/letterText.ts'
import { languages, speak } from '../../shared/messages.ts'
import { defaultTimeZone } from '../../shared/time.ts'
import { securityLetters } from './security.messages.ts'

const notifiedKinds = [
  'new_browser',
  'password_changed',
  'password_reset',
  'factor_on',
  'factor_off',
  'factor_reset',
  'sessions_ended_by_admin',
] as const

const event = z.object({
  profile_id: z.uuid(),
  kind: z.enum(notifiedKinds),
  network: z.string(),
  device: z.string(),
  at: z.string(),
  time_zone: z.string().nullable(),
})
const reader = z.object({ full_name: z.string(), email: z.string(), language: z.enum(languages) })

export function securityLetterJobs(post: Post, publicUrl: string): Record<string, JobHandler> {
  return {
    'session.security_event': async (payload, keeper) => {
      const { profile_id, kind, network, device, at, time_zone } = event.parse(payload)
      // No letter if the person was removed meanwhile, or has a new unconfirmed address.
      const to = await keeper.row(
        reader,
        sql`select full_name, email, language from profiles where id = ${profile_id} and email_confirmed_at is not null`,
      )
      if (!to) return
      const words = speak(securityLetters, to.language)
      const said = words[kind]
      const where = [
        `${words.when}: ${moment(at, time_zone ?? defaultTimeZone, to.language)}`,
        network && network !== '*' ? `${words.network}: ${network}` : '',
        device && device !== '?' ? `${words.browser}: ${device}` : '',
      ]
      const text = [
        `${words.greeting(letterName(to.full_name))}\n`,
        `${said.text}\n`,
        `${where.filter(Boolean).join('\n')}\n`,
        kind === 'sessions_ended_by_admin'
          ? words.ask_administration
          : words.not_me(letterLink(publicUrl, '/forgot-password'), letterLink(publicUrl, '/account')),
      ].join('\n')
      await post.send({ to: to.email, subject: said.subject, text }, keeper)
    },
  }
}

const moment = (at: string, timeZone: string, language: 'es' | 'en') =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at))
