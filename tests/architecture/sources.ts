/** The project's own files as the architecture tests see them: paths, texts and imports. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Source {
  readonly path: string
  readonly text: string
}

export function sourcesIn(folder: string, endings: RegExp): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(root.length).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
}

export const isTest = ({ path }: Source) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)

const importForms = [
  /^\s*(?:import|export)\s[^'"`;()]*?\bfrom\s+['"]([^'"]+)['"]/gm,
  /^\s*import\s+['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
]

/** Returns the path from the root for a file of the project, and the written name for anything else. */
export function importsOf({ path, text }: Source): string[] {
  const written = importForms.flatMap((form) => [...text.matchAll(form)].map((found) => found[1] ?? ''))
  return written.map((name) =>
    name.startsWith('.') ? join(dirname(path), name).replaceAll('\\', '/').replace(/\?.*$/, '') : name,
  )
}
