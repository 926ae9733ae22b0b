import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The most files that each walk of docs/walks.md may have. */
const most: Record<string, number> = { a: 42, b: 39, c: 48 }

const root = new URL('../../', import.meta.url)
const walks = readFileSync(new URL('docs/walks.md', root), 'utf8')
  .split(/^## (?=\()/m)
  .slice(1)
  .map((text) => ({
    letter: text.charAt(1),
    listed: [...text.matchAll(/^\| *\d+ \| `([^`]+)`/gm)].map(([, file = '']) => file),
    drawing: [...(/^These files draw the screen .*$/m.exec(text)?.[0] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, file = '']) => file,
    ),
    numbers: [...text.matchAll(/^\| *(\d+) \|/gm)].map(([, number]) => Number(number)),
  }))

test('finds the walks of docs/walks.md', () => {
  expect(walks.map(({ letter }) => letter)).toEqual(expect.arrayContaining(['a', 'b']))
})

test.each(walks)(
  'names existing files in walk $letter, each once, and does not grow',
  ({ letter, listed, drawing, numbers }) => {
    const files = [...listed, ...drawing]
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([])
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
    expect(numbers).toEqual(listed.map((_, at) => at + 1))
    expect(drawing.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(most[letter] ?? 0)
  },
)
