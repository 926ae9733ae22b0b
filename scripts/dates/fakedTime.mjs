/** libfaketime moves the clocks of processes that load it, and of the processes that they start. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const processor = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const places = {
  linux: [
    `/usr/lib/${processor}-linux-gnu/faketime/libfaketimeMT.so.1`,
    '/usr/lib64/faketime/libfaketimeMT.so.1',
    '/usr/lib/faketime/libfaketimeMT.so.1',
    '/home/linuxbrew/.linuxbrew/lib/faketime/libfaketimeMT.so.1',
  ],
  darwin: ['/opt/homebrew/lib/faketime/libfaketime.1.dylib', '/usr/local/lib/faketime/libfaketime.1.dylib'],
}
const install =
  'Install it with `apt-get install faketime` (Debian, Ubuntu), `dnf install libfaketime` (Fedora) or `brew install libfaketime` (macOS).'
const mostApartMs = 120_000
const sharedMemory = '/dev/shm'

/** The library that a run loads; the file is deleted with the process. */
export function faketimeLibrary() {
  const found = places[process.platform]?.find((path) => existsSync(path))
  if (!found) throw new Error(`libfaketime, which moves the clocks of the tests, is not on this machine. ${install}`)
  const library = process.platform === 'linux' ? copyWithout(spoiled, found) : found
  const moved = Date.now() + 10 * 86_400_000
  const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { env: environmentAt(moved, library) })
  if (Math.abs(Number(stdout) - moved) < mostApartMs) return library
  throw new Error(`${found} does not move the clock of Node here.`)
}

/**
 * libfaketime replaces these functions of the system and breaks two programs with them. While a process waits in its epoll_wait, signal
 * handlers read the time of the machine: PostgreSQL decides in a signal handler whether a time-out is over, so locks would wait forever. Its
 * pthread_cond_timedwait compares the end of a wait with the unmoved monotonic clock and finds it long past, so browsers would never sleep.
 */
const spoiled = ['epoll_wait', 'pthread_cond_init', 'pthread_cond_destroy', 'pthread_cond_timedwait']

/** The copy calls these functions by names that no program uses. */
function copyWithout(names, library) {
  const folder = mkdtempSync(join(tmpdir(), 'garita-dates-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755)
  const bytes = readFileSync(library)
  for (const name of names.map((called) => `\0${called}\0`))
    for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at)) bytes.write('_', at + 1)
  const copy = join(folder, basename(library))
  writeFileSync(copy, bytes, { mode: 0o755 })
  return copy
}

/** An offset from the clock of the machine, so that processes agree whenever they start. */
export function environmentAt(instant, library) {
  const seconds = Math.round((instant - Date.now()) / 1000)
  return {
    FAKETIME: seconds < 0 ? String(seconds) : `+${seconds}`,
    // Time-outs and the times of files stay those of the machine.
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    ...(process.platform === 'darwin'
      ? { DYLD_INSERT_LIBRARIES: library, DYLD_FORCE_FLAT_NAMESPACE: '1' }
      : { LD_PRELOAD: library }),
  }
}

/** Each process has some shared memory, and a killed process leaves it behind. */
export function removeLeftMemory() {
  if (!existsSync(sharedMemory)) return
  for (const name of readdirSync(sharedMemory)) {
    const [, owner] = /^(?:sem\.)?faketime_(?:sem|shm)_(\d+)$/.exec(name) ?? []
    if (owner && !isAlive(Number(owner))) rmSync(join(sharedMemory, name), { force: true })
  }
}

function isAlive(processId) {
  try {
    return process.kill(processId, 0)
  } catch ({ code }) {
    return code === 'EPERM'
  }
}
