import { z } from 'zod'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import { commonCountry, countries } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { letterLink, letterName, letterPlace } from '../shared/letterText.ts'
import { languages } from '../shared/messages.ts'
import { householdLetters } from './households.messages.ts'

const joined = z.object({ condominium_id: z.uuid(), joining: z.uuid() })
const reader = z.object({
  profile_id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  place: z.string(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  newcomer: z.string(),
  answers: z.boolean(),
})

export function householdLetterJobs(post: Post, publicUrl: string): Record<string, JobHandler> {
  return {
    'households.joined': async (payload, keeper) => {
      const { condominium_id, joining } = joined.parse(payload)
      const readers = await keeper.rows(
        reader,
        sql`select who.profile_id, who.email, who.language, who.place, who.country, who.time_zone, access.name_of_joining(${joining}::uuid) as newcomer,
            access.joined_may_answer(${joining}::uuid) as answers
          from access.who_to_tell('home_joined', ${condominium_id}::uuid, ${joining}::uuid) who
          where who.email is not null and not exists (select from deliveries d where d.condominium_id = ${condominium_id}
            and d.kind = 'home_joined'
            and d.fact_id = ${joining} and d.profile_id = who.profile_id and d.channel = 'email')`,
      )
      for (const to of readers) {
        const words = speakThere(householdLetters, to.language, commonCountry([to]))
        const text = words.joined(
          letterName(to.newcomer),
          letterPlace(to.place),
          to.answers,
          letterLink(publicUrl, '/dashboard/residents'),
        )
        await post.send({ to: to.email, subject: words.joined_subject, text, condominium_id }, keeper)
        await keeper.execute(sql`insert into deliveries (condominium_id, kind, fact_id, profile_id, channel, sent_at)
          values (${condominium_id}, 'home_joined', ${joining}, ${to.profile_id}, 'email', now())
          on conflict on constraint delivery_known do nothing`)
      }
    },
  }
}
