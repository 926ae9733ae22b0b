/** Refusals, from the server or from a proxy. */
import { expect, test } from 'vitest'
import { refusedBy } from './api.ts'

test('reads code and field problems of the server’s refusal', () => {
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
])('does not trust %j from a proxy', (answer) => {
  expect(refusedBy(answer, 429)).toMatchObject({ status: 429, fields: [] })
  expect(['unexpected', 'invalid']).toContain(refusedBy(answer, 429).code)
})

test('tells a lost connection from an error by the status', () => {
  expect(refusedBy({ error: null }, 502).code).toBe('no_connection')
  expect(refusedBy(null, 0).code).toBe('no_connection')
  expect(refusedBy({ error: 'no' }, 400).code).toBe('unexpected')
})
