/** Each link is created when its letter is written, and only its hash is stored. */
import { z } from 'zod'
import type { CallerDb } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'
import { hashOf, newToken } from '../server/keys/tokens.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Post } from '../server/outgoing/mail.ts'
import { type LetterText, letterLink, letterName, letterPlace } from '../shared/letterText.ts'
import { languages, speak } from '../shared/messages.ts'
import { changeEmailLetters } from './account/changeEmail.messages.ts'
import { sessionLetters } from './session.messages.ts'

const about = z.object({ profile_id: z.uuid() })
const reader = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  approved: z.boolean(),
  /** The installation sends e-mail, so the approval alone does not confirm an address. */
  must_confirm: z.boolean(),
  /** The condominium that invited them, while they have no password. */
  invited_to: z.string().nullable(),
  language: z.enum(languages),
})
type Reader = z.infer<typeof reader>
const whom = sql`select id, full_name, email, email_confirmed_at is not null as confirmed, language,
    approval_status = 'approved' as approved, (select sends_mail from installation) as must_confirm,
    access.invitation_of(id) as invited_to from profiles`
const wish = about.extend({ email: z.string() })

export function sessionLetterJobs(post: Post, publicUrl: string): Record<string, JobHandler> {
  async function link(
    keeper: CallerDb,
    to: Pick<Reader, 'id' | 'email'>,
    purpose: 'confirm' | 'reset' | 'address' | 'change' | 'stop_change',
    lives = purpose === 'confirm' ? '3 days' : '1 hour',
  ): Promise<LetterText> {
    const token = newToken()
    await keeper.execute(sql`insert into one_time_tokens (token_hash, purpose, profile_id, email, expires_at)
      values (${hashOf(token)}, ${purpose}, ${to.id}, ${to.email},
        now() + ${lives}::interval)`)
    // The token is after the #, where neither a server's log nor another site's referrer contains it.
    return letterLink(publicUrl, `/${pages[purpose]}${token}`)
  }

  async function confirm(to: Reader, keeper: CallerDb, why: 'confirm' | 'confirm_first' = 'confirm') {
    const words = speak(sessionLetters, to.language)
    const free = why === 'confirm' && !to.approved && !to.must_confirm
    const text = words[free ? 'confirm_free' : why === 'confirm' && to.approved ? 'confirm_known' : why]
    const subject = free ? words.confirm_free_subject : words.confirm_subject
    await post.send({ to: to.email, subject, text: text(await link(keeper, to, 'confirm')) }, keeper)
  }

  async function invite(to: Reader, condominium: string, keeper: CallerDb, condominiumId?: string) {
    const words = speak(sessionLetters, to.language)
    const place = letterPlace(condominium)
    const text = words.invited(place, await link(keeper, to, 'reset', '7 days'))
    await post.send(
      { to: to.email, subject: words.invited_subject(place), text, condominium_id: condominiumId },
      keeper,
    )
  }

  async function known(to: Reader, keeper: CallerDb): Promise<void> {
    if (!to.confirmed) return to.invited_to ? invite(to, to.invited_to, keeper) : confirm(to, keeper)
    const words = speak(sessionLetters, to.language)
    const text = words.known(letterName(to.full_name), letterLink(publicUrl, '/login'))
    await post.send({ to: to.email, subject: words.known_subject, text }, keeper)
  }

  return {
    'session.confirm': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (to) await confirm(to, keeper)
    },
    'session.reset': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (!to) return
      // An unconfirmed address may belong to another person, who must not complete the registration.
      if (!to.confirmed) return to.invited_to ? invite(to, to.invited_to, keeper) : confirm(to, keeper, 'confirm_first')
      const words = speak(sessionLetters, to.language)
      const text = words.reset(letterName(to.full_name), await link(keeper, to, 'reset'))
      await post.send({ to: to.email, subject: words.reset_subject, text }, keeper)
    },
    'session.invited': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (!to) return
      const { condominium, condominium_id } = invitation.parse(payload)
      await invite(to, condominium, keeper, condominium_id)
    },
    'session.known': async (payload, keeper) => {
      const to = await readerOf(payload, keeper)
      if (to) await known(to, keeper)
    },
    'session.own_email': async (payload, keeper) => {
      const { profile_id, email } = wish.parse(payload)
      const owner = await keeper.row(reader, sql`${whom} where email = ${email}`)
      if (owner) return known(owner, keeper)
      const person = await keeper.row(
        named,
        sql`select full_name, language from profiles where id = ${profile_id} and email is null`,
      )
      if (!person) return
      const words = speak(sessionLetters, person.language)
      const text = words.own_email(await link(keeper, { id: profile_id, email }, 'address', '3 days'))
      await post.send({ to: email, subject: words.own_email_subject, text }, keeper)
    },
    'session.change_email': async (payload, keeper) => {
      const { profile_id, email, former } = change.parse(payload)
      const person = await keeper.row(
        named.extend({ confirmed: z.boolean() }),
        sql`select full_name, language, email_confirmed_at is not null as confirmed from profiles
          where id = ${profile_id} and email = ${former}`,
      )
      if (!person) return
      const words = speak(changeEmailLetters, person.language)
      // Both letters go out also for the address of another account, so that the letter to the former address reveals nothing. A stranger
      // may own an unconfirmed address, and the link would give them the account.
      if (person.confirmed) {
        const stop = await keeper.row(span, sql`select access.time_to_stop()::text as lives`)
        const stopping = await link(keeper, { id: profile_id, email: former }, 'stop_change', stop?.lives)
        const text = words.to_former(letterName(person.full_name), stopping)
        await post.send({ to: former, subject: words.former_subject, text }, keeper)
      }
      const owner = await keeper.row(reader, sql`${whom} where email = ${email}`)
      if (owner) return known(owner, keeper)
      const text = words.to_new(await link(keeper, { id: profile_id, email }, 'change', '3 days'))
      await post.send({ to: email, subject: words.new_subject, text }, keeper)
    },
    'session.email_changed': async (payload, keeper) => {
      const { profile_id, former, former_confirmed } = formerAddress.parse(payload)
      const person = await keeper.row(named, sql`select full_name, language from profiles where id = ${profile_id}`)
      if (person && former !== null) {
        const words = speak(sessionLetters, person.language)
        const text = words.changed(former_confirmed ? letterName(person.full_name) : null)
        await post.send({ to: former, subject: words.changed_subject, text }, keeper)
      }
      const to = await readerOf(payload, keeper)
      // Without mail the new address counts at once.
      if (to && !to.confirmed) await confirm(to, keeper)
    },
  }
}

/** The pages of the links, with the sign before the token. */
const pages = {
  confirm: 'confirm-email#',
  address: 'confirm-email#',
  reset: 'reset-password#',
  change: 'own-email#',
  stop_change: 'own-email#stop-',
} as const

const change = about.extend({ email: z.string(), former: z.string() })
const span = z.object({ lives: z.string() })

/** Jobs queued by an earlier build have only the name. */
const invitation = z.object({ condominium: z.string(), condominium_id: z.uuid().optional() })

const formerAddress = about.extend({ former: z.string().nullable(), former_confirmed: z.boolean() })
const named = z.object({ full_name: z.string(), language: z.enum(languages) })

/** Null if the person was removed meanwhile, or has no address any more. */
async function readerOf(payload: unknown, keeper: CallerDb) {
  const { profile_id } = about.parse(payload)
  return keeper.row(reader, sql`${whom} where id = ${profile_id} and email is not null`)
}
