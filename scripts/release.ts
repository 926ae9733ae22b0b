/** `npm run release`: an archive that starts on a machine without compiler and network; `-- --arch arm64` makes it for that machine. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { askedArchitecture, prepareRelease } from './release/prepare.ts'
import { tarOf } from './release/tar.ts'

const root = join(import.meta.dirname, '..')
const into = join(root, 'release')
mkdirSync(into, { recursive: true })
const draft = join(into, '.draft')
const release = prepareRelease(root, askedArchitecture(process.argv.slice(2)), draft)
const file = `${release.name}.tar.gz`
const archive = join(into, file)
const bytes = Readable.from(tarOf(draft, release.name, release.at))
await pipeline(bytes, createGzip({ level: 9 }), createWriteStream(archive))
rmSync(draft, { recursive: true })

const sum = createHash('sha256')
await pipeline(createReadStream(archive), sum)
writeFileSync(`${archive}.sha256`, `${sum.digest('hex')}  ${file}\n`)
writeFileSync(join(into, `${release.name}.sbom.json`), release.bill)
console.log(`release/${file}: ${Math.round(statSync(archive).size / 1e6)} MB, of commit ${release.commit.slice(0, 12)}`)
