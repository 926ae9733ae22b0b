/** The installation is checked at the moment of the call. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { moment } from '../shared/fields.ts'

const queue = z.strictObject({
  waiting: z.int(),
  /** Jobs that failed and will be tried again. */
  failing: z.int(),
  /** Jobs that will not be tried again automatically. */
  given_up: z.int(),
  last_error: z.string().nullable(),
})

const health = z.strictObject({
  /** Belongs to the answering program. */
  version: z.string(),
  now: moment,
  up_since: moment,
  /** How long the database took to answer all of this. */
  database_ms: z.number(),
  /** The running PostgreSQL, and a newer release with fixes. */
  postgres: z.strictObject({ version: z.string(), fixed_in: z.string().nullable() }),
  live: z.strictObject({
    /** Milliseconds until an announcement returns from the database; null if it does not. */
    answer_ms: z.number().nullable(),
    streams: z.int(),
  }),
  /** Null if the database is external, because its owner backs it up. */
  backup: z
    .strictObject({
      scheduled: z.boolean(),
      made_at: moment.nullable(),
      failed_at: moment.nullable(),
      /** When a backup was last restored as a trial. */
      proved_at: moment.nullable(),
      /** The newest moment that BACKUP_FOLDER can restore; null without it. */
      through: moment.nullable(),
      /** BACKUP_FOLDER was moved or is not mounted. */
      folder_lost: z.boolean(),
      gaps: z.int(),
      /** True once the secret half of the current key has opened a backup. */
      key_proved: z.boolean(),
    })
    .nullable(),
  mail_server: z.enum(['none', 'answers', 'silent']),
  letters: queue,
  letter_sent_at: moment.nullable(),
  push: queue,
  /** The time since when the oldest due job waits. */
  overdue_since: moment.nullable(),
  swept_at: moment.nullable(),
  /** Condominiums whose visitor data was cleaned neither today nor yesterday. */
  uncleaned: z.int(),
})
export type Health = z.infer<typeof health>

export const system = contract('system', {
  health: read(
    'How the database, announcements, mail, jobs and the cleaning are, tried out now',
    z.strictObject({}),
    health,
    ['mail'],
  ),
  retryLetters: write('Try those letters again that were given up', z.strictObject({})),
})
