/**
 * Counts lines of CSS, global classes, selectors into Mantine's components, and type beside the theme: a count may fall, never rise (scripts/styles/counts.json).
 * Compares the classes of each CSS module with the code that imports it. `--lower` keeps lower counts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countsOf, strayClasses } from './styles/sheets.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const kept = new URL('styles/counts.json', import.meta.url)
const advice = {
  lines: 'lines of CSS. Use a component of src/web, or Group, Stack and SimpleGrid of Mantine, before you write a rule',
  global_classes: 'global classes. A class belongs to a CSS module beside its component (docs/look.md, Style sheets)',
  mantine_overrides: 'selectors with .mantine-. Use a prop, classNames or theme.ts',
  font_sizes: 'sizes of type. Use --mantine-font-size-… or --garita-size-… of the theme',
  font_weights: 'weights of type. Use 400, 600 or 800',
}

const files = readdirSync(join(root, 'src'), { recursive: true })
  .filter((path) => /\.(css|tsx?)$/.test(path))
  .map((path) => ({ path: `src/${path}`, text: readFileSync(join(root, 'src', path), 'utf8') }))
const sheets = files.filter(({ path }) => path.endsWith('.css'))
const now = countsOf(sheets)
let before = JSON.parse(readFileSync(kept, 'utf8'))
if (process.argv.includes('--lower')) {
  before = Object.fromEntries(
    Object.entries(now).map(([name, count]) => [name, Math.min(count, before[name] ?? count)]),
  )
  writeFileSync(kept, `${JSON.stringify(before, null, 2)}\n`)
}

const faults = [
  ...Object.entries(now)
    .filter(([name, count]) => count > before[name])
    .map(([name, count]) => `${count} instead of at most ${before[name]} ${advice[name]}.`),
  ...strayClasses(
    sheets,
    files.filter(({ path }) => !path.endsWith('.css')),
  ),
]
for (const fault of faults) console.log(fault)
if (faults.length === 0) console.log('Styles:', now)
process.exit(faults.length === 0 ? 0 : 1)
