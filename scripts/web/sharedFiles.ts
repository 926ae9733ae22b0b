/**
 * Decides which modules share a file of the built web. A browser requests few files, and little code that its screen does not use. Modules
 * that the same screens and dialogs load share a file, and two files become one while the requests that this saves cost more than the bytes
 * that some screens then load without need. A module of a single screen or dialog stays with it.
 */
import type { Plugin, Rolldown } from 'vite'
import { closureOf, type Module, moduleGraph } from './moduleGraph.ts'

/** A request costs as much as so many compressed bytes. */
const requestBytes = 2200
/** A module has this share of its length when it is compressed. */
const compressed = 0.2
/** Most who come for the first time begin with the sign-in, the others with one of these screens. The alarm key appears with a resident's. */
const signIn = { test: /\/LoginScreen\.tsx$/, weight: 200 }
const beginnings = {
  test: /\/(SignedInLayout|\w*HomeScreen|AdminDashboardScreen|OperatorDashboardScreen|GuardRoute|AuthorizationsScreen|OwnPassesScreen|RequestDialog|HomeAlarm)\.tsx$/,
  weight: 80,
}
const screens = { test: /Screen\.tsx$|\/src\/app\/screens\//, weight: 8 }
const frame = /\/src\/app\/frame\/SignedInLayout\.tsx$/
const beforeSignIn =
  /\/src\/(session\/(screens|start)\/|authorizations\/passes\/(Own|Pass)\w*Screen|app\/frame\/NotFound)/

const libraries = /\/(node_modules\/(preact|@tanstack)|libraries\/react)\//
/** A smaller file of schemas is joined with its neighbor. */
const smallestBytes = 10_000

/** One screen, dialog or page with all that a browser loads for it. */
interface Load {
  root: string
  modules: ReadonlySet<string>
  weight: number
  first: boolean
  /** A page outside the application loads nothing of it. */
  apart: boolean
}

interface File {
  modules: readonly string[]
  bytes: number
  /** For each load 1 if it needs the file. */
  of: Uint8Array
  after: Set<File>
}

export function sharedFiles(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    plugin: {
      name: 'shared-files',
      apply: 'build',
      buildEnd(failure) {
        if (!failure) names = namesOf(moduleGraph(this))
      },
    },
    groups: [
      { name: 'libraries', test: libraries, priority: 9 },
      { name: 'zod', test: /node_modules\/zod\/|^\0zod$/, priority: 9 },
      // Modules that contracts share get a separate file, because files that import each other would run before their imports.
      { name: 'schemas', test: /(?<!\.contract\.ts)\?whole(&now)?$/, priority: 9 },
      {
        name: 'schemas',
        test: /\.contract\.ts\?whole(&now)?$/,
        entriesAware: true,
        entriesAwareMergeThreshold: smallestBytes,
        priority: 8,
      },
      { name: (id) => names.get(id) ?? null, debugName: 'shared', includeDependenciesRecursively: false },
    ],
  }
}

function namesOf(modules: ReadonlyMap<string, Module>): ReadonlyMap<string, string> {
  const loads = loadsOf(modules)
  const { all, shared } = filesOf(modules, loads)
  join(shared, all, loads)
  return new Map([...shared].flatMap((file, at) => file.modules.map((id) => [id, `shared~${at}`] as const)))
}

function loadsOf(modules: ReadonlyMap<string, Module>): Load[] {
  const entries = [...modules].flatMap(([id, { entry }]) => (entry ? id : []))
  const isMain = (id: string) => id.endsWith('/index.html')
  const main = closureOf(modules, entries.filter(isMain))
  const framed = closureOf(modules, [...main, ...[...modules.keys()].filter((id) => frame.test(id))])
  return entries.flatMap((entry) => {
    const apart = !isMain(entry)
    const own = closureOf(modules, [entry])
    const roots = demandedFrom(modules, own)
    return [entry, ...roots].map((root) => {
      const before = apart ? own : root === entry || beforeSignIn.test(root) ? main : framed
      const kind = [signIn, beginnings, screens].find(({ test }) => test.test(root))
      return {
        root,
        modules: closureOf(modules, [root, ...before]),
        weight: kind?.weight ?? 1,
        first: apart || kind === signIn || kind === beginnings,
        apart,
      }
    })
  })
}

/** Returns the modules that load on demand, also those of others that load on demand, without those of `except`. */
export function demandedFrom(
  modules: ReadonlyMap<string, Module>,
  begun: Iterable<string>,
  except: ReadonlySet<string> = new Set(),
): Set<string> {
  const found = new Set<string>()
  const seen = new Set(begun)
  for (const id of seen) {
    if (except.has(id)) continue
    const { imports = [], loads = [] } = modules.get(id) ?? {}
    for (const next of loads) found.add(next)
    for (const next of [...imports, ...loads]) seen.add(next)
  }
  return found
}

