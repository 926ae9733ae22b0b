/** Writes tar files that are the same byte for byte whenever their content is: sorted names, one time, owner root. */
import { type Dirent, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

const block = 512
const longestName = 100
const longestPrefix = 155

interface Entry {
  name: string
  kind: '0' | '2' | '5'
  mode: number
  /** 0 is root. */
  owner: number
  link?: string
  content?: Buffer
}

/** What lies in a folder, under the name that it has in the archive. `owners` names folders that belong to another user than root. */
export function* tarOf(
  folder: string,
  under: string,
  at: Date,
  owners: Record<string, number> = {},
): Generator<Buffer> {
  for (const entry of entriesOf(folder, under, owners)) {
    yield headerOf(entry, at)
    if (!entry.content) continue
    yield entry.content
    yield Buffer.alloc((block - (entry.content.length % block)) % block)
  }
  yield Buffer.alloc(2 * block)
}

function* entriesOf(folder: string, under: string, owners: Record<string, number>): Generator<Entry> {
  const owner = owners[under] ?? 0
  if (under) yield { name: `${under}/`, kind: '5', mode: 0o755, owner }
  for (const found of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    const path = join(folder, found.name)
    const name = under ? `${under}/${found.name}` : found.name
    if (found.isDirectory()) yield* entriesOf(path, name, owners)
    else if (found.isSymbolicLink()) yield { name, kind: '2', mode: 0o777, owner, link: readlinkSync(path) }
    else yield { name, kind: '0', mode: modeOf(path), owner, content: readFileSync(path) }
  }
}

// Not by language: an archive must not depend on the settings of the machine that makes it.
const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1)

const modeOf = (path: string) => (lstatSync(path).mode & 0o100 ? 0o755 : 0o644)

function headerOf({ name, kind, mode, owner, link = '', content }: Entry, at: Date): Buffer {
  const header = Buffer.alloc(block)
  const [prefix, short] = splitName(name)
  const number = (value: number, place: number, width: number) =>
    header.write(`${value.toString(8).padStart(width - 1, '0')}\0`, place)
  if (link.length > longestName) throw new Error(`the link ${name} leads too far`)
  header.write(short, 0)
  number(mode, 100, 8)
  number(owner, 108, 8)
  number(owner, 116, 8)
  number(content?.length ?? 0, 124, 12)
  number(Math.floor(at.getTime() / 1000), 136, 12)
  header.write(' '.repeat(8), 148)
  header.write(kind, 156)
  header.write(link, 157)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function splitName(name: string): [prefix: string, short: string] {
  if (Buffer.byteLength(name) <= longestName) return ['', name]
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, short] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(prefix) <= longestPrefix && Buffer.byteLength(short) <= longestName) return [prefix, short]
  }
  throw new Error(`the name ${name} is too long for tar`)
}
