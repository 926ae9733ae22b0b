/** Reads style sheets: the classes of their selectors, and the classes of CSS modules that code names. */

/** Returns the selectors, without at-rules and declarations. */
const selectorsIn = (css) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '').matchAll(/([^{};]*)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))

const classesIn = (css) =>
  selectorsIn(css).flatMap((selector) => [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name))

/** Counts each sheet's lines, the classes that every sheet can name, and the selectors that reach into a component of Mantine. */
export function countsOf(sheets) {
  const globals = new Set()
  let lines = 0
  let overrides = 0
  for (const { path, text } of sheets) {
    lines += text.split('\n').length - 1
    const named = isModule(path) ? classesIn(globalParts(text)) : classesIn(text)
    for (const name of named) if (!name.startsWith('mantine-')) globals.add(name)
    overrides += classesIn(text).filter((name) => name.startsWith('mantine-')).length
  }
  const type = sheets.map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[\s\S]*?\*\//g, '') }))
  return {
    lines,
    global_classes: globals.size,
    mantine_overrides: overrides,
    font_sizes: new Set(type.flatMap(({ text }) => ownSizes(text))).size,
    font_weights: new Set(
      type.flatMap(({ text }) => valuesOf('font-weight', text)).filter((weight) => !named.test(weight)),
    ).size,
  }
}

const named = /^(?:inherit|var\(--[\w-]+\)|\d+ \d+)$/
const valuesOf = (property, css) =>
  [...css.matchAll(new RegExp(`[{;\\s]${property}:\\s*([^;}]+)`, 'g'))].map(([, value]) => value.trim())
/** Sizes beside the steps of the theme, which may have a limit for narrow screens. Points belong to paper. */
const ownSizes = (css) =>
  valuesOf('font-size', css).filter(
    (size) =>
      !named.test(size) &&
      !/^min\(var\(--[\w-]+\), [\d.]+(?:vw|cqi)\)$/.test(size) &&
      !/^(?:0|[\d.]+(?:pt|em))$/.test(size),
  )

const isModule = (path) => path.endsWith('.module.css')

const globalPart = /:global\(((?:[^()]|\([^()]*\))*)\)/g
const globalParts = (css) => [...css.matchAll(globalPart)].map(([, part]) => `${part} {}`).join('\n')

/** Lists the classes that code takes from a module that lacks them, and the classes that no code takes. */
export function strayClasses(sheets, sources) {
  const imports = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name, from]) => ({
      ...{ path, text },
      sheet: new URL(from, `file:///${path}`).pathname.slice(1),
      taken: new RegExp(`\\b${name}(?:\\.(\\w+)|(\\[))`, 'g'),
    })),
  )
  return sheets
    .filter(({ path }) => isModule(path))
    .flatMap(({ path, text }) => {
      const own = new Set(classesIn(text.replaceAll(globalPart, '')))
      const taken = imports
        .filter(({ sheet }) => sheet === path)
        .flatMap((one) => [...one.text.matchAll(one.taken)].map(([, name, any]) => ({ from: one.path, name, any })))
      const unknown = taken.filter(({ name }) => name && !own.has(name))
      const unused = taken.some(({ any }) => any)
        ? []
        : [...own].filter((name) => !taken.some((one) => one.name === name))
      return [
        ...unknown.map(({ from, name }) => `${from} takes ${name}, a class that ${path} does not have.`),
        ...unused.map((name) => `${path}: no code takes the class ${name}.`),
      ]
    })
}
