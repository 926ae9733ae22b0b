import { z } from 'zod'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import { letterLink, letterName } from '../shared/letterText.ts'
import { languages, speak } from '../shared/messages.ts'
import { approvalStatus } from '../shared/roles.ts'
import { peopleLetters } from './people.messages.ts'

const decision = z.object({ profile_id: z.uuid(), approval_status: approvalStatus })
const reader = z.object({
  full_name: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  language: z.enum(languages),
  has_reason: z.boolean(),
})

export function peopleLetterJobs(post: Post, publicUrl: string): Record<string, JobHandler> {
  return {
    'people.decided': async (payload, keeper) => {
      const { profile_id, approval_status } = decision.parse(payload)
      // Skips an outdated decision: the newer decision has its own letter.
      const to = await keeper.row(
        reader,
        sql`select full_name, email, email_confirmed_at is not null as confirmed, language,
          rejection_reason is not null as has_reason from profiles where id = ${profile_id} and approval_status = ${approval_status} and email is not null`,
      )
      if (!to) return
      const words = speak(peopleLetters, to.language)
      // The address may belong to a stranger, so an unconfirmed name is not sent to it.
      const name = to.confirmed ? letterName(to.full_name) : null
      const letter =
        approval_status === 'approved'
          ? { subject: words.approved_subject, text: words.approved(name, letterLink(publicUrl, '/login')) }
          : {
              subject: words.rejected_subject,
              text: words.rejected(name, to.has_reason ? letterLink(publicUrl, '/login') : null),
            }
      await post.send({ to: to.email, ...letter }, keeper)
    },
  }
}
