/** Each probe's word follows from its findings, and problems come first. */
import { expect, test } from 'vitest'
import type { Health } from './system.contract.ts'
import { type ProbeWord, verdicts } from './system.rules.ts'

const now = '2026-06-15T18:00:00Z'
const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString()
const empty = { waiting: 0, failing: 0, given_up: 0, last_error: null }

const backup: NonNullable<Health['backup']> = {
  scheduled: true,
  made_at: ago(60),
  failed_at: null,
  proved_at: ago(60),
  through: ago(1),
  folder_lost: false,
  gaps: 0,
  key_proved: true,
}

const well: Health = {
  version: '1.0.0',
  now,
  up_since: ago(60),
  database_ms: 3,
  postgres: { version: '18.6', fixed_in: null },
  live: { answer_ms: 2, streams: 1 },
  backup,
  mail_server: 'answers',
  letters: empty,
  letter_sent_at: null,
  push: empty,
  overdue_since: null,
  swept_at: ago(5),
  uncleaned: 0,
}

test('reports all parts as healthy, in the order of the list', () => {
  expect(verdicts(well).map(({ word, tone }) => [word, tone])).toEqual([
    ['database_answers', 'good'],
    ['live_stands', 'good'],
    ['mail_goes', 'good'],
    ['push_goes', 'good'],
    ['jobs_done', 'good'],
    ['keeper_done', 'good'],
    ['backup_done', 'good'],
  ])
})

test.each<[ProbeWord, string, Partial<Health>]>([
  ['database_slow', 'wait', { database_ms: 500 }],
  ['database_old', 'wait', { postgres: { version: '18.4', fixed_in: '18.6' } }],
  ['database_slow', 'wait', { database_ms: 500, postgres: { version: '18.4', fixed_in: '18.6' } }],
  ['live_slow', 'wait', { live: { answer_ms: 500, streams: 0 } }],
  ['live_broken', 'bad', { live: { answer_ms: null, streams: 4 } }],
  ['mail_silent', 'bad', { mail_server: 'silent', letters: { ...empty, failing: 2 } }],
  ['mail_given_up', 'bad', { letters: { ...empty, given_up: 1, failing: 1 } }],
  ['mail_failing', 'bad', { letters: { ...empty, failing: 1 } }],
  ['mail_none', 'wait', { mail_server: 'none' }],
  ['push_given_up', 'bad', { push: { ...empty, given_up: 1 } }],
  ['push_failing', 'wait', { push: { ...empty, failing: 1 } }],
  ['jobs_stuck', 'bad', { overdue_since: ago(6) }],
  ['jobs_done', 'good', { overdue_since: ago(4) }],
  ['keeper_behind', 'bad', { swept_at: ago(26) }],
  ['keeper_behind', 'bad', { swept_at: null }],
  ['keeper_behind', 'bad', { uncleaned: 1 }],
  ['keeper_soon', 'wait', { swept_at: ago(26), up_since: ago(20) }],
  ['keeper_soon', 'wait', { swept_at: null, up_since: ago(1) }],
  ['keeper_done', 'good', { swept_at: ago(1), up_since: ago(1) }],
  ['backup_elsewhere', 'good', { backup: null }],
  ['backup_done', 'good', { backup: { ...backup, made_at: ago(26 * 60) } }],
  ['backup_late', 'bad', { backup: { ...backup, made_at: ago(26 * 60 + 1) } }],
  ['backup_late', 'bad', { backup: { ...backup, through: ago(16) } }],
  ['backup_late', 'bad', { backup: { ...backup, made_at: null } }],
  ['backup_done', 'good', { backup: { ...backup, scheduled: false, through: null } }],
  ['backup_failed', 'bad', { backup: { ...backup, failed_at: ago(3) } }],
  ['backup_none', 'wait', { backup: { ...backup, scheduled: false, made_at: null, through: null } }],
  ['backup_soon', 'wait', { up_since: ago(3), backup: { ...backup, made_at: null, through: null } }],
  ['backup_folder_lost', 'bad', { backup: { ...backup, folder_lost: true, failed_at: ago(1), made_at: null } }],
  ['backup_key_unproved', 'bad', { backup: { ...backup, key_proved: false } }],
  ['backup_key_unproved', 'bad', { backup: { ...backup, scheduled: false, through: null, key_proved: false } }],
  ['backup_gaps', 'wait', { backup: { ...backup, gaps: 1 } }],
  ['backup_unproved', 'wait', { backup: { ...backup, proved_at: null } }],
  ['backup_unproved', 'wait', { backup: { ...backup, proved_at: ago(181 * 24 * 60) } }],
])('%s is %s', (word, tone, found) => {
  const told = verdicts({ ...well, ...found })
  expect(told).toContainEqual(expect.objectContaining({ word, tone }))
  if (tone !== 'good') expect(told[0]).toMatchObject({ word })
})
