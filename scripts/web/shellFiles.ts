/**
 * Vite plugin: writes into the service worker the list of files that open without a connection: those of a station, those of a resident's passes, and
 * those of a visitor's page.
 */
import type { Plugin, Rolldown } from 'vite'
import { firstScriptFile } from './firstScript.ts'
import { closureOf, type Module, moduleGraph } from './moduleGraph.ts'
import { demandedFrom } from './sharedFiles.ts'

/** The modules of the guard's page, besides the program that every page loads. */
const guardPage =
  /\/src\/(app\/(frame\/SignedInLayout|screens\/(GuardRoute|StationRoute))\.tsx|web\/frame\/Toasts\.tsx|gate\/(screen|station)\/.+)$/
/** The page of the passes that a resident's phone keeps. */
const passPage = /\/src\/authorizations\/passes\/OwnPassesScreen\.tsx$/
/** The server writes the visitor's page with these fonts. */
const visitFonts = /\/(text|figures|mono)-(?!ext-)[\w-]+\.woff2$/
const otherFiles = [`/${firstScriptFile}`, '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

export function shellFiles(): Plugin {
  return {
    name: 'shell-files',
    // Runs last, after Vite removed chunks that held only a style sheet.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const modules = moduleGraph(this)
        const entries = (name: string) =>
          [...modules].flatMap(([id, { entry }]) => (entry && id.endsWith(name) ? id : []))
        const filesOf = (page: RegExp): string[] => {
          const screens = [...modules.values()].flatMap(({ loads }) => loads.filter((id) => page.test(id)))
          if (screens.length === 0) throw new Error(`no screen is ${page}`)
          return [...filesFor(bundle, modules, entries('/index.html'), screens), ...otherFiles]
        }
        const fonts = Object.keys(bundle).filter((name) => visitFonts.test(name))
        const visitFiles = [
          ...filesFor(bundle, modules, [], entries('/visitPage.web.ts')),
          ...fonts.map((name) => `/${name}`),
        ]
        const worker = Object.values(bundle).find(({ name }) => name === 'sw')
        if (worker?.type === 'chunk') {
          worker.code = worker.code
            .replace('__SHELL_FILES__', JSON.stringify(filesOf(guardPage)))
            .replace('__PASS_FILES__', JSON.stringify(filesOf(passPage)))
            .replace('__VISIT_FILES__', JSON.stringify(visitFiles))
        }
      },
    },
  }
}

/**
 * Returns the files of the begun modules, and those of the screens with all that they load on demand. Schemas check only values that are sent,
 * and nothing is sent offline.
 */
function filesFor(
  bundle: Rolldown.OutputBundle,
  modules: ReadonlyMap<string, Module>,
  begun: readonly string[],
  screens: readonly string[],
): string[] {
  const before = closureOf(modules, begun)
  const own = [...closureOf(modules, screens)].filter((id) => !before.has(id))
  const wanted = new Set([...begun, ...screens, ...demandedFrom(modules, new Set(own), before)])
  const needed = new Set<string>()
  const need = (name: string): void => {
    const chunk = bundle[name]
    if (needed.has(name) || chunk?.type !== 'chunk') return
    needed.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) needed.add(sheet)
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) needed.add(asset)
    for (const other of chunk.imports) need(other)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => wanted.has(id))) need(chunk.fileName)
  }
  return [...needed].map((name) => `/${name}`)
}
