/** `npm run release`: an archive that starts on a machine without compiler and network; `-- --arch arm64` makes it for that machine. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { writePacked } from './release/pack.ts'
import { askedArchitecture, prepareRelease } from './release/prepare.ts'
import { tarOf } from './release/tar.ts'

const root = join(import.meta.dirname, '..')
const into = join(root, 'release')
const draft = join(into, '.draft')
const release = prepareRelease(root, askedArchitecture(process.argv.slice(2)), draft)
const files = tarOf(draft, release.name, release.at)
await writePacked(into, `${release.name}.tar.gz`, files, createGzip({ level: 9 }))
writeFileSync(join(into, `${release.name}.sbom.json`), release.bill)
// What changes from now on is measured beside this release.
if (/^[0-9a-f]{40}$/.test(release.commit)) writeFileSync(join(root, 'bench/baseline'), `${release.commit}\n`)
rmSync(draft, { recursive: true })