/** Returns a file for all modules that the same loads need. */
function filesOf(modules: ReadonlyMap<string, Module>, loads: readonly Load[]): { all: File[]; shared: Set<File> } {
  const roots = new Set(
    [...modules].flatMap(([id, { entry, loads, imports }]) => [
      ...(entry ? [id] : []),
      ...(id.endsWith('.html') ? imports : []),
      ...loads,
    ]),
  )
  const found = new Map<string, { file: File; shared: boolean }>()
  const fileOf = new Map<string, File>()
  for (const [id, { length }] of modules) {
    if (libraries.test(id)) continue
    const of = Uint8Array.from(loads, (load) => (load.modules.has(id) ? 1 : 0))
    const count = of.reduce((sum, next) => sum + next, 0)
    if (count === 0) continue
    const shared = !roots.has(id) && count > 1
    const key = shared ? of.join('') : roots.has(id) ? id : `with ${of.indexOf(1)}`
    const { file } = found.get(key) ?? { file: { modules: [], bytes: 0, of, after: new Set<File>() } }
    Object.assign(file, { modules: [...file.modules, id], bytes: file.bytes + length * compressed })
    found.set(key, { file, shared })
    fileOf.set(id, file)
  }
  for (const [id, file] of fileOf) {
    for (const next of modules.get(id)?.imports ?? []) {
      const other = fileOf.get(next)
      if (other && other !== file) file.after.add(other)
    }
  }
  const all = [...found.values()]
  return { all: all.map(({ file }) => file), shared: new Set(all.flatMap(({ file, shared }) => (shared ? file : []))) }
}

/** Joins the two files that gain the most, until no two files gain. */
function join(files: Set<File>, everyFile: readonly File[], loads: readonly Load[]): void {
  const framed = loads.findIndex(({ root }) => frame.test(root))
  const gains = new Map<File, Map<File, number>>()
  const compare = (file: File, others: Iterable<File>) => {
    const better = new Map<File, number>()
    for (const other of others) {
      const gain = other === file ? 0 : gainOf(file, other, loads, file.of[framed] === 1 && other.of[framed] === 1)
      if (gain > 0) better.set(other, gain)
    }
    gains.set(file, better)
  }
  const order = [...files]
  for (const [at, file] of order.entries()) compare(file, order.slice(at + 1))
  for (;;) {
    const best = bestOf(gains)
    if (!best) return
    const { one, other } = best
    if (leadsAround(one, other) || leadsAround(other, one)) {
      gains.get(one)?.delete(other)
      continue
    }
    absorb(one, other, everyFile)
    files.delete(other)
    gains.delete(other)
    const changed = [one, ...spread(one)].filter((file) => gains.has(file))
    for (const better of gains.values()) {
      better.delete(other)
      for (const file of changed) better.delete(file)
    }
    for (const file of changed) compare(file, gains.keys())
  }
}

function absorb(one: File, other: File, everyFile: readonly File[]): void {
  Object.assign(one, {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    of: one.of.map((needs, at) => needs | (other.of[at] ?? 0)),
  })
  for (const next of other.after) one.after.add(next)
  for (const { after } of everyFile) if (after.delete(other)) after.add(one)
  one.after.delete(one)
}

/** Lets each load that needs the file need all that it imports, too, and returns the files that more loads need now. */
function spread(file: File): File[] {
  return [...importsOf(file)].filter((next) => {
    const of = next.of.map((needs, at) => needs | (file.of[at] ?? 0))
    const more = of.some((needs, at) => needs !== next.of[at])
    next.of = of
    return more
  })
}

function importsOf(file: File): Set<File> {
  const found = new Set(file.after)
  for (const next of found) for (const other of next.after) found.add(other)
  return found
}

function gainOf(one: File, other: File, loads: readonly Load[], bothFramed: boolean): number {
  let gain = 0
  for (const [at, { weight, first, apart }] of loads.entries()) {
    const needsOne = one.of[at] === 1
    const needsOther = other.of[at] === 1
    if (apart && needsOne !== needsOther) return 0
    // A later load finds the files of the frame in the browser.
    if (needsOne && needsOther) gain += first || !bothFramed ? weight * requestBytes : 0
    else if (needsOne) gain -= weight * other.bytes
    else if (needsOther) gain -= weight * one.bytes
  }
  return gain > 0 ? gain - costOfImports(one, other, loads) - costOfImports(other, one, loads) : 0
}

/** A load that needed one file alone needs all that the other one imports, too. */
function costOfImports(one: File, other: File, loads: readonly Load[]): number {
  const imports = [...importsOf(other)]
  let cost = 0
  for (const [at, { weight }] of loads.entries()) {
    if (one.of[at] === 0 || other.of[at] === 1) continue
    for (const { of, bytes } of imports) if (of[at] === 0) cost += weight * bytes
  }
  return cost
}

function bestOf(gains: ReadonlyMap<File, ReadonlyMap<File, number>>): { one: File; other: File } | undefined {
  let best: { one: File; other: File } | undefined
  let most = 0
  for (const [one, better] of gains) {
    for (const [other, gain] of better) {
      if (gain <= most) continue
      most = gain
      best = { one, other }
    }
  }
  return best
}

/** Files that import each other through a third one would run before their imports. */
function leadsAround(from: File, to: File): boolean {
  const seen = new Set(from.after)
  seen.delete(to)
  for (const file of seen) {
    if (file.after.has(to)) return true
    for (const next of file.after) seen.add(next)
  }
  return false
}
