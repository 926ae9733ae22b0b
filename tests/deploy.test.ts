/** Compares the files of deploy/ with the program. `npm run dev:trial:deploy` runs them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { productRoles } from '../src/server/database/accessRules/login.ts'
import { testInstallation } from './support/installation.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

test('has alerts and a dashboard that use figures of the program', async () => {
  const garita = await testInstallation()
  const told = await (await garita.app.request('/metrics')).text()
  await garita.close()
  const exist = new Set([...told.matchAll(/^# TYPE (garita_\w+)/gm)].map(([, name]) => name ?? ''))
  for (const name of ['alerts.yml', 'alerts.test.yml', 'dashboard.json']) {
    const asked = [...read(`deploy/${name}`).matchAll(/garita_[a-z_0-9]+/g)].map(([found]) =>
      found.replace(/_bucket$/, ''),
    )
    expect(asked.length).toBeGreaterThan(7)
    expect([...new Set(asked)].filter((one) => !exist.has(one))).toEqual([])
  }
})

test('names in garitactl the program, the user, the folder and the settings of the unit', () => {
  const unit = read('deploy/garita.service')
  const of = (name: string) => new RegExp(`^${name}=-?(\\S+)`, 'm').exec(unit)?.[1]
  const script = read('deploy/garitactl')
  expect(script).toContain(
    `exec setpriv --reuid=${of('User')} --regid=${of('Group')} --init-groups -- ${of('ExecStart')} "$@"`,
  )
  expect(script).toContain(`export ${of('Environment')} `)
  expect(script).toContain(`settings=${of('EnvironmentFile')}\n`)
})

test('draws each panel of the dashboard in a place of its own', () => {
  const dashboard = z
    .object({
      panels: z.array(
        z.object({
          id: z.number(),
          gridPos: z.object({ x: z.number(), y: z.number(), w: z.number() }),
          targets: z.array(z.object({ expr: z.string() })).min(1),
        }),
      ),
    })
    .parse(JSON.parse(read('deploy/dashboard.json')))
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  expect(new Set(dashboard.panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)).size).toBe(dashboard.panels.length)
  for (const { gridPos } of dashboard.panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
})

test('sets only existing settings, each with a line in the chapter on operations', () => {
  const example = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name))
  const names = [
    'deploy/garita.service',
    'compose.yaml',
    'deploy/Caddyfile',
    'deploy/nginx.conf',
    'deploy/haproxy.cfg',
    'deploy/prometheus.yml',
  ]
  for (const name of names) {
    const set = [...read(name).matchAll(/\b([A-Z]+_[A-Z_]+|SECRET|HOST)\b(?=[=:])/g)].map(([, found]) => found)
    expect(set.filter((one) => !example.has(one ?? '') && !one?.startsWith('POSTGRES_'))).toEqual([])
  }
  const operations = read('docs/operations.md')
  for (const name of [...names, 'deploy/alerts.yml', 'deploy/dashboard.json']) expect(operations).toContain(name)
})

test('makes all roles of the program when a PostgreSQL of the operator is restored', () => {
  const listed = /foreach one in array array\[([^\]]*)\]/.exec(read('docs/operations.md'))?.[1] ?? ''
  const roles = [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => `garita_${name}`)
  expect(roles.sort()).toEqual([...productRoles].sort())
})
