/** The letter to the author of an answered matter. It names the place and no words of either side. */
import { z } from 'zod'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import { commonCountry, countries } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { homePath } from '../shared/homeAddress.ts'
import { letterLink, letterPlace } from '../shared/letterText.ts'
import { languages } from '../shared/messages.ts'
import { matterLetters } from './matters.messages.ts'

const answer = z.object({ condominium_id: z.uuid(), fact_id: z.uuid() })
const reader = z.object({
  profile_id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  place: z.string(),
  home: z.string().nullable(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
})

export function matterLetterJobs(post: Post, publicUrl: string): Record<string, JobHandler> {
  return {
    'matters.answered': async (payload, keeper) => {
      const { condominium_id, fact_id } = answer.parse(payload)
      const readers = await keeper.rows(
        reader,
        sql`select who.profile_id, who.email, who.language, who.place, who.home, who.country, who.time_zone
          from access.who_to_tell('matter_answered', ${condominium_id}::uuid, ${fact_id}::uuid) who
          where who.by_mail and who.email is not null and not exists (select from deliveries d where d.condominium_id = ${condominium_id}
            and d.kind = 'matter_answered' and d.fact_id = ${fact_id} and d.profile_id = who.profile_id and d.channel = 'email')`,
      )
      for (const to of readers) {
        const words = speakThere(matterLetters, to.language, commonCountry([to]))
        const text = words.answered(
          letterPlace(to.place),
          letterLink(publicUrl, homePath(to.home, `/messages?id=${fact_id}`)),
        )
        await post.send({ to: to.email, subject: words.answered_subject, text, condominium_id }, keeper)
        await keeper.execute(sql`insert into deliveries (condominium_id, kind, fact_id, profile_id, channel, sent_at)
          values (${condominium_id}, 'matter_answered', ${fact_id}, ${to.profile_id}, 'email', now())
          on conflict on constraint delivery_known do nothing`)
      }
    },
  }
}
