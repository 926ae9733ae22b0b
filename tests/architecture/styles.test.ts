import { expect, test } from 'vitest'
import { countsOf, strayClasses } from '../../scripts/styles/sheets.mjs'

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
  expect(countsOf([{ path: 'src/a/a.css', text: sheet }])).toEqual({
    lines: 15,
    global_classes: 2,
    mantine_overrides: 1,
  })
  const local = { path: 'src/a/a.module.css', text: `${sheet}:global(.outer:has(.inner)) .end {\n}\n` }
  expect(countsOf([local])).toEqual({ lines: 17, global_classes: 2, mantine_overrides: 1 })
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
