/** Vite plugin: builds the script of the visitor's first frame as one file of its own, which shares nothing with the program. */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../../src/authorizations/pass/drawFirstVisit.web.ts', import.meta.url))

let file = ''

/** Known once the build has begun. */
export const visitScriptFile = () => file

export function visitScript(): Plugin {
  return {
    name: 'visit-script',
    apply: 'build',
    async buildStart() {
      const code = await builtScript()
      file = `assets/visit-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: file, source: code })
    },
  }
}

async function builtScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('the script of the first visit has not been built')
  return chunk.code
}
