/** Leaves out of the browser's part what no browser uses: how zod describes a schema to other programs, its own English, and colours that are not ours. */
import type { Plugin } from 'vite'

const describing = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
// What is shown follows from the code of a problem; the words are ours.
const foreignWords = /zod\/v4\/locales\/en\.js$/
const variables = /@mantine\/core\/styles\/default-css-variables\.layer\.css$/
const foreign = /^\s*--mantine-color-(pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange)-[\s\S]*?;\n/gm

export function lighter(): Plugin {
  return {
    name: 'lighter',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (variables.test(id)) return { code: code.replace(foreign, ''), map: null }
      if (foreignWords.test(id)) return { code: "export default () => ({ localeError: () => 'invalid' })\n", map: null }
      if (!describing.test(id)) return null
      const named = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map((found) => found[1])
      const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map((found) => found[1])
      const names = [...named, ...renamed].map((name) => `nothing as ${name}`)
      return { code: `const nothing = () => undefined\nexport { ${names.join(', ')} }\n`, map: null }
    },
  }
}
