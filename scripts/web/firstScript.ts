/** Vite plugin: shortens public/first.js and puts a hash into its name, so that a page never loads the one of another build. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Every page loads it: remove comments and indentation. */
export const firstScriptContent = readFileSync(
  fileURLToPath(new URL('../../public/first.js', import.meta.url)),
  'utf8',
).replace(/^\s*(?:(?:\/\/|\/\*).*\n)?/gm, '')
const hash = createHash('sha256').update(firstScriptContent).digest('base64url').slice(0, 8)

export const firstScriptFile = `assets/first-${hash}.js`

export function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: firstScriptFile, source: firstScriptContent })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('src="/first.js"', `src="/${firstScriptFile}"`),
    },
  }
}
