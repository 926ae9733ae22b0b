/** Folders and rows in one compressed file, made and read by what Node brings. */
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

interface Listed {
  path: string
  mode: number
  /** Null for a folder. */
  size: number | null
}

const params = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  [constants.ZSTD_c_windowLog]: 26,
}

export const pressed = (content: Buffer) => zstdCompressSync(content, { params })
export const unpressed = (content: Buffer) =>
  zstdDecompressSync(content, { params: { [constants.ZSTD_d_windowLogMax]: 27 } })

/** Of a folder the named files and folders, with all that is in them. */
export function packed(folder: string, names: readonly string[]): Buffer {
  const listed: Listed[] = []
  const contents: Buffer[] = []
  const add = (path: string) => {
    const about = statSync(join(folder, path))
    const mode = about.mode & 0o777
    listed.push({ path, mode, size: about.isDirectory() ? null : about.size })
    if (about.isDirectory()) for (const name of readdirSync(join(folder, path)).sort()) add(join(path, name))
    else contents.push(readFileSync(join(folder, path)))
  }
  for (const name of names) add(name)
  return pressed(Buffer.concat([Buffer.from(`${JSON.stringify(listed)}\n`), ...contents]))
}

export function unpack(file: Buffer, folder: string, owner: { uid: number; gid: number } | null = null): void {
  const content = unpressed(file)
  const begins = content.indexOf('\n') + 1
  const listed: Listed[] = JSON.parse(content.subarray(0, begins).toString())
  let at = begins
  for (const { path, mode, size } of listed) {
    const place = join(folder, path)
    mkdirSync(size === null ? place : dirname(place), { recursive: true })
    if (size !== null) {
      writeFileSync(place, content.subarray(at, at + size))
      at += size
    }
    chmodSync(place, mode)
    if (owner) chownSync(place, owner.uid, owner.gid)
  }
}
