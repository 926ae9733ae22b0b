/** Only one set-up runs at a time: the second waits, and breaks a lock whose process has died. */
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { plainly, root } from './plain.mjs'

// Beside node_modules and not in it, because npm removes that folder first.
const file = join(root, '.setup.lock')
const beatMs = 2_000
const silentMs = 20_000

export async function withLock(work) {
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() })
  await take(mine)
  const release = () => {
    if (content() === mine) rmSync(file, { force: true })
  }
  const heart = setInterval(() => {
    const now = new Date()
    if (content() === mine) utimesSync(file, now, now)
  }, beatMs)
  process.once('exit', release)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  try {
    return await work()
  } finally {
    clearInterval(heart)
    release()
  }
}

async function take(mine) {
  for (let told = false; ; await sleep(200)) {
    if (create(mine)) return
    const held = content()
    if (held === null) continue
    if (isAbandoned(held)) {
      breakLock(held)
      continue
    }
    if (!told) console.log('Another set-up is at work here; waiting for it.')
    told = true
  }
}

function create(mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' })
    return true
  } catch (reason) {
    if (reason.code === 'EEXIST') return false
    throw plainly(`${file} cannot be written.`, reason)
  }
}

function content() {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

// A process id says little across machines and containers, so the process with the lock also touches the file to show that it is alive.
function isAbandoned(held) {
  const silent = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > silentMs
  try {
    const { pid, host } = JSON.parse(held)
    return silent || (host === hostname() && !lives(pid))
  } catch {
    return silent
  }
}

function lives(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (reason) {
    return reason.code === 'EPERM'
  }
}

// Two processes may find the same dead lock; a process that moves a younger lock away by mistake puts it back.
function breakLock(dead) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== dead) linkSync(aside, file)
  } catch {
    // Another process was quicker.
  }
  rmSync(aside, { force: true })
}
