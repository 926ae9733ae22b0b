/** Writes LICENSES.txt: the license of every part of a release, with its text. Refuses a part whose license is not listed here. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Architecture, nodeOf, postgresOf, runtimePackages } from './contents.ts'

/** PostgreSQL and its libraries come without the texts of their licenses, so `licenses/` has them. */
const texts: Record<string, { license: string; text: string }> = {
  postgres: { license: 'PostgreSQL', text: 'postgresql' },
  libpq: { license: 'PostgreSQL', text: 'postgresql' },
  libecpg: { license: 'PostgreSQL', text: 'postgresql' },
  libecpg_compat: { license: 'PostgreSQL', text: 'postgresql' },
  libpgtypes: { license: 'PostgreSQL', text: 'postgresql' },
  libcrypto: { license: 'OpenSSL', text: 'openssl' },
  libssl: { license: 'OpenSSL', text: 'openssl' },
  libz: { license: 'Zlib', text: 'zlib' },
  liblzma: { license: 'public domain', text: 'liblzma' },
  libxml2: { license: 'MIT', text: 'libxml2' },
  libxslt: { license: 'MIT', text: 'libxslt' },
  'libossp-uuid': { license: 'ISC', text: 'ossp-uuid' },
  libicudata: { license: 'Unicode', text: '' },
  libicui18n: { license: 'Unicode', text: '' },
  libicuuc: { license: 'Unicode', text: '' },
}

const nameOfText = /^(licen[cs]e|copying|notice|unlicense|ofl)/i

export function licensesOf(root: string, modules: string, architecture: Architecture): string {
  const names = [...runtimePackages(root, architecture), ...webPackages(root, modules)]
  const packages = [...new Set(names)].sort().map((name) => packageSection(join(modules, name)))
  const node = section('Node.js', readFileSync(join(modules, nodeOf(architecture), 'LICENSE'), 'utf8'))
  return [
    'Licenses of what this release ships: the packages of npm that run in the server or were built into the web, Node, and PostgreSQL with its libraries.',
    'All rights to Garita itself stay with the customer until they choose a license.',
    ...packages,
    node,
    ...postgresSections(modules, architecture),
  ].join('\n\n')
}

const line = '='.repeat(100)
const section = (title: string, text: string) => `${line}\n${title}\n${line}\n\n${text.trim()}\n`

interface About {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
  private?: boolean
  dependencies?: Record<string, string>
}
const aboutOf = (folder: string): About => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function packageSection(folder: string): string {
  const { name, version, license = licensesOfTexts[aboutOf(folder).name], author } = aboutOf(folder)
  if (!license) throw new Error(`${folder} has no license`)
  const texts = readdirSync(folder)
    .filter((file) => nameOfText.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  // A few authors name their license only in package.json.
  const by = typeof author === 'string' ? author : (author?.name ?? 'its authors')
  const alone = `License: ${license}. Author: ${by}. The package brings no text of it.`
  return section(`${name} ${version} (${license})`, texts.join('\n\n') || alone)
}

/** These packages name their license only in its text. */
const licensesOfTexts: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Returns the packages that the web contains, with their dependencies: the lock counts some of them as tools. */
function webPackages(root: string, modules: string): string[] {
  const found = new Set<string>()
  const take = (from: string, name: string) => {
    const place = placeOf(modules, from, name)
    if (place === null || found.has(place)) return
    found.add(place)
    for (const needed of Object.keys(aboutOf(join(modules, place)).dependencies ?? {})) take(place, needed)
  }
  for (const source of globSync('src/**/*.{ts,tsx,css}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(source)) continue
    const text = readFileSync(join(root, source), 'utf8')
    for (const [, named = ''] of text.matchAll(/(?:from|import|@import)\s*\(?\s*'((?:@[^/']+\/)?[^./'][^/']*)/g))
      take('', named)
  }
  return [...found].filter((place) => !aboutOf(join(modules, place)).private)
}

/** Finds the package as Node does: in the importing package first. */
function placeOf(modules: string, from: string, name: string): string | null {
  const nested = from && `${from}/node_modules/${name}`
  if (nested && existsSync(join(modules, nested, 'package.json'))) return nested
  return existsSync(join(modules, name, 'package.json')) ? name : null
}

function postgresSections(modules: string, architecture: Architecture): string[] {
  const folder = join(modules, postgresOf(architecture))
  const files = globSync(['native/bin/postgres', 'native/lib/*.so*'], { cwd: folder }).map((file) => basename(file))
  const stems = [...new Set(files.map((file) => file.replace(/\.so.*$/, '')))].sort()
  return stems.map((stem) => {
    const known = texts[stem]
    if (!known) throw new Error(`scripts/release/licenses.ts does not know the license of ${stem} in PostgreSQL`)
    return section(`${stem}, beside PostgreSQL (${known.license})`, known.text ? textNamed(known.text) : inNode)
  })
}

const inNode = 'The text stands in the license of Node.js above, under ICU.'

function textNamed(name: string): string {
  const file = join(import.meta.dirname, 'licenses', `${name}.txt`)
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  return readFileSync(file, 'utf8')
}
