// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { session } from '../../session/session.contract.ts'

let ask: typeof import('./api.ts').ask
beforeAll(async () => {
  // The page finds its build in this address.
  document.head.innerHTML = '<script type="module" src="/assets/main-ours.js"></script>'
  vi.resetModules()
  ask = (await import('./api.ts')).ask
})
afterAll(() => {
  document.head.innerHTML = ''
  vi.resetModules()
  vi.unstubAllGlobals()
})

const refusedBy = (build: string, field: string, problem: string) => {
  const headers = { 'x-garita-build': build }
  const error = { code: 'invalid', fields: [{ field, problem }] }
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 422, headers }))
  return ask(session.current, {})
}

test('asks the user to reload the page when a newer server refuses a field that is in no form', async () => {
  await expect(refusedBy('theirs', 'revision', 'required')).rejects.toMatchObject({
    code: 'other_release',
    status: 422,
  })
  await expect(refusedBy('theirs', 'full_name', 'unknown')).rejects.toMatchObject({ code: 'other_release' })
})

test('marks an invalid field of a form although the server has another release', async () => {
  await expect(refusedBy('theirs', 'full_name', 'required')).rejects.toMatchObject({ code: 'invalid' })
  await expect(refusedBy('ours', 'revision', 'required')).rejects.toMatchObject({ code: 'invalid' })
})
