import { expect, test } from 'vitest'
import { countsOf, strayClasses } from '../../scripts/styles/sheets.mjs'
import { sourcesIn } from './sources.ts'

const sheet = `/* .not-a-class */
.row,
.row > [data-tone="a.b"] {
  width: 0.5rem;

  & .mantine-Button-root {
    height: 1.5em;
  }
}

@media (max-width: 47.99em) {
  .end:has(.row) {
    order: 1;
  }
}
`

test('counts lines, global classes and selectors into components of Mantine', () => {
  expect(countsOf([{ path: 'src/a/a.css', text: sheet }])).toMatchObject({
    lines: 15,
    global_classes: 2,
    mantine_overrides: 1,
  })
  const local = { path: 'src/a/a.module.css', text: `${sheet}:global(.outer:has(.inner)) .end {\n}\n` }
  expect(countsOf([local])).toMatchObject({ lines: 17, global_classes: 2, mantine_overrides: 1 })
})

test('counts sizes and weights of type beside the theme, not the limits of narrow screens and not points', () => {
  const text = `.a {
  font-size: min(var(--garita-size-title), 12vw);
  font-weight: 600;
}
.b {
  font-size: clamp(1rem, 2vw, 3rem);
  font-weight: 700;
}
.c {
  font-size: var(--mantine-font-size-md);
  font-size: 1.0625rem;
  font-size: 9pt;
  font-weight: inherit;
}
`
  expect(countsOf([{ path: 'src/a/a.css', text }])).toMatchObject({ font_sizes: 2, font_weights: 2 })
})

test('finds unknown and unused classes of a CSS module', () => {
  const module = { path: 'src/a/Row.module.css', text: '.row {\n}\n\n.end {\n}\n' }
  const code = (body: string) => [
    { path: 'src/a/Row.tsx', text: `import styles from './Row.module.css'\n${body}` },
    { path: 'src/b/Other.tsx', text: `import row from '../a/Row.module.css'\nrow.row` },
  ]
  expect(strayClasses([module], code('styles.row + styles.end'))).toEqual([])
  expect(strayClasses([module], code('styles[name]'))).toEqual([])
  expect(strayClasses([module], code('styles.begin'))).toEqual([
    'src/a/Row.tsx takes begin, a class that src/a/Row.module.css does not have.',
    'src/a/Row.module.css: no code takes the class end.',
  ])
})

test('finds no undeclared variable in the sheets of pages without Mantine', () => {
  const sheets = sourcesIn('src', /\.css$/).filter(({ path }) => /^src\/(welcome\/|web\/frame\/theme\.css$)/.test(path))
  const text = sheets.map((one) => one.text).join('\n')
  const declared = new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const read = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect(read).toContain('--garita-ink')
  expect(read.filter((name) => !declared.has(name))).toEqual([])
})
