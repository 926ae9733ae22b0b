/** `npm run release`: an archive that starts on a machine without compiler and network; `-- --arch arm64` makes it for that machine. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRelease } from './release/pack.ts'
import { askedArchitecture, prepareRelease } from './release/prepare.ts'

const root = join(import.meta.dirname, '..')
const into = join(root, 'release')
const draft = join(into, '.draft')
const release = prepareRelease(root, askedArchitecture(process.argv.slice(2)), draft)
await packRelease(draft, into, release.name, release.at)
writeFileSync(join(into, `${release.name}.sbom.json`), release.bill)
rmSync(draft, { recursive: true })
