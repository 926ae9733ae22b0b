/** One field takes every input: a unit may resemble a plate, and a foreign code is named and never opened. */
import { expect, test } from 'vitest'
import { entryOf, snapshotOf, tokenOf } from '../verdict/verdictFacts.ts'
import { type Recognized, readerTest, readerTestCode, recognize } from './lookup.ts'

const token = tokenOf()
const there = snapshotOf({
  units: ['A-101', 'CASA 12', '204'],
  entries: [entryOf({ plates: ['LUNA', 'X1Y', 'ABC1234'] })],
})
const search = (text: string): Recognized => ({ kind: 'search', text })
const plate = (text: string): Recognized => ({ kind: 'plate', plate: text })
const unreadable = (why: string) => ({ kind: 'unreadable', why })

/** The reader types a US layout on a Latin American keyboard. */
function typedInLatinAmerica(text: string): string {
  const written: Record<string, string> = { ':': 'Ñ', '/': '-', '-': "'", '+': '¡', '*': '(' }
  return text.replace(/[:/+*-]/g, (sign) => written[sign] ?? sign)
}

test.each<[string, object]>([
  [token, { kind: 'pass', token }],
  [`\r\n${token}\r\n`, { kind: 'pass', token }],
  [token.toLowerCase(), { kind: 'pass', token }],
  ["G1ÑA-B'C¡D(E.F$G%H", { kind: 'pass', token: 'G1:A/B-C+D*E.F$G%H' }],
  ["g1ña-b'c¿d", { kind: 'pass', token: 'G1:A/B-C+D' }],
  [typedInLatinAmerica(token), { kind: 'pass', token }],
  [token.replace('G1:', 'G1Ö'), unreadable('keyboard')],
  [token.replace('G1:', 'G!ç').slice(0, 140), unreadable('keyboard')],
  ['G1:', { kind: 'pass', token: 'G1:' }],
  [`G1:${' '.repeat(147)}  `, { kind: 'pass', token: `G1:${' '.repeat(147)}  ` }],
  ['04711', { kind: 'number', number: '04711' }],
  [' 04711\n', { kind: 'number', number: '04711' }],
  ['04 711', { kind: 'number', number: '04711' }],
  ['0471', search('0471')],
  ['047112', search('047112')],
  ['٠٤٧١١', search('٠٤٧١١')],
  ['abc-12 34', plate('ABC1234')],
  ['xyz 999', plate('XYZ999')],
  ['luna', plate('LUNA')],
  ['x-1-y', plate('X1Y')],
  ['A-101', search('A-101')],
  ['a 101', search('a 101')],
  ['casa 12', search('casa 12')],
  ['204', search('204')],
  ['Lucía  Núñez', search('Lucía Núñez')],
  ["O'Brien & Söhne, 2.º B", search("O'Brien & Söhne, 2.º B")],
  ['Al', search('Al')],
  ['TORRE1', search('TORRE1')],
  ['', unreadable('empty')],
  [' \t\r\n', unreadable('empty')],
  ['https://evil.example/x', unreadable('foreign')],
  ['HTTP:evil', unreadable('foreign')],
  ['javascript:alert(1)', unreadable('foreign')],
  ['garita://open', unreadable('foreign')],
  ['WIFI:S:casa;;', unreadable('foreign')],
  ['<b>Lucía</b>', unreadable('characters')],
  ['a\0b', unreadable('characters')],
  ['a\u202eb', unreadable('characters')],
  ['💥', unreadable('characters')],
  ['x'.repeat(100), search('x'.repeat(100))],
  ['x'.repeat(101), unreadable('length')],
  ['x'.repeat(155), unreadable('length')],
  [`G1:${'A'.repeat(152)}`, unreadable('length')],
  ['9'.repeat(1_000_000), unreadable('length')],
])('%j', (received, expected) => {
  expect(recognize(received, there)).toEqual(expected)
})

test('tells from the test code of the set-up sheet whether a reader writes in the right layout', () => {
  expect(readerTest(`${readerTestCode}\r\n`)).toBe('same')
  expect(readerTest(readerTestCode.toLowerCase())).toBe('same')
  expect(readerTest(typedInLatinAmerica(readerTestCode))).toBe('understood')
  expect(readerTest(readerTestCode.replace(':', 'ö').replace('+', '`'))).toBe('garbled')
  expect(readerTest(readerTestCode.replaceAll(' ', ''))).toBe('garbled')
  for (const other of [token, 'Gloria Prueba', 'G1', '04711']) expect(readerTest(other)).toBeNull()
})

test('recognizes a code by the format of its text, also without a snapshot', () => {
  expect(recognize('A-101', null)).toEqual(search('A-101'))
  expect(recognize('A-1012', null)).toEqual(plate('A1012'))
  expect(recognize('luna', null)).toEqual(search('luna'))
})
