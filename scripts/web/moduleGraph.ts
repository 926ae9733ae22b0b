/** Reads which modules of the web import which others. A name from the index of a package leads to the module that has it. */
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

export interface Module {
  imports: ReadonlySet<string>
  /** Modules that load on demand. */
  loads: readonly string[]
  entry: boolean
  length: number
}

const index =
  /\/node_modules\/(@mantine\/(?:core|hooks|notifications)|@tabler\/icons-react)\/(?:dist\/)?esm\/(?:index|tabler-icons-react)\.mjs$/
/** Schemas have files of their own. */
const schemas = /\?whole|\/node_modules\/zod\/|^\0zod$/

export function moduleGraph(bundler: Rolldown.PluginContext): ReadonlyMap<string, Module> {
  const ids = [...bundler.getModuleIds()].filter((id) => !schemas.test(id))
  const infos = new Map(ids.flatMap((id) => bundler.getModuleInfo(id) ?? []).map((info) => [info.id, info]))
  const indexes = new Map([...infos].flatMap(([id, info]) => (index.test(id) ? [[id, exportsOf(info)] as const] : [])))
  const modules = new Map<string, Module>()
  for (const [id, info] of infos) {
    if (indexes.has(id)) continue
    const imports = info.importedIds.flatMap((other) => {
      const names = indexes.get(other)
      return names ? namesFrom(info, other).map((name) => names.get(name) ?? other) : other
    })
    modules.set(id, {
      imports: new Set(imports.filter((other) => infos.has(other) && !indexes.has(other))),
      loads: info.dynamicallyImportedIds.filter((other) => infos.has(other)),
      entry: info.isEntry,
      length: (info.code ?? '').replaceAll(/\/\*[\s\S]*?\*\//g, '').length,
    })
  }
  return modules
}

/** Returns the modules and all that they import. */
export function closureOf(modules: ReadonlyMap<string, Module>, roots: Iterable<string>): Set<string> {
  const found = new Set(roots)
  for (const id of found) for (const next of modules.get(id)?.imports ?? []) found.add(next)
  return found
}

const clauses = /(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

function clausesOf({ code }: Rolldown.ModuleInfo): { from: string; names: string[][] }[] {
  return [...(code ?? '').matchAll(clauses)].map(([, list = '', from = '']) => ({
    from,
    names: list.split(',').map((name) => name.trim().split(/\s+as\s+/)),
  }))
}

function namesFrom(info: Rolldown.ModuleInfo, indexId: string): string[] {
  const name = index.exec(indexId)?.[1]
  return clausesOf(info).flatMap(({ from, names }) => (from === name ? names.flatMap(([first]) => first ?? []) : []))
}

function exportsOf(info: Rolldown.ModuleInfo): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { from, names } of clausesOf(info)) {
    const target = from.startsWith('.')
      ? join(dirname(info.id), from)
      : info.importedIds.find((id) => id.includes(`/node_modules/${from}/`))
    for (const name of names) if (target) found.set(name.at(-1) ?? '', target)
  }
  return found
}
