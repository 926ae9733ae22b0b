// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'
import { evidenceFiles } from '../../investigations/evidenceFiles/evidenceFiles.contract.ts'
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

test('accepts null as an answer and rejects a body that is not JSON', async () => {
  const file = { folio: '0000-0000-0000', hash: '0'.repeat(64) }
  vi.stubGlobal('fetch', async () => Response.json(null))
  expect(await ask(evidenceFiles.check, file)).toBeNull()
  vi.stubGlobal('fetch', async () => new Response('<h1>Sign in to the network</h1>'))
  await expect(ask(evidenceFiles.check, file)).rejects.toMatchObject({ code: 'unexpected', status: 200 })
})

test('keeps the time of the newest answer when a slow one arrives', async () => {
  // The Date header has whole seconds, so the result depends on the fraction of the second.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T18:00:00.250Z') })
  const answered = async (ahead: number) => {
    const headers = { date: new Date(Date.now() + ahead).toUTCString() }
    vi.stubGlobal('fetch', async () => Response.json(null, { headers }))
    await ask(evidenceFiles.check, { folio: '0000-0000-0000', hash: '0'.repeat(64) })
    return Math.round((serverNow() - Date.now()) / 1000)
  }
  expect(await answered(3_600_500)).toBe(3600)
  expect(await answered(3_597_000)).toBe(3600)
  expect(await answered(3_602_500)).toBe(3602)
  expect(await answered(-7_199_500)).toBe(-7200)
  // The module keeps this for the test files that follow.
  expect(await answered(0)).toBeCloseTo(0)
  vi.useRealTimers()
})
