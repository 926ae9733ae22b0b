/** The jobs of short stays: the letter to the other adults and to the owner, and the first moment of a guest. */
import { z } from 'zod'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import { commonCountry, countries } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { homePath } from '../shared/homeAddress.ts'
import { letterLink, letterPlace } from '../shared/letterText.ts'
import { languages } from '../shared/messages.ts'
import { stayLetters } from './stays.messages.ts'

const fact = z.object({ condominium_id: z.uuid(), fact_id: z.uuid() })
const beginning = z.object({ condominium_id: z.uuid(), id: z.uuid() })
const reader = z.object({
  profile_id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  place: z.string(),
  home: z.string().nullable(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
})

export function stayJobs(post: Post, publicUrl: string): Record<string, JobHandler> {
  return {
    'stays.begin': async (payload, keeper) => {
      const { condominium_id, id } = beginning.parse(payload)
      // Does nothing after a cancellation or an earlier run.
      await keeper.execute(sql`select access.begin_stay(${condominium_id}::uuid, ${id}::uuid)`)
    },
    'stays.made': async (payload, keeper) => {
      const { condominium_id, fact_id } = fact.parse(payload)
      const readers = await keeper.rows(
        reader,
        sql`select who.profile_id, who.email, who.language, who.place, who.home, who.country, who.time_zone
          from access.who_to_tell('stay_made', ${condominium_id}::uuid, ${fact_id}::uuid) who
          where who.by_mail and who.email is not null and not exists (select from deliveries d where d.condominium_id = ${condominium_id}
            and d.kind = 'stay_made' and d.fact_id = ${fact_id} and d.profile_id = who.profile_id and d.channel = 'email')`,
      )
      for (const to of readers) {
        const words = speakThere(stayLetters, to.language, commonCountry([to]))
        const text = words.made(letterPlace(to.place), letterLink(publicUrl, homePath(to.home, '/stays')))
        await post.send({ to: to.email, subject: words.made_subject, text, condominium_id }, keeper)
        await keeper.execute(sql`insert into deliveries (condominium_id, kind, fact_id, profile_id, channel, sent_at)
          values (${condominium_id}, 'stay_made', ${fact_id}, ${to.profile_id}, 'email', now())
          on conflict on constraint delivery_known do nothing`)
      }
    },
  }
}
