/** Vite plugin: puts a hash into the name of public/first.js, so that a page never loads the one of another build. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const content = readFileSync(fileURLToPath(new URL('../../public/first.js', import.meta.url)))
const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)

export const firstScriptFile = `assets/first-${hash}.js`

export function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: firstScriptFile, source: content })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('src="/first.js"', `src="/${firstScriptFile}"`),
    },
  }
}
