/** The names of a CSS module's classes. The build renders the front pages by a second Vite server, which must give the same names. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { CSSModulesOptions, Plugin } from 'vite'

const root = process.cwd()

export const localClasses: CSSModulesOptions = {
  generateScopedName: (name, file) =>
    `${name}_${createHash('sha256')
      .update(relative(root, file.replace(/\?.*/, '')))
      .digest('base64url')
      .replaceAll(/\W/g, '')
      .slice(0, 4)}`,
}

/** The front pages are rendered without their code: their program imports sheets only for the rules, and Vite would drop those. */
export function frontSheets(): Plugin {
  return {
    name: 'front-sheets',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/welcome\/.+\.module\.css$/ },
      handler: () => ({ moduleSideEffects: 'no-treeshake' }),
    },
  }
}
