/** The letters of the session slice: each link is made as its letter is written, and only its hash is kept. */
import { z } from 'zod'
import type { Door } from '../server/database.ts'
import type { JobHandler } from '../server/jobs.ts'
import type { Post } from '../server/mail.ts'
import { sql } from '../server/sql.ts'
import { hashOf, newToken } from '../server/tokens.ts'
import { languages, speak } from '../shared/messages.ts'
import { sessionLetters } from './session.messages.ts'

const about = z.object({ profile_id: z.uuid() })
const reader = z.object({ id: z.string(), full_name: z.string(), email: z.string(), language: z.enum(languages) })

export function sessionLetterJobs(post: Post, public_url: string): Record<string, JobHandler> {
  async function link(
    keeper: Door,
    to: z.infer<typeof reader>,
    purpose: 'confirm' | 'reset',
    lives = purpose === 'confirm' ? '3 days' : '1 hour',
  ): Promise<string> {
    const token = newToken()
    await keeper.act(sql`insert into one_time_tokens (token_hash, purpose, profile_id, email, expires_at)
      values (${hashOf(token)}, ${purpose}, ${to.id}, ${to.email},
        now() + ${lives}::interval)`)
    // Behind the #, where no server's log and no other site's referrer ever sees it.
    return `${public_url}/${purpose === 'confirm' ? 'confirm-email' : 'reset-password'}#${token}`
  }

  return {
    'session.confirm': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (!to) return
      const words = speak(sessionLetters, to.language)
      const text = words.confirm(lettersOf(to.full_name), await link(keeper, to, 'confirm'))
      await post.send({ to: to.email, subject: words.confirm_subject, text }, keeper)
    },
    'session.reset': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (!to) return
      const words = speak(sessionLetters, to.language)
      const text = words.reset(to.full_name, await link(keeper, to, 'reset'))
      await post.send({ to: to.email, subject: words.reset_subject, text }, keeper)
    },
    'session.invited': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (!to) return
      const { condominium } = z.object({ condominium: z.string() }).parse(payload)
      const words = speak(sessionLetters, to.language)
      const text = words.invited(to.full_name, condominium, await link(keeper, to, 'reset', '7 days'))
      await post.send({ to: to.email, subject: words.invited_subject(condominium), text }, keeper)
    },
    'session.known': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (!to) return
      const words = speak(sessionLetters, to.language)
      const text = words.known(to.full_name, `${public_url}/login`)
      await post.send({ to: to.email, subject: words.known_subject, text }, keeper)
    },
    'session.email_changed': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (!to) return
      const { former } = z.object({ former: z.string() }).parse(payload)
      const words = speak(sessionLetters, to.language)
      await post.send({ to: former, subject: words.changed_subject, text: words.changed(to.full_name) }, keeper)
      const text = words.confirm(to.full_name, await link(keeper, to, 'confirm'))
      await post.send({ to: to.email, subject: words.confirm_subject, text }, keeper)
    },
  }
}

/** Anybody may give any address as theirs: what they call themselves must not carry a link or a telephone number there. */
const lettersOf = (name: string) => name.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim()

/** Nobody, when the person was removed before their letter was written. */
async function readerOf(payload: unknown, keeper: Door) {
  const { profile_id } = about.parse(payload)
  return keeper.row(reader, sql`select id, full_name, email, language from profiles where id = ${profile_id}`)
}
