import { expect, test } from 'vitest'
import { z } from 'zod'
import { problemsOf } from './fieldProblems.ts'
import {
  cursor,
  email,
  fullName,
  id,
  moment,
  optionalLine,
  optionalPhone,
  page,
  searchText,
  typedLine,
  unitNumber,
} from './fields.ts'

test.each(['\u200b\u200d', '\u202e', '\u00ad\u2060', ' \u3164 '.repeat(3), '\ud800', '\u0301'])(
  'rejects a name without visible characters: %j',
  (written) => {
    const read = fullName.safeParse(written)
    expect(read.error?.issues.map((issue) => issue.message)).toEqual(['required'])
  },
)

test.each(['G1:JC2JBNQ3P', 'g1:jc2', 'G1ÑJC2JBNQ3P', ' G1:6BF'])('rejects a scanned code: %j', (written) => {
  for (const schema of [fullName, typedLine(300)]) expect(problems(schema, written)).toEqual(['pass_like'])
})

test('accepts a name that begins like the name of a gate', () => {
  for (const name of ['G1 Norte', 'G1: Norte', 'G1']) expect(fullName.parse(name)).toBe(name)
})

test('removes direction marks, lone surrogates and control characters, and keeps characters that languages need', () => {
  expect(fullName.parse('Ana \u202etrebor\u2066 Peña')).toBe('Ana trebor Peña')
  expect(optionalLine(40).parse('a\ud800b\u0000c')).toBe('a b c')
  expect(searchText.parse('\udc00')).toBe('')
  for (const name of ['José Núñez', 'علي', '李 小龙', 'नमस्ते', 'O’Brien-Ñandú']) expect(fullName.parse(name)).toBe(name)
})

const problems = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)

test.each([
  [fullName, 120],
  [unitNumber, 20],
  [optionalLine(7), 7],
  [searchText, 100],
] as const)('limits the length of a line (%#)', (schema, longest) => {
  expect(problems(schema, 'x'.repeat(longest))).toEqual([])
  expect(problems(schema, 'x'.repeat(longest + 1))).toEqual(['too_long'])
})

test('returns null for an optional line without visible text, and an empty search', () => {
  for (const nothing of [undefined, null, '', '  ']) expect(optionalLine(9).parse(nothing)).toBeNull()
  expect(optionalLine(9).parse(' a ')).toBe('a')
  expect(searchText.parse(undefined)).toBe('')
})

test('normalizes a unit number', () => {
  expect(unitNumber.parse(' a -  1\tb ')).toBe('A - 1 B')
})

test('accepts a UUID and makes it lowercase', () => {
  expect(id.parse('0190A0B0-0000-7000-8000-00000000000F')).toBe('0190a0b0-0000-7000-8000-00000000000f')
  expect(problems(id, 'x')).toEqual(['invalid'])
})

test('requires a time zone for a moment', () => {
  expect(problems(moment, '2026-06-01T08:00:00-06:00')).toEqual([])
  expect(problems(moment, '2026-06-01T08:00:00Z')).toEqual([])
  expect(problems(moment, '2026-06-01T08:00:00')).not.toEqual([])
})

test('trims an e-mail address, makes it lowercase and limits its length', () => {
  expect(email.parse('  ANA@Garita.Test ')).toBe('ana@garita.test')
  expect(problems(email, '   ')).toEqual(['required'])
  expect(problems(email, 'ana')).toEqual(['email'])
  expect(problems(email, 'a')).toEqual(['email'])
  const domain = Array.from({ length: 6 }, () => 'x'.repeat(30)).join('.')
  expect(problems(email, `${'a'.repeat(254 - domain.length - 4)}@${domain}.mx`)).not.toContain('too_long')
  expect(problems(email, `${'a'.repeat(255 - domain.length - 4)}@${domain}.mx`)).toContain('too_long')
})

test.each([
  ['1234567', []],
  ['123456', ['phone']],
  ['123456789012345', []],
  ['1234567890123456', ['phone']],
  ['+1 (2) 3.4-5 67', []],
  ['+52 (55) 1234-5678-9', []],
  ['(55) 1234 5678', []],
  ['1'.padEnd(30, ' 1'), ['phone']],
  ['1234567x', ['phone']],
  ['1'.repeat(31), ['too_long']],
  ['', []],
])('checks the phone number %s', (written, expected) => {
  expect(problems(optionalPhone, written)).toEqual(expected)
})

test('limits the length of a cursor; a page has items and the next cursor', () => {
  expect(problems(cursor, 'x'.repeat(200))).toEqual([])
  expect(problems(cursor, 'x'.repeat(201))).toHaveLength(1)
  expect(cursor.parse(undefined)).toBeUndefined()
  const people = page(fullName)
  expect(people.parse({ items: ['Ana'], next: null })).toEqual({ items: ['Ana'], next: null })
  expect(problems(people, { items: [], next: null, more: 1 })).toHaveLength(1)
  expect(problems(people, { items: [''], next: '1' })).toEqual(['required'])
})

test('names the first problem of each field: too long is not missing', () => {
  const form = z.strictObject({ name: fullName, card: z.strictObject({ email }) })
  const said = (values: unknown) => problemsOf(form.safeParse(values).error ?? new z.ZodError([]))
  expect(said({ name: 'x'.repeat(121), card: { email: 'ana' } })).toEqual({ name: 'too_long', 'card.email': 'email' })
  expect(said({ name: ' ', card: {} })).toEqual({ name: 'required', 'card.email': 'required' })
})

test('accepts only cursors with a text that the database can store', () => {
  expect(cursor.safeParse('101|01980000-0000-7000-8000-000000000001').success).toBe(true)
  expect(cursor.safeParse('\0|01980000-0000-7000-8000-000000000001').success).toBe(false)
})
