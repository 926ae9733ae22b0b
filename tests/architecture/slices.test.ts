/** Slices import each other in one direction; types and lazily loaded screens count too. */
import { expect, test } from 'vitest'
import { importsOf, isTest, sourcesIn } from './sources.ts'

/** These folders put slices together, or know none. */
const others = new Set(['app', 'demo', 'server', 'web', 'shared'])
const sliceOf = (path: string) => {
  const [, slice = '', file] = path.split('/')
  return file === undefined || others.has(slice) ? null : slice
}

/** Lists for each slice the slices that it imports, each with one import as an example. */
function graph(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const source of sourcesIn('src', /\.tsx?$/).filter((one) => !isTest(one))) {
    const from = sliceOf(source.path)
    for (const to of importsOf(source).filter((path) => path.startsWith('src/'))) {
      const slice = sliceOf(to)
      if (!from || !slice || slice === from) continue
      const known = found.get(from) ?? new Map<string, string>()
      found.set(from, known)
      if (!known.has(slice)) known.set(slice, `${source.path} imports ${to}`)
    }
  }
  return found
}

test('refuses slices that import each other in a circle', () => {
  const slices = graph()
  expect(slices.size).toBeGreaterThan(10)
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (slice: string, way: string[]) => {
    const at = way.indexOf(slice)
    if (at >= 0) {
      const circle = [...way.slice(at), slice]
      circles.push(circle.slice(1).map((to, place) => slices.get(circle[place] ?? '')?.get(to) ?? to))
    }
    if (at >= 0 || done.has(slice)) return
    for (const to of slices.get(slice)?.keys() ?? []) walk(to, [...way, slice])
    done.add(slice)
  }
  for (const slice of slices.keys()) walk(slice, [])
  expect(circles).toEqual([])
})

test('keeps components of the gate out of src/web', () => {
  const found = sourcesIn('src/web', /\.(tsx?|css)$/).filter(({ path }) => path.split('/').includes('gate'))
  expect(found.map(({ path }) => path)).toEqual([])
})
