/** Writes an archive into `release/`, and its checksum beside it. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export async function writePacked(
  into: string,
  name: string,
  bytes: Iterable<Buffer>,
  through: Transform,
): Promise<void> {
  mkdirSync(into, { recursive: true })
  const file = join(into, name)
  await pipeline(Readable.from(bytes), through, createWriteStream(file))
  const sum = createHash('sha256')
  await pipeline(createReadStream(file), sum)
  writeFileSync(`${file}.sha256`, `${sum.digest('hex')}  ${name}\n`)
  console.log(`release/${name}: ${Math.round(statSync(file).size / 1e6)} MB`)
}
