/**
 * Vite plugin: writes into the service worker the list of files that open without a connection: those of a station, those of a resident's passes, and
 * those of a visitor's page.
 */
import type { Plugin, Rolldown } from 'vite'
import { firstScriptFile } from './firstScript.ts'
import { isWholeContract } from './lightContracts.ts'

/** The modules of the guard's page, besides the program that every page loads. */
const guardPage =
  /\/src\/(app\/(frame\/SignedInLayout|screens\/(GuardRoute|StationRoute))\.tsx|web\/frame\/Toasts\.tsx|gate\/(screen|station)\/.+)$/
/** The page of the passes that a resident's phone keeps. */
const passPage = /\/src\/authorizations\/passes\/OwnPassesScreen\.tsx$/
const otherFiles = [`/${firstScriptFile}`, '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

export function shellFiles(): Plugin {
  return {
    name: 'shell-files',
    // Runs last, after Vite removed chunks that held only a style sheet.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
        )
        const named = (name: string) => [...chunks.values()].filter((chunk) => chunk.isEntry && chunk.name === name)
        const filesOf = (page: RegExp): string[] => {
          const { needed, need } = collecting()
          const lazy = (chunk: Rolldown.OutputChunk) => chunk.isDynamicEntry && page.test(chunk.facadeModuleId ?? '')
          const screens = [...chunks.values()].filter(lazy)
          if (screens.length === 0) throw new Error(`no screen is ${page}`)
          for (const { fileName } of named('main')) need(fileName, false)
          for (const { fileName } of screens) need(fileName, true)
          return [...[...needed].map((name) => `/${name}`), ...otherFiles]
        }
        const collecting = () => {
          const needed = new Set<string>()
          const need = (name: string, lazily: boolean): void => {
            const chunk = chunks.get(name)
            if (!chunk || needed.has(name)) return
            needed.add(name)
            for (const asset of [
              ...(chunk.viteMetadata?.importedCss ?? []),
              ...(chunk.viteMetadata?.importedAssets ?? []),
            ]) {
              needed.add(asset)
            }
            for (const other of chunk.imports) need(other, lazily)
            for (const other of lazily ? chunk.dynamicImports : []) {
              // Schemas check only values that are sent, and nothing is sent offline.
              if (!isWholeContract(chunks.get(other))) need(other, lazily)
            }
          }
          return { needed, need }
        }
        const visitFiles = () => {
          const { needed, need } = collecting()
          for (const { fileName } of named('visit')) need(fileName, true)
          return [...needed].map((name) => `/${name}`)
        }
        for (const worker of named('sw')) {
          worker.code = worker.code
            .replace('__SHELL_FILES__', JSON.stringify(filesOf(guardPage)))
            .replace('__PASS_FILES__', JSON.stringify(filesOf(passPage)))
            .replace('__VISIT_FILES__', JSON.stringify(visitFiles()))
        }
      },
    },
  }
}
