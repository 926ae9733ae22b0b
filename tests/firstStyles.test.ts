/** The rules that a page carries itself: all that its first sight needs, nothing of what it has not. */
import { expect, test } from 'vitest'
import { firstStyles } from '../scripts/firstStyles.ts'

const html = '<p class="note wide" style="color:var(--ink)">Hello</p>'

test.each([
  ['.note{margin:0}', '.note{margin:0}'],
  ['.note.wide>b,.other{margin:0}', '.note.wide>b{margin:0}'],
  ['.note.other{margin:0}', ''],
  ['p:not(.other){margin:0}', 'p:not(.other){margin:0}'],
  [':where(.note,.other){margin:0}', ':where(.note,.other){margin:0}'],
  ['@media print{.note{margin:0}.other{margin:0}}', '@media print{.note{margin:0}}'],
  ['@media print{.other{margin:0}}', ''],
  ['@layer a,b;@layer a{.note{margin:0}}', '@layer a,b;@layer a{.note{margin:0}}'],
  [':root{--ink:var(--blue);--blue:#00f;--red:#f00}', ':root{--ink:var(--blue);--blue:#00f}'],
  ['@keyframes up{from{top:0}}.note{animation:up 1s}', '@keyframes up{from{top:0}}.note{animation:up 1s}'],
  ['@keyframes up{from{top:0}}.note{margin:0}', '.note{margin:0}'],
  [
    '@font-face{font-family:A B;src:url(/a)}.note{font-family:"A B"}',
    '@font-face{font-family:A B;src:url(/a)}.note{font-family:"A B"}',
  ],
  ['@font-face{font-family:A B;src:url(/a)}.note{margin:0}', '.note{margin:0}'],
  ['/* said */ .note { margin: 0 }', '.note { margin: 0 }'],
])('%s becomes %s', (sheets, styles) => {
  expect(firstStyles(sheets, html)).toBe(styles)
})
