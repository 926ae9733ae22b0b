/** Packs a folder into an archive of `release/`, and writes its checksum beside it. The same files give the same bytes. */
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  type Dirent,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Header, pack as newPack, type Pack } from 'tar-stream'

export async function packRelease(folder: string, into: string, name: string, at: Date): Promise<void> {
  mkdirSync(into, { recursive: true })
  const file = join(into, `${name}.tar.gz`)
  await pipeline(packed(folder, name, at), createGzip({ level: 9 }), createWriteStream(file))
  const sum = createHash('sha256')
  await pipeline(createReadStream(file), sum)
  writeFileSync(`${file}.sha256`, `${sum.digest('hex')}  ${name}.tar.gz\n`)
  console.log(`release/${name}.tar.gz: ${Math.round(statSync(file).size / 1e6)} MB`)
}

type Add = (header: Partial<Header> & Pick<Header, 'name'>, content?: Buffer) => void

/** All files get one order, one time and the owner root, so that the same files give the same bytes. */
export function packed(folder: string, name: string, at: Date): Pack {
  const pack = newPack()
  const add: Add = (header, content = Buffer.alloc(0)) => pack.entry({ ...header, mtime: at }, content)
  add({ name: `${name}/`, type: 'directory', mode: 0o755 })
  addFolder(folder, name, add)
  pack.finalize()
  return pack
}

function addFolder(folder: string, under: string, add: Add): void {
  for (const found of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    const [path, name] = [join(folder, found.name), `${under}/${found.name}`]
    if (found.isDirectory()) {
      add({ name: `${name}/`, type: 'directory', mode: 0o755 })
      addFolder(path, name, add)
    } else if (found.isSymbolicLink()) add({ name, type: 'symlink', linkname: readlinkSync(path), mode: 0o777 })
    else add({ name, mode: lstatSync(path).mode & 0o100 ? 0o755 : 0o644 }, readFileSync(path))
  }
}

// Compares bytes, not letters of a language, so that an archive does not depend on the settings of its machine.
const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1)
