/** What people type into a line: what nobody can see, and what turns other text around, is no part of it. */
import { expect, test } from 'vitest'
import { fullName, optionalLine, searchText } from './fields.ts'

test.each(['\u200b\u200d', '\u202e', '\u00ad\u2060', ' \u3164 '.repeat(3), '\ud800', '\u0301'])(
  'a name of nothing visible is no name: %j',
  (written) => {
    const read = fullName.safeParse(written)
    expect(read.error?.issues.map((issue) => issue.message)).toEqual(['required'])
  },
)

test('marks that turn text around, half signs and control signs are left out, what languages need stays', () => {
  expect(fullName.parse('Ana \u202etrebor\u2066 Peña')).toBe('Ana trebor Peña')
  expect(optionalLine(40).parse('a\ud800b\u0000c')).toBe('a b c')
  expect(searchText.parse('\udc00')).toBe('')
  for (const name of ['José Núñez', 'علي', '李 小龙', 'नमस्ते', '👩\u200d🚒', 'O’Brien-Ñandú'])
    expect(fullName.parse(name)).toBe(name)
})
