import { expect, test } from 'vitest'
import { paragraphsOf, partsOf, stateOf } from './announcements.rules.ts'

const now = Date.parse('2026-11-30T12:00:00Z')
const [before, after] = ['2026-11-30T11:00:00Z', '2026-11-30T13:00:00Z']

test.each([
  [null, null, null, 'draft'],
  [null, null, after, 'draft'],
  [after, null, null, 'scheduled'],
  [before, before, null, 'sent'],
  [before, before, after, 'sent'],
  [before, before, before, 'ended'],
  // A program that was off sends nothing after the end.
  [before, null, before, 'ended'],
] as const)('says the state of an announcement: send %s, sent %s, ends %s', (sendAt, sentAt, endsAt, state) => {
  expect(stateOf({ send_at: sendAt, sent_at: sentAt, ends_at: endsAt }, now)).toBe(state)
})

test.each([
  ['Sin enlaces', ['Sin enlaces']],
  ['Mira https://garita.test/agua?d=1.', ['Mira ', '<https://garita.test/agua?d=1>', '.']],
  ['(http://a.test/x), y https://b.test', ['(', '<http://a.test/x>', '), y ', '<https://b.test>']],
  // Other schemes and bare names stay text.
  ['javascript:alert(1) data:text/html,x www.a.test', ['javascript:alert(1) data:text/html,x www.a.test']],
  ['https://', ['https://']],
] as const)('makes links only of whole web addresses: %s', (text, parts) => {
  expect(partsOf(text).map((part) => (part.link ? `<${part.text}>` : part.text))).toEqual(parts)
})

test('separates paragraphs by empty lines', () => {
  expect(paragraphsOf('Uno\ndos\n\n\ntres\n\n')).toEqual(['Uno\ndos', 'tres'])
})
