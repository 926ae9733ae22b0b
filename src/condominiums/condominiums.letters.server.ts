/** Informs the other admins when visitors' data will be removed sooner. */
import { z } from 'zod'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import { commonCountry, countries } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { letterDay, letterLink, letterPlace } from '../shared/letterText.ts'
import { languages } from '../shared/messages.ts'
import { condominiumLetters } from './condominiums.messages.ts'

/** Jobs queued by an earlier build name no condominium. */
const changed = z.object({ change: z.uuid(), condominium_id: z.uuid().optional() })
const reader = z.object({
  email: z.string(),
  language: z.enum(languages),
  place: z.string(),
  days: z.number(),
  next_days: z.number(),
  counts_from: z.string(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
})

export function condominiumLetterJobs(post: Post, publicUrl: string): Record<string, JobHandler> {
  return {
    'condominiums.retention': async (payload, keeper) => {
      const { change, condominium_id } = changed.parse(payload)
      const readers = await keeper.rows(
        reader,
        sql`select email, language, place, days, next_days, counts_from, country, time_zone
          from access.readers_of_retention(${change}::uuid)`,
      )
      const link = letterLink(publicUrl, '/login')
      for (const { email, language, place, days, next_days, counts_from, ...there } of readers) {
        const words = speakThere(condominiumLetters, language, commonCountry([there]))
        const text = words.retention(letterPlace(place), days, next_days, letterDay(counts_from), link)
        await post.send({ to: email, subject: words.retention_subject, text, condominium_id }, keeper)
      }
    },
  }
}
