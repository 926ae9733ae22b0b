// @vitest-environment happy-dom
/** A page and a server of two releases, as an update leaves them for a while. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { session } from '../../session/session.contract.ts'

let ask: typeof import('./api.ts').ask
beforeAll(async () => {
  // Which build a page is stands in its own address.
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

test('says that the page is to be loaded anew when a server of another release refuses a field that no form shows', async () => {
  await expect(refusedBy('theirs', 'revision', 'required')).rejects.toMatchObject({
    code: 'other_release',
    status: 422,
  })
  await expect(refusedBy('theirs', 'full_name', 'unknown')).rejects.toMatchObject({ code: 'other_release' })
})

test('marks the field that a person got wrong, whatever release the server is, and a fault of its own release', async () => {
  await expect(refusedBy('theirs', 'full_name', 'required')).rejects.toMatchObject({ code: 'invalid' })
  await expect(refusedBy('ours', 'revision', 'required')).rejects.toMatchObject({ code: 'invalid' })
})
