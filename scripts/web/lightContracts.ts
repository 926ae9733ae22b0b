/**
 * Vite plugin: in the built web a contract has only the name and the topics of each call. A browser checks only the fields of a form, so
 * schemas and zod load with the first form that a user fills in (src/web/form/schemas.ts). With `?whole` the same address gives the whole
 * contract with all pure modules that it imports. These modules then exist twice, so that a screen that needs one of them does not load the
 * schemas.
 */
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Call } from '../../src/shared/contract.ts'

const whole = '?whole'
/** With `?whole&now` the whole contract loads with its importer; with `?whole` alone it loads with the first form. */
const anyWhole = /\?whole(&now)?$/
const contractFile = /\/src\/.+\.contract\.ts$/
const zod = '\0zod'
/** The name of zod in the built web, where unused calls of zod are removed. A library may also have a variable `z`, and its calls stay. */
export const schemaName = 'garitaSchema'
const zodImport = "import { z } from 'zod'"

export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const from = importer?.replace(anyWhole, '')
      if (source === 'zod' && importer !== zod) return { id: zod, moduleSideEffects: false }
      const ofWhole = importer && anyWhole.test(importer) && source.startsWith('.')
      if (!ofWhole) return null
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      return found && { id: `${found.id}${whole}`, moduleSideEffects: false }
    },
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes(zodImport)) return null
      const named = code.replace(zodImport, `import { z as ${schemaName} } from 'zod'`)
      return { code: named.replace(/(?<![-\w.'"`/])z(?=\s*\.)/g, schemaName), map: null }
    },
    async load(id) {
      // The policy of pages forbids eval, which zod would try.
      if (id === zod) return "import { config, z } from 'zod'\nconfig({ jitless: true })\nexport { z }"
      if (!contractFile.test(id)) return null
      const exports: Record<string, unknown> = await import(pathToFileURL(id).href)
      return { code: lightened(id, exports), moduleType: 'js' }
    },
  }
}

function lightened(file: string, exports: Record<string, unknown>): string {
  const address = JSON.stringify(`${file}${whole}`)
  const lines = Object.entries(exports).map(([name, value]) => {
    if (isContract(value)) return `export const ${name} = ${contractOf(name, value)}`
    // A constant is copied into the light contract; a schema loads with the others.
    return isPlain(value)
      ? `export const ${name} = ${JSON.stringify(value)}`
      : `export { ${name} } from ${JSON.stringify(`${file}${whole}&now`)}`
  })
  return [`const whole = () => import(${address})`, ...lines].join('\n')
}

function contractOf(contract: string, calls: Record<string, Call>): string {
  const written = Object.entries(calls).map(([verb, { name, kind, topics, edits }]) => {
    const facts = JSON.stringify({ name, kind, topics, ...(edits ? { edits } : {}) })
    // The browser checks only the values of forms.
    const schemas = kind === 'write' ? `, whole: () => whole().then(({ ${contract}: all }) => all.${verb})` : ''
    return `${verb}: { ...${facts}${schemas} }`
  })
  return `{ ${written.join(', ')} }`
}

const isCall = (value: unknown): value is Call => Object(value) === value && 'topics' in Object(value)
const isContract = (value: unknown): value is Record<string, Call> =>
  Object(value) === value &&
  !Array.isArray(value) &&
  Object.values(Object(value)).length > 0 &&
  Object.values(Object(value)).every(isCall)

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || (Array.isArray(value) && value.every(isPlain)) ? typeof value !== 'function' : false
