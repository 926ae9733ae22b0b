/**
 * Cuts the fonts of the web to the letters and weights in use: `npm run dev:fonts` after a new version of a font. Text takes its figures
 * from Hanken Grotesk, because Atkinson Hyperlegible has no zero without a slash.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const weights = { wght: { min: 400, max: 800 } }
const signs = '\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u20ac\u2122\u2191\u2193\u2212\u2215'
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

const figures = between(0x30, 0x39)
const latin = between(0x20, 0x7e) + between(0xa0, 0xff) + between(0x2000, 0x206f) + signs
const otherLatin = between(0x100, 0x2ba) + between(0x1e00, 0x1eff) + between(0x20a0, 0x20c0)
const text = latin.replace(/[0-9]/g, '')

const cuts = [
  [
    'text',
    require.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
    text,
  ],
  [
    'text-ext',
    require.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    ),
    otherLatin,
  ],
  [
    'figures',
    require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    figures,
  ],
  [
    'mono',
    require.resolve(
      '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    ),
    latin,
  ],
  [
    'mono-ext',
    require.resolve(
      '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-ext-wght-normal.woff2',
    ),
    otherLatin,
  ],
]

for (const [name, file, letters] of cuts) {
  const whole = readFileSync(file)
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: weights })
  writeFileSync(new URL(`../src/web/frame/fonts/${name}.woff2`, import.meta.url), cut)
  process.stdout.write(`${name}: ${whole.length} → ${cut.length} bytes\n`)
}
