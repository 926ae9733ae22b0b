import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { webFiles } from './webFiles.ts'

let web: ReturnType<typeof webFiles>
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'garita-pages-'))
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'index.html'), '<p>the application</p>')
  for (const [name, es, en] of [
    ['index', 'hola {{year}}', 'hello {{year}}'],
    ['user-guide', 'la guía', 'the guide'],
    ['behind.admin', 'el marco', 'the frame'],
    ['at.admin.log', 'el registro', 'the log'],
    ['elsewhere', 'un momento', 'a moment'],
  ] as const) {
    await writeFile(join(folder, 'pages', `${name}.es.html`), es)
    await writeFile(join(folder, 'pages', `${name}.en.html`), en)
  }
  web = webFiles(folder)
})

const year = new Date().getFullYear()

test.each([
  ['/', {}, `hola ${year}`, 'es'],
  ['/', { 'accept-language': 'en-GB,es;q=0.5' }, `hello ${year}`, 'en'],
  ['/', { 'accept-language': 'en', cookie: 'garita_language=es' }, `hola ${year}`, 'es'],
  ['/', { cookie: 'garita_language=en' }, `hello ${year}`, 'en'],
  ['/', { cookie: 'garita_language=xx', 'accept-language': 'en' }, `hello ${year}`, 'en'],
  ['/?language=en', { cookie: 'garita_language=es' }, `hello ${year}`, 'en'],
  ['/?language=xx', {}, `hola ${year}`, 'es'],
  ['/user-guide', { 'accept-language': 'en' }, 'the guide', 'en'],
] as const)('answers %s with %o in the words "%s"', async (path, headers, text, language) => {
  const response = await web.request(path, { headers })
  expect(await response.text()).toBe(text)
  expect(response.headers.get('content-language')).toBe(language)
  expect(response.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('stores a requested language in a cookie, once', async () => {
  const asked = await web.request('/?language=en')
  expect(asked.headers.get('set-cookie')).toMatch(/^garita_language=en; Max-Age=31536000; Path=\/; SameSite=Lax$/)
  const known = await web.request('/?language=en', { headers: { cookie: 'garita_language=en' } })
  expect(known.headers.get('set-cookie')).toBeNull()
  expect((await web.request('/')).headers.get('set-cookie')).toBeNull()
})

test('answers 304 for the same page, and not for another language', async () => {
  const etag = (await web.request('/')).headers.get('etag') ?? ''
  const again = await web.request('/', { headers: { 'if-none-match': etag } })
  expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' })
  expect((await web.request('/?language=en', { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test.each(['br', 'gzip'])('compresses with %s if the client accepts it', async (encoding) => {
  const response = await web.request('/', { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
})

test.each([
  ['/admin', 'garita_session=any', 'the frame'],
  ['/admin/users', 'garita_session=any', 'the frame'],
  ['/admin/log', 'garita_session=any', 'the log'],
  ['/admin/log/old', 'garita_session=any', 'the frame'],
  ['/admin/log', '', 'a moment'],
  ['/admin/users', '', 'a moment'],
  ['/administration', 'garita_session=any', 'a moment'],
  ['/index', 'garita_session=any', 'a moment'],
])('serves %s with the cookie "%s" the first frame "%s"', async (path, cookie, text) => {
  const response = await web.request(path, { headers: { cookie, 'accept-language': 'en' } })
  expect(await response.text()).toBe(text)
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('does not serve a page under the name of its file', async () => {
  expect((await web.request('/pages/index.es.html')).status).toBe(404)
})
