// @vitest-environment happy-dom
/** Answers and refusals, from the server or from a proxy. */
import { afterAll, expect, test, vi } from 'vitest'
import { evidenceSheets } from '../../looks/evidence/evidenceSheets.contract.ts'
import { ask, refusedBy, serverNow } from './api.ts'

afterAll(() => vi.unstubAllGlobals())

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

test('null is an answer, and what is no JSON is none', async () => {
  const file = { folio: '0000-0000-0000', hash: '0'.repeat(64) }
  vi.stubGlobal('fetch', async () => Response.json(null))
  expect(await ask(evidenceSheets.check, file)).toBeNull()
  vi.stubGlobal('fetch', async () => new Response('<h1>Sign in to the network</h1>'))
  await expect(ask(evidenceSheets.check, file)).rejects.toMatchObject({ code: 'unexpected', status: 200 })
})

test('the time comes from the answers, and a slow one does not set it back', async () => {
  // A header has whole seconds: the result depends on where in its second the clock stands.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T18:00:00.250Z') })
  const answered = async (ahead: number) => {
    const headers = { date: new Date(Date.now() + ahead).toUTCString() }
    vi.stubGlobal('fetch', async () => Response.json(null, { headers }))
    await ask(evidenceSheets.check, { folio: '0000-0000-0000', hash: '0'.repeat(64) })
    return Math.round((serverNow() - Date.now()) / 1000)
  }
  expect(await answered(3_600_500)).toBe(3600)
  expect(await answered(3_597_000)).toBe(3600)
  expect(await answered(3_602_500)).toBe(3602)
  expect(await answered(-7_199_500)).toBe(-7200)
  vi.useRealTimers()
})
