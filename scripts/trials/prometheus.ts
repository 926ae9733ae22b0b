/** Prometheus reads a running program as deploy/ says, and every panel of the dashboard and every rule has something to show. */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/program.ts'
import { changed } from './proxies.ts'

interface Scraped {
  deploy: string
  folder: string
  program: number
  token: string
  busy(): Promise<unknown>
}

// A rate needs two readings, and the program reads some figures from the database only after a while.
const patienceMs = 60_000

export async function everyPanelShows({ deploy, folder, program, token, busy }: Scraped): Promise<void> {
  mkdirSync(folder)
  copyFileSync(join(deploy, 'alerts.yml'), join(folder, 'alerts.yml'))
  writeFileSync(join(folder, 'token'), token)
  const file = changed(readFileSync(join(deploy, 'prometheus.yml'), 'utf8'), [
    ['scrape_interval: 15s', 'scrape_interval: 1s\n  evaluation_interval: 1s'],
    ['/etc/prometheus/garita.token', join(folder, 'token')],
    ['"10.0.0.11:8080", "10.0.0.12:8080"', `"127.0.0.1:${program}"`],
  ])
  writeFileSync(join(folder, 'prometheus.yml'), file)
  const address = `127.0.0.1:${await freePort()}`
  const places = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'kept')}`]
  const server = spawn('prometheus', [...places, `--web.listen-address=${address}`, '--log.level=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    let silent: string[] = ['nothing was asked']
    for (const until = Date.now() + patienceMs; silent.length > 0 && Date.now() < until; await sleep(1_000)) {
      await busy()
      silent = await silentIn(`http://${address}/api/v1`, deploy).catch((error: unknown) => [String(error)])
    }
    if (silent.length > 0) throw new Error(`nothing to show for:\n${silent.join('\n')}`)
  } finally {
    server.kill('SIGTERM')
  }
}

/** A new program with a proxy lacks the figures of certificates, of stations with a guard, and of the day before. */
const withoutFigures = new Set([
  'GaritaBackupUnknown',
  'GaritaCertificateEnds',
  'GaritaCertificateEndsNow',
  'GaritaDatabaseGrows',
  'GaritaStationsSilent',
])

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}

interface Rules {
  groups: { rules: { name: string; query: string; health: string; lastError?: string }[] }[]
}

async function silentIn(api: string, deploy: string): Promise<string[]> {
  const { panels }: Dashboard = JSON.parse(readFileSync(join(deploy, 'dashboard.json'), 'utf8'))
  const silent: string[] = []
  for (const { title, targets } of panels)
    for (const { expr } of targets) if (!(await shows(api, expr))) silent.push(`${title}: ${expr}`)
  const { groups } = await get<Rules>(`${api}/rules`)
  for (const { name, query, health, lastError } of groups.flatMap(({ rules }) => rules)) {
    // Most rules are silent while all is well, so this checks that their figures exist.
    const [compared = ''] = query.split(/ (?:==|>|<) /)
    if (withoutFigures.has(name) && health === 'ok') continue
    if (health !== 'ok' || !(await shows(api, compared))) silent.push(`${name} (${health}${lastError ?? ''}): ${query}`)
  }
  return silent
}

async function shows(api: string, expression: string): Promise<boolean> {
  const { result } = await get<{ result: { value: [number, string] }[] }>(
    `${api}/query?query=${encodeURIComponent(expression)}`,
  )
  return result.some(({ value }) => value[1] !== 'NaN')
}

async function get<T>(address: string): Promise<T> {
  const answer = await fetch(address)
  const { data, error } = await answer.json()
  if (!answer.ok) throw new Error(error)
  return data
}
