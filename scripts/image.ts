/** `npm run image`: an OCI image of the release in one file, for podman, Docker 25 and newer, skopeo and containerd. Needs Debian's apt-get. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { layImage } from './release/image.ts'
import { writePacked } from './release/pack.ts'
import { askedArchitecture, prepareRelease } from './release/prepare.ts'
import { tarOf } from './release/tar.ts'

const root = join(import.meta.dirname, '..')
const into = join(root, 'release')
const work = join(into, '.image')
rmSync(work, { recursive: true, force: true })
const release = prepareRelease(root, askedArchitecture([]), join(work, 'laid'))
const layout = join(work, 'layout')
console.log(`of ${layImage(layout, release, work).join(', ')}`)
await writePacked(into, `${release.name}.oci.tar`, tarOf(layout, '', release.at), new PassThrough())
rmSync(work, { recursive: true })
