/** Documents that a newcomer reads: one README for each slice, and decisions that are short and found. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

const decisions = sourcesIn('docs/decisions', /^\d{3}-.+\.md$/)
const readmes = ['src', 'database', 'tests', 'bench', 'scripts', 'deploy'].flatMap((top) =>
  sourcesIn(top, /README\.md$/),
)

test('gives each slice one README, and no folder below it another', () => {
  const slices = readdirSync(new URL('../../src/', import.meta.url), { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => `src/${name}`)
  const tops = [...slices, 'database', 'tests', 'bench', 'scripts', 'deploy']
  expect(readmes.map(({ path }) => path).sort()).toEqual(tops.map((top) => `${top}/README.md`).sort())
  expect(readmes.filter(({ text }) => text.split('\n').length > 40).map(({ path }) => path)).toEqual([])
})

test('keeps a decision within 40 lines, under a title that the list of decisions names', () => {
  const list = readFileSync(new URL('../../docs/decisions/README.md', import.meta.url), 'utf8')
  const lost = decisions.filter(({ path, text }) => {
    const [, number = '', title = ''] = /^# (\d{3}) (.+)$/m.exec(text) ?? []
    return !list.includes(`| ${number} | [${title}](${path.split('/').pop()}) |`)
  })
  expect(decisions.length).toBeGreaterThan(20)
  expect(lost.map(({ path }) => path)).toEqual([])
  expect(decisions.filter(({ text }) => text.trimEnd().split('\n').length > 40).map(({ path }) => path)).toEqual([])
})

test('links only decisions that exist', () => {
  const pages = [...sourcesIn('docs', /\.md$/), ...readmes]
  const dead = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#\s]*\d{3}-[^)#\s]*\.md)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(new URL(link, new URL(`../../${path}`, import.meta.url))))
      .map((link) => `${path}: ${link}`),
  )
  expect(dead).toEqual([])
})
