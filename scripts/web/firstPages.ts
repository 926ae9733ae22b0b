/** The application's pages: each has its first frame and that frame's styles in it, and loads the program after the first paint. */
import { readFile } from 'node:fs/promises'
import type { Rolldown } from 'vite'
import type { FirstFrame } from '../../src/app/frame/firstFrames.tsx'
import type { Language } from '../../src/shared/messages.ts'

/** Returns the files of the chunks of these modules, of all that they import, and their style sheets. */
export function filesOf(bundle: Rolldown.OutputBundle): (modules: readonly string[] | undefined) => string[] {
  const collect = (name: string, found: Set<string>): Set<string> => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return found
    found.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
    for (const next of chunk.imports) collect(next, found)
    return found
  }
  return (modules = []) => {
    const found = new Set<string>()
    for (const module of modules) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module))
      if (!chunk) throw new Error(`${module} has no chunk of its own: the page cannot ask for it`)
      collect(chunk.fileName, found)
    }
    return [...found]
  }
}

const links = /\n *<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g

interface Files {
  /** The page's screens need these besides the program. */
  screens: readonly string[]
  /** The address may ask for a part that opens over a screen. */
  over: readonly string[]
  /** The screen below needs these, and loads them later if the part opens. */
  covered: readonly string[]
}

export async function pageOf(
  application: string,
  frame: FirstFrame,
  language: Language,
  { screens, over, covered }: Files,
) {
  const program = (application.match(links) ?? []).map((link) => link.trim())
  const linksTo = (wanted: readonly string[], kind: string, attributes: string) =>
    wanted.filter((file) => file.endsWith(kind)).map((file) => `<link ${attributes} crossorigin href="/${file}">`)
  const missing = screens.filter((file) => !application.includes(file))
  const others = (files: readonly string[]) =>
    files.filter((file) => !application.includes(file) && !screens.includes(file))
  const both = others(over).filter((file) => covered.includes(file))
  const groups = [
    { wanted: [...missing, ...both], when: '' },
    { wanted: others(over).filter((file) => !both.includes(file)), when: ` data-for="${frame.over?.parameter}"` },
    { wanted: others(covered).filter((file) => !both.includes(file)), when: ` data-unless="${frame.over?.parameter}"` },
  ]
  // `public/first.js` adds the content of the template to the page.
  const template = [
    ...program.filter((link) => link.includes('.css')),
    ...groups.flatMap(({ wanted, when }) => linksTo(wanted, '.css', `rel="stylesheet"${when}`)),
    ...program.filter((link) => !link.includes('.css')),
    ...groups.flatMap(({ wanted, when }) => linksTo(wanted, '.js', `rel="modulepreload"${when}`)),
  ]
  const sheets = await Promise.all(frame.sheets.map((sheet) => readFile(sheet, 'utf8')))
  return application
    .replaceAll(links, '')
    .replace('<html lang="es">', `<html lang="${language}">`)
    .replace('</head>', () => `<style>${compact(frame.rules + sheets.join(''))}</style>\n</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${frame.html}</div>\n<template id="program">${template.join('')}</template>`,
    )
}

const compact = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ')
