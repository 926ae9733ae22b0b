/** Reads the log and the figures of a day of the trial, and lets promtool judge the alarms of deploy/alerts.yml. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Evening = Readonly<Record<string, number>>

export interface Reading {
  figures: Evening
  made: number
  /** The backups must restore every write before this moment. */
  through: number
}

/** `now` is the moment by the clock of the program. */
export async function readFigures(port: number, token: string, now: number): Promise<Reading> {
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  const lines = [...text.matchAll(/^(garita_(?:backup|wal|ready)\w*) (\S+)$/gm)]
  const figures = Object.fromEntries(lines.map(([, name, value]) => [name, Number(value?.replace('Inf', 'Infinity'))]))
  const since = (name: string) => now - (figures[name] ?? 0) * 1_000
  return { figures, made: since('garita_backup_age_seconds'), through: since('garita_wal_age_seconds') }
}

export function warningsIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  const said = lines
    .map((line) => JSON.parse(line))
    .filter(({ level, msg }) => ['warn', 'error', 'fatal'].includes(level) || msg === 'backups go on')
    .map(({ msg, err }) => (err ? `${msg}: ${err.message}` : msg))
  return [...new Set<string>(said)]
}

const hours = 24

/** A day has a reading every hour. While backups fail, their ages grow. */
function readings(name: string, evening: Evening): string {
  const value = evening[name]
  if (value === undefined) return `_x${hours}`
  if (!Number.isFinite(value)) return `1e12x${hours - 1}`
  const grows = name.endsWith('_age_seconds') && evening.garita_backup_failing === 1
  return `${value}${grows ? '+3600' : ''}x${hours - 1}`
}

export function alarmsOf(evenings: readonly Evening[]): string[] {
  const names = [...new Set(evenings.flatMap((evening) => Object.keys(evening)))]
  const test = {
    rule_files: [join(import.meta.dirname, '..', '..', 'deploy', 'alerts.yml')],
    evaluation_interval: '1h',
    tests: [
      {
        interval: '1h',
        input_series: names.map((name) => ({
          series: `${name}{job="garita",instance="garita"}`,
          values: evenings.map((evening) => readings(name, evening)).join(' '),
        })),
        // Expects no alarm, so that promtool prints each alarm that fires.
        promql_expr_test: [
          { expr: 'ALERTS{alertstate="firing"}', eval_time: `${evenings.length * hours - 1}h`, exp_samples: [] },
        ],
      },
    ],
  }
  const file = join(tmpdir(), `garita-evenings-${process.pid}.yml`)
  writeFileSync(file, JSON.stringify(test))
  const { stdout, stderr, error } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
  rmSync(file)
  if (error) throw new Error(`promtool is missing on this machine (apt-get install prometheus): ${error.message}`)
  const said = `${stdout}${stderr}`
  if (!/SUCCESS|got:/.test(said)) throw new Error(`promtool: ${said}`)
  return [...new Set([...said.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name))].toSorted()
}
