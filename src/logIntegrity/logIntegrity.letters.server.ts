/** Sends the code of the day to the people who keep it. */
import { z } from 'zod'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import { letterCode, letterPlace } from '../shared/letterText.ts'
import { languages, speak } from '../shared/messages.ts'
import { codeOf } from './codes.ts'
import { logIntegrityLetters } from './logIntegrity.messages.ts'

const told = z.object({ condominium_id: z.uuid(), address: z.string() })
const witness = z.object({
  language: z.enum(languages),
  place: z.string(),
  lines: z.number(),
  hash: z.string(),
})

export function logIntegrityLetterJobs(post: Post): Record<string, JobHandler> {
  return {
    'evidence.witness': async (payload, keeper) => {
      const { condominium_id, address } = told.parse(payload)
      // The address was removed meanwhile.
      const to = await keeper.row(
        witness,
        sql`select w.language, w.place, w.lines::float8 as lines, w.hash from access.witness_of(${condominium_id}::uuid, ${address}) w`,
      )
      if (!to) return
      const words = speak(logIntegrityLetters, to.language)
      const text = words.text(letterPlace(to.place), to.lines, letterCode(codeOf(to.lines, to.hash)))
      await post.send({ to: address, subject: words.subject, text, condominium_id }, keeper)
    },
  }
}
