import type { Health } from './system.contract.ts'

interface Verdict<Word extends string> {
  word: Word
  tone: 'good' | 'wait' | 'bad'
}

/** Slower answers make people wait at every press. */
const slowMs = 500
const overdueMs = 5 * 60_000
/** The sweep runs every ten minutes; after two missed runs it counts as stopped. */
const sweepMs = 25 * 60_000
/** A daily backup may take two hours. */
const backupMs = 26 * 3_600_000
/** Changes are archived every minute. */
const walMs = 15 * 60_000
const provedMs = 180 * 24 * 3_600_000

const say = <Word extends string>(word: Word, tone: Verdict<Word>['tone']): Verdict<Word> => ({ word, tone })
const since = (health: Health, moment: string) => Date.parse(health.now) - Date.parse(moment)

const probes = {
  database: ({ database_ms, postgres }: Health) => {
    if (database_ms >= slowMs) return say('database_slow', 'wait')
    return postgres.fixed_in ? say('database_old', 'wait') : say('database_answers', 'good')
  },
  live: ({ live: { answer_ms } }: Health) => {
    if (answer_ms === null) return say('live_broken', 'bad')
    return answer_ms < slowMs ? say('live_stands', 'good') : say('live_slow', 'wait')
  },
  mail: ({ mail_server, letters }: Health) => {
    if (mail_server === 'silent') return say('mail_silent', 'bad')
    if (letters.given_up > 0) return say('mail_given_up', 'bad')
    if (letters.failing > 0) return say('mail_failing', 'bad')
    return mail_server === 'none' ? say('mail_none', 'wait') : say('mail_goes', 'good')
  },
  push: ({ push }: Health) => {
    if (push.given_up > 0) return say('push_given_up', 'bad')
    return push.failing > 0 ? say('push_failing', 'wait') : say('push_goes', 'good')
  },
  jobs: (health: Health) =>
    health.overdue_since && since(health, health.overdue_since) > overdueMs
      ? say('jobs_stuck', 'bad')
      : say('jobs_done', 'good'),
  keeper: (health: Health) => {
    const swept = health.swept_at !== null && since(health, health.swept_at) < sweepMs
    if (swept && health.uncleaned === 0) return say('keeper_done', 'good')
    // A program that has just begun has not swept yet.
    return since(health, health.up_since) < sweepMs ? say('keeper_soon', 'wait') : say('keeper_behind', 'bad')
  },
  backup: (health: Health) => {
    const { backup } = health
    if (backup === null) return say('backup_elsewhere', 'good')
    const { scheduled, made_at, failed_at, proved_at, through, folder_lost, gaps, key_proved } = backup
    if (folder_lost) return say('backup_folder_lost', 'bad')
    if (failed_at) return say('backup_failed', 'bad')
    if (!scheduled && made_at === null) return say('backup_none', 'wait')
    const old = (moment: string | null, most: number) => moment === null || since(health, moment) > most
    const fresh = since(health, health.up_since) < walMs
    if (!fresh && (old(made_at, backupMs) || (scheduled && old(through, walMs)))) return say('backup_late', 'bad')
    if (made_at === null) return say('backup_soon', 'wait')
    if (!key_proved) return say('backup_key_unproved', 'bad')
    if (gaps > 0) return say('backup_gaps', 'wait')
    if (old(proved_at, provedMs)) return say('backup_unproved', 'wait')
    return say('backup_done', 'good')
  },
} as const
export type Probe = keyof typeof probes
export type ProbeWord = ReturnType<(typeof probes)[Probe]>['word']

interface Told extends Verdict<ProbeWord> {
  probe: Probe
}

const worstFirst = ['bad', 'wait', 'good'] as const

/** Problems come first. */
export function verdicts(health: Health): Told[] {
  const names: Probe[] = ['database', 'live', 'mail', 'push', 'jobs', 'keeper', 'backup']
  const all = names.map((probe): Told => ({ probe, ...probes[probe](health) }))
  return worstFirst.flatMap((tone) => all.filter((one) => one.tone === tone))
}
