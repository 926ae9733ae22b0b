/** The application's page as each address answers it: with its first sight, the rules for that, and all that it will need asked for at once. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { type Language, languages } from '../src/shared/messages.ts'
import { firstStyles } from './firstStyles.ts'

/** What src/app/frame/firstSight.tsx makes. */
export interface FirstSights {
  whole: readonly string[]
  firstSight: (path: string, language: Language) => Promise<string>
  placesBehind: () => string[]
  firstFrame: (language: Language) => string
  firstWait: (language: Language) => string
}

interface Sight {
  /** Of its files: as the server looks for them. */
  readonly names: readonly string[]
  readonly language: Language
  readonly body: string
  /** The address of a screen that is whole, so that the program can take it over. */
  readonly made_for?: string
  /** The module whose code comes next. */
  readonly screen: string | undefined
}

const gate = '/src/app/frame/SignedInLayout.tsx'
const ownRules = 'src/app/frame/FirstFrame.css'

export async function firstSights({ whole, firstSight, placesBehind, firstFrame, firstWait }: FirstSights) {
  const sights: Sight[] = []
  for (const language of languages) {
    // One after the other: they share the one router.
    for (const path of whole) {
      const body = await firstSight(path, language)
      sights.push({ names: [path.slice(1)], language, body, made_for: path, screen: screenOf(path) })
    }
    const behind = placesBehind().map((place) => `behind.${place}`)
    sights.push({ names: behind, language, body: firstFrame(language), screen: gate })
    sights.push({ names: ['elsewhere'], language, body: firstWait(language), screen: undefined })
  }
  return sights
}

/** `/forgot-password` is src/session/screens/ForgotPasswordScreen.tsx. */
const screenOf = (path: string) =>
  `/src/session/screens/${path.slice(1).replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen.tsx`

/** The chunk of a module, what it imports, and their sheets. */
export function neededBy(bundle: Rolldown.OutputBundle): (screen: string | undefined) => string[] {
  const need = (name: string, found: Set<string>): Set<string> => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return found
    found.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
    for (const next of chunk.imports) need(next, found)
    return found
  }
  return (screen) => {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && screen !== undefined && file.facadeModuleId?.endsWith(screen),
    )
    if (screen && !chunk) throw new Error(`${screen} has no chunk of its own: the page cannot ask for it`)
    return chunk ? [...need(chunk.fileName, new Set())] : []
  }
}

export async function pageOf(application: string, sight: Sight, files: readonly string[], built: string) {
  const asked = [
    ...application.matchAll(
      /\n *<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g,
    ),
  ]
  const links = asked.map(([link]) => link.trim())
  const sheets = new Set([...links.join('').matchAll(/"\/([^"]+\.css)"/g)].map(([, file = '']) => file))
  for (const file of files.filter((name) => name.endsWith('.css'))) sheets.add(file)
  const texts = [...sheets]
    .map((file) => join(built, file))
    .concat(ownRules)
    .map((file) => readFile(file, 'utf8'))
  const style = `<style>${firstStyles((await Promise.all(texts)).join(''), sight.body)}</style>`
  // What is first seen has its rules already: public/first.js asks for all else after the first paint.
  const program = [
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...links.filter((link) => !link.includes('.css')),
    ...files
      .filter((file) => file.endsWith('.js') && !application.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  const madeFor = sight.made_for ? ` data-first-sight="${sight.made_for}"` : ''
  const template = `<template id="program">${program.join('')}</template>`
  return asked
    .reduce((html, [link]) => html.replace(link, ''), application)
    .replace('<html lang="es">', `<html lang="${sight.language}">`)
    .replace('</head>', () => `${style}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${madeFor}>${sight.body}</div>\n${template}`)
}
