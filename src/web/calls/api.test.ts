/** What a browser makes of a "no", whoever said it: the server in its own words, or something in between. */
import { expect, test } from 'vitest'
import { refusedBy } from './api.ts'

test('the server’s own no says which, and what is wrong with which field', () => {
  const fields = [{ field: 'name', problem: 'required' }]
  expect(refusedBy({ error: { code: 'invalid', fields } }, 422)).toMatchObject({ code: 'invalid', status: 422, fields })
  expect(refusedBy({ error: { code: 'busy' } }, 503)).toMatchObject({ code: 'busy', status: 503, fields: [] })
})

test.each([
  null,
  'Bad gateway',
  {},
  { error: null },
  { error: 'too many requests' },
  { error: {} },
  { error: { code: 42 } },
  { error: { code: 'invalid', fields: 'name' } },
])('%j of somebody in between is no word of ours', (answer) => {
  expect(refusedBy(answer, 429)).toMatchObject({ status: 429, fields: [] })
  expect(['unexpected', 'invalid']).toContain(refusedBy(answer, 429).code)
})

test('without a word of ours a line that is down is told from a mistake', () => {
  expect(refusedBy({ error: null }, 502).code).toBe('no_connection')
  expect(refusedBy(null, 0).code).toBe('no_connection')
  expect(refusedBy({ error: 'no' }, 400).code).toBe('unexpected')
})
