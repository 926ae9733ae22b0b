/** The calls about the installation's health, measured at the moment of the call. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { moment } from '../shared/fields.ts'

const queue = z.strictObject({
  waiting: z.int(),
  /** Tried already, and still to be tried again. */
  failing: z.int(),
  /** Will not be tried again by themselves. */
  given_up: z.int(),
  /** In the words of the server that refused it, without addresses. */
  last_error: z.string().nullable(),
})

const health = z.strictObject({
  /** Of the program that answers. */
  version: z.string(),
  now: moment,
  up_since: moment,
  /** How long the database took to answer all of this. */
  database_ms: z.number(),
  /** Which PostgreSQL runs, and the newest release known to have fixes that it lacks. */
  postgres: z.strictObject({ version: z.string(), fixed_in: z.string().nullable() }),
  live: z.strictObject({
    /** In which an announcement comes back by way of the database; null when it does not. */
    answer_ms: z.number().nullable(),
    streams: z.int(),
  }),
  /** Of the embedded database; null for another one, whose owner backs it up. */
  backup: z
    .strictObject({
      /** Whether BACKUP_FOLDER is set. */
      scheduled: z.boolean(),
      made_at: moment.nullable(),
      failed_at: moment.nullable(),
      /** When a backup was last restored as a trial. */
      proved_at: moment.nullable(),
      /** The newest moment that BACKUP_FOLDER leads to; null without it. */
      through: moment.nullable(),
      /** BACKUP_FOLDER was moved or is not mounted. */
      folder_lost: z.boolean(),
      /** Places in BACKUP_FOLDER where kept changes are missing or damaged. */
      gaps: z.int(),
      /** The secret half of the present key opened a backup. */
      key_proved: z.boolean(),
    })
    .nullable(),
  mail_server: z.enum(['none', 'answers', 'silent']),
  letters: queue,
  letter_sent_at: moment.nullable(),
  push: queue,
  /** Since when the oldest job waits that could be done now. */
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
