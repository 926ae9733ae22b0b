/** Sends letters by the mail server, or keeps them for the super administrator when there is none. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import { newId } from '../../shared/ids.ts'
import type { Door } from '../database/door.ts'
import { sql } from '../database/sql.ts'
import type { Settings } from '../settings/settings.ts'

interface Letter {
  to: string
  subject: string
  /** Plain text: read everywhere, nothing to escape, nothing to track. */
  text: string
  /** Whose letter it is; none for a letter about a person's account. */
  condominium_id?: string | undefined
}

export interface Post {
  send(letter: Letter, keeper: Door): Promise<void>
}

export interface MailBox extends Post {
  /** Connects and signs in, as for sending a letter. */
  serverState(): Promise<'none' | 'answers' | 'silent'>
}

const knockMs = 4_000
/** A server that takes a letter slowly gets longer than one that does not say who it is. */
const patience = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

export function openPost(settings: Pick<Settings, 'smtp_url' | 'mail_from' | 'data_folder'>): MailBox {
  return settings.smtp_url ? mailServer(settings.smtp_url, settings.mail_from) : dataFolder(settings)
}

function mailServer(address: string, from: string): MailBox {
  const url = new URL(address)
  for (const [name, ms] of Object.entries(patience)) url.searchParams.set(name, String(ms))
  const transport = nodemailer.createTransport(url.toString(), {
    from,
    disableUrlAccess: true,
    disableFileAccess: true,
  })
  return {
    async send({ to, subject, text }, keeper) {
      await transport.sendMail({ to, subject, text })
      // The letter is sent: an error here must not send it again.
      await keeper.act(sql`update installation set letter_sent_at = now()`).catch(() => undefined)
    },
    async serverState() {
      const late = sleep(knockMs, 'silent' as const, { ref: false })
      const knocked = transport.verify().then(
        () => 'answers' as const,
        () => 'silent' as const,
      )
      return Promise.race([knocked, late])
    },
  }
}

function dataFolder({ data_folder, mail_from }: Pick<Settings, 'data_folder' | 'mail_from'>): MailBox {
  const compose = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send({ to, subject, text, condominium_id }, keeper) {
      const id = newId()
      const folder = join(data_folder, 'mail')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await compose.sendMail({ from: mail_from, to, subject, text })
      await writeFile(join(folder, `${id}.eml`), message.toString(), { mode: 0o600 })
      await keeper.act(sql`insert into unsent_messages (id, recipient, subject, body, condominium_id)
        values (${id}, ${to}, ${subject}, ${text}, ${condominium_id ?? null}::uuid)`)
    },
    serverState: async () => 'none',
  }
}

/**
 * Called at start and with each sweep. Several programs may share a database: one without a mail server leaves the letters alone
 * (jobs.ts) and does not record that the installation sends none. A program with an embedded database is alone.
 */
export async function noteMailServer(
  keeper: Door,
  { smtp_url, database_url }: Pick<Settings, 'smtp_url' | 'database_url'>,
): Promise<void> {
  if (smtp_url !== null) {
    await keeper.act(sql`update installation set mail_server_seen_at = now(), sends_mail = true`)
  } else if (database_url === null) {
    await keeper.act(sql`update installation set mail_server_seen_at = null, sends_mail = false`)
  } else {
    await keeper.act(sql`update installation set sends_mail = false where not access.mail_server_is_about()`)
  }
}
