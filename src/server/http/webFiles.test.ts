import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { webFiles } from './webFiles.ts'

let web: ReturnType<typeof webFiles>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'garita-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<p>the page</p>')
  await writeFile(join(folder, '.web-stamp'), 'the build')
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'the program')
  await writeFile(join(folder, 'assets', 'first-1a2b.js'), 'the first script')
  web = webFiles(folder)
})

async function answerTo(path: string) {
  const response = await web.request(path)
  const kept = response.headers.get('cache-control')?.includes('immutable') ?? false
  return { status: response.status, text: await response.text(), kept }
}

test('lets browsers cache a file forever if its name contains a hash', async () => {
  expect(await answerTo('/assets/app-1a2b.js')).toEqual({ status: 200, text: 'the program', kept: true })
})

test('serves the first script of its pages even if another build has replaced the files', async () => {
  await rm(join(folder, 'assets', 'first-1a2b.js'))
  expect(await answerTo('/assets/first-1a2b.js')).toEqual({ status: 200, text: 'the first script', kept: true })
  expect(await answerTo('/assets/first-0000.js')).toMatchObject({ status: 404 })
})

test.each(['/', '/dashboard', '/operator-panel?search=a'])(
  '%s answers the page, asked again each time',
  async (path) => {
    expect(await answerTo(path)).toEqual({ status: 200, text: '<p>the page</p>', kept: false })
  },
)

test.each([
  '/.web-stamp',
  '/%2eweb-stamp',
  '/assets/.web-stamp',
  '/assets/../.web-stamp',
  '/.git/config',
  '/assets/',
  '/assets/app',
  '/assets/app-0000.js',
  '/missing.js',
])('%s answers 404', async (path) => {
  expect(await answerTo(path)).toMatchObject({ status: 404, kept: false })
})
