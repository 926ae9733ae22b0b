/** LICENSES.txt: the license of every part that a release ships, with its text. Refuses a part whose license nobody has written down. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Component } from '../billOfMaterials.ts'
import { type Architecture, nodeOf, postgresOf } from './contents.ts'

/** PostgreSQL and its libraries come without the texts of their licenses; `licenses/` has them. */
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

/** `parts` are those of the bill of materials that are shipped. */
export function licensesOf(parts: readonly Component[], modules: string, architecture: Architecture): string {
  const npm = parts.filter(({ purl }) => purl?.startsWith('pkg:npm/'))
  const packages = npm.map((part) => section(titleOf(part), textsOf(join(modules, '..', pathOf(part)))))
  const node = section('Node.js', readFileSync(join(modules, nodeOf(architecture), 'LICENSE'), 'utf8'))
  return [
    'Licenses of what this release ships: the packages of npm that run in the server or were built into the web, Node, and PostgreSQL with its libraries.',
    'No license has been chosen for Garita itself.',
    ...packages,
    node,
    ...postgresSections(modules, architecture),
  ].join('\n\n')
}

const line = '='.repeat(100)
const section = (title: string, text: string) => `${line}\n${title}\n${line}\n\n${text.trim()}\n`
const pathOf = (part: Component) => part['bom-ref'].slice('npm:'.length)
const titleOf = ({ name, version, licenses }: Component) => `${name} ${version} (${licenses?.[0]?.expression})`

function textsOf(folder: string): string {
  const names = readdirSync(folder).filter((name) => nameOfText.test(name))
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n') || packageAlone(folder)
}

/** A few authors name their license in package.json and nowhere else. */
function packageAlone(folder: string): string {
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!license) throw new Error(`${folder} has no license`)
  const by = typeof author === 'string' ? author : (author?.name ?? 'its authors')
  return `License: ${license}. Author: ${by}. The package brings no text of it.`
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
