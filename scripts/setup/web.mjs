/** Builds the web when its sources changed, and puts compressed copies beside its files. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { run } from './packages.mjs'
import { explain, modules, plainly, root } from './plain.mjs'

const built = join(root, 'dist')
const stamp = join(built, '.web-stamp')
const draft = join(modules, '.web-draft')
const compressible = [
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.xml',
  '.wasm',
  '.ico',
  '.map',
]
const smallest = 1024

export async function buildWeb() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web …')
  // The web is built in another folder and moved at the end, so that a running program serves the old one until then.
  rmSync(draft, { recursive: true, force: true })
  const vite = join(modules, 'vite', 'bin', 'vite.js')
  const args = [
    join(root, 'scripts', 'run.mjs'),
    vite,
    'build',
    '--outDir',
    draft,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  const { code, said } = await run(process.execPath, args, { ...process.env, NODE_ENV: 'production' })
  if (code !== 0) throw explain('The web could not be built.', said)
  try {
    await compressAll(draft)
    writeFileSync(join(draft, '.web-stamp'), wanted)
    rmSync(built, { recursive: true, force: true })
    renameSync(draft, built)
  } catch (reason) {
    throw plainly('The built web could not be put in place.', reason)
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  const inputs = [
    'src',
    'libraries',
    'public',
    'index.html',
    'welcome.html',
    'vite.config.ts',
    'scripts/web',
    'package-lock.json',
  ]
  for (const file of inputs.flatMap((name) => filesIn(join(root, name))).filter(concernsTheWeb)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function concernsTheWeb(file) {
  const name = relative(root, file).replaceAll('\\', '/')
  return !name.startsWith('src/server/') && !/\.(test|server)\.tsx?$/.test(name)
}

function filesIn(path) {
  const about = statSync(path, { throwIfNoEntry: false })
  if (!about) return []
  if (!about.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

async function compressAll(folder) {
  await Promise.all(
    filesIn(folder)
      .filter((file) => compressible.includes(extname(file)))
      .map(compress),
  )
}

async function compress(file) {
  const content = readFileSync(file)
  if (content.length <= smallest) return
  if (!existsSync(`${file}.br`)) writeFileSync(`${file}.br`, await promisify(brotliCompress)(content))
  if (!existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
