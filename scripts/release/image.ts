/** An image in the layout of the Open Container Initiative, written by hand: a layer of Debian's libraries and a layer of the release. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Prepared } from './prepare.ts'
import { tarOf } from './tar.ts'

/** What Node, PostgreSQL and the start script need of a system: the C library, the C++ library, and a shell, which initdb asks for. */
const packages = ['libc6', 'libgcc-s1', 'libstdc++6', 'dash', 'gcc-12-base']
const user = 10_001
const accounts = {
  passwd: `root:x:0:0:root:/:/bin/sh\ngarita:x:${user}:${user}:Garita:/data:/bin/sh\n`,
  group: `root:x:0:\ngarita:x:${user}:\n`,
}
const architectureNames = { x64: 'amd64', arm64: 'arm64' } as const

/** Lays the layout into a folder, which `tarOf` makes one file of. Returns the packages of Debian that it took, with their versions. */
export function layImage(folder: string, release: Prepared, work: string): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'blobs/sha256'), { recursive: true })
  const base = join(work, 'base')
  const taken = layBase(base, join(work, 'packages'))
  const program = join(work, 'program')
  mkdirSync(program, { recursive: true })
  renameSync(release.folder, join(program, 'garita'))
  const layers = [
    layer(folder, [...tarOf(base, '', release.at, { data: user, tmp: user })]),
    layer(folder, [...tarOf(program, '', release.at)]),
  ]
  const config = blob(folder, 'application/vnd.oci.image.config.v1+json', configOf(release, layers, taken))
  const manifest = blob(folder, 'application/vnd.oci.image.manifest.v1+json', {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config,
    layers: layers.map(({ descriptor }) => descriptor),
  })
  const name = `localhost/garita:${release.version}`
  // The first for skopeo and umoci, the second for podman and containerd.
  const annotations = { 'org.opencontainers.image.ref.name': release.version, 'io.containerd.image.name': name }
  const named = { ...manifest, annotations }
  writeJson(join(folder, 'index.json'), { schemaVersion: 2, manifests: [named] })
  writeJson(join(folder, 'oci-layout'), { imageLayoutVersion: '1.0.0' })
  // Docker without containerd's store reads only this.
  const files = layers.map(({ descriptor }) => fileOf(descriptor))
  writeJson(join(folder, 'manifest.json'), [{ Config: fileOf(config), RepoTags: [name], Layers: files }])
  return taken
}

function configOf(release: Prepared, layers: readonly Layer[], taken: readonly string[]) {
  return {
    created: release.at.toISOString(),
    architecture: architectureNames[release.architecture],
    os: 'linux',
    config: {
      User: `${user}:${user}`,
      ExposedPorts: { '8080/tcp': {} },
      Env: ['PATH=/bin', 'DATA_DIR=/data'],
      Entrypoint: ['/garita/garita'],
      Volumes: { '/data': {} },
      WorkingDir: '/garita',
      StopSignal: 'SIGTERM',
      Labels: {
        'org.opencontainers.image.title': 'Garita',
        'org.opencontainers.image.version': release.version,
        'org.opencontainers.image.revision': release.commit,
        'org.garita.debian': taken.join(' '),
      },
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ diff_id }) => diff_id) },
    history: [{ created: release.at.toISOString(), comment: 'libraries of Debian' }, { comment: 'Garita' }],
  }
}

/** The files of the packages without what only a person at a whole Debian reads; the licenses stay. */
function layBase(base: string, downloads: string): string[] {
  for (const folder of [base, downloads]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  run('apt-get', ['download', '-qq', ...packages], downloads)
  const unpacked = join(downloads, 'unpacked')
  const taken = readdirSync(downloads).sort()
  for (const file of taken) run('dpkg-deb', ['--extract', file, unpacked], downloads)
  const kept = ['lib/**/*', 'lib64/**/*', 'usr/lib/**/*', 'bin/dash', 'usr/share/doc/*/copyright']
  const dropped = /\/(gconv|audit|lintian|bug|systemd)(\/|$)/
  for (const entry of globSync(kept, { cwd: unpacked, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    if (entry.isDirectory() || dropped.test(from)) continue
    const to = join(base, from.slice(unpacked.length))
    mkdirSync(dirname(to), { recursive: true })
    cpSync(from, to, { verbatimSymlinks: true })
  }
  symlinkSync('dash', join(base, 'bin/sh'))
  for (const folder of ['etc', 'tmp', 'data', 'proc', 'dev', 'sys']) mkdirSync(join(base, folder))
  for (const [name, content] of Object.entries(accounts)) writeFileSync(join(base, 'etc', name), content)
  return taken.map((file) => file.replace(/_[^_]*\.deb$/, '').replace('_', '='))
}

function run(program: string, args: string[], cwd: string): void {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (done.status === 0) return
  const missing = done.error ? `${program} is missing: an image is made on Debian or Ubuntu.` : done.stderr
  throw new Error(`The libraries of Debian could not be had. ${missing}`)
}

interface Descriptor {
  mediaType: string
  digest: string
  size: number
}

interface Layer {
  descriptor: Descriptor
  /** The digest of the layer before it was compressed. */
  diff_id: string
}

const digestOf = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

function layer(folder: string, pieces: Buffer[]): Layer {
  const bytes = Buffer.concat(pieces)
  const mediaType = 'application/vnd.oci.image.layer.v1.tar+gzip'
  return { descriptor: blob(folder, mediaType, gzipSync(bytes, { level: 9 })), diff_id: digestOf(bytes) }
}

function blob(folder: string, mediaType: string, content: Buffer | object): Descriptor {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const digest = digestOf(bytes)
  const descriptor = { mediaType, digest, size: bytes.length }
  const file = join(folder, fileOf(descriptor))
  if (!existsSync(file)) writeFileSync(file, bytes)
  return descriptor
}

const fileOf = ({ digest }: Descriptor) => join('blobs', digest.replace(':', '/'))
const writeJson = (file: string, content: object) => writeFileSync(file, `${JSON.stringify(content)}\n`)
