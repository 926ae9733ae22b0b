import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../shared/ids.ts'
import type { CallerDb } from '../database/callerDb.ts'
import { sql } from '../database/sql.ts'
import type { Settings } from '../settings/settings.ts'

interface Letter {
  to: string
  subject: string
  /** Plain text: readable everywhere, nothing to escape, nothing to track. */
  text: string
  condominium_id?: string | undefined
  /** Names the letter, so that its receiver recognizes a second copy of it. */
  letter_id?: string | undefined
}

export interface Post {
  send(letter: Letter, keeper: CallerDb): Promise<void>
}

export interface MailBox extends Post {
  serverState(): Promise<'none' | 'answers' | 'silent'>
}

const knockMs = 4_000
/** A server that accepts a letter slowly gets more time than one that does not greet. */
const patience = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

// Loaded with the first letter.
const nodemailer = async () => (await import('nodemailer')).default

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

export function openPost(settings: Pick<Settings, 'smtp_url' | 'mail_from' | 'data_folder'>): MailBox {
  return settings.smtp_url ? mailServer(settings.smtp_url, settings.mail_from) : dataFolder(settings)
}

function mailServer(address: string, from: string): MailBox {
  const url = new URL(address)
  for (const [name, ms] of Object.entries(patience)) url.searchParams.set(name, String(ms))
  const transport = once(async () =>
    (await nodemailer()).createTransport(url.toString(), { from, disableUrlAccess: true, disableFileAccess: true }),
  )
  return {
    async send({ to, subject, text, letter_id }, keeper) {
      const named = letter_id ? { messageId: `<${letter_id}@${domainOf(from)}>` } : {}
      await (await transport()).sendMail({ to, subject, text, ...named })
      // The letter is sent, so an error here must not send it again.
      await keeper.execute(sql`update installation set letter_sent_at = now()`).catch(() => undefined)
    },
    async serverState() {
      const late = sleep(knockMs, 'silent' as const, { ref: false })
      const knocked = transport()
        .then((server) => server.verify())
        .then(
          () => 'answers' as const,
          () => 'silent' as const,
        )
      return Promise.race([knocked, late])
    },
  }
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

function dataFolder({ data_folder, mail_from }: Pick<Settings, 'data_folder' | 'mail_from'>): MailBox {
  const composer = once(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    async send({ to, subject, text, condominium_id }, keeper) {
      const id = newId()
      const folder = join(data_folder, 'mail')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await (await composer()).sendMail({ from: mail_from, to, subject, text })
      await writeFile(join(folder, `${id}.eml`), message.toString(), { mode: 0o600 })
      await keeper.execute(sql`insert into unsent_messages (id, recipient, subject, body, condominium_id)
        values (${id}, ${to}, ${subject}, ${text}, ${condominium_id ?? null}::uuid)`)
    },
    serverState: async () => 'none',
  }
}

/**
 * Called at start and with each sweep. Several programs may share a database: one without a mail server ignores the letters
 * (jobs.ts) and does not record that the installation sends none. With an embedded database there is only one program.
 */
export async function noteMailServer(
  keeper: CallerDb,
  { smtp_url, database_url }: Pick<Settings, 'smtp_url' | 'database_url'>,
): Promise<void> {
  if (smtp_url !== null) {
    await keeper.execute(sql`update installation set mail_server_seen_at = now(), sends_mail = true`)
  } else if (database_url === null) {
    await keeper.execute(sql`update installation set mail_server_seen_at = null, sends_mail = false`)
  } else {
    await keeper.execute(sql`update installation set sends_mail = false where not access.mail_server_is_about()`)
  }
}
