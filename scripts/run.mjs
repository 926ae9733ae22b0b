/**
 * Runs a script of the product on the locked Node 24, whatever the machine's own is: node scripts/run.mjs <script> [arguments].
 *
 * The script runs in a process group of its own and gets each signal once, from here: Ctrl-C reaches the whole group of the
 * terminal, and npm sends it again. An IPC channel without messages connects the two: when this process is gone, even by
 * kill -9, the channel closes. A script that must not stay behind then stops on `process.on('disconnect', …)`, followed by
 * `process.channel?.unref()`, because the listener would keep the script running.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const wanted = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
// npm and the terminal report one Ctrl-C several times within moments; a later one is a second Ctrl-C of the user.
const oneSignalMs = 1_000

const [script, ...args] = process.argv.slice(2)
if (!script) refuse('Say which script to run: node scripts/run.mjs <script> [arguments]')

const child = spawn(node24(), [...ofServer(), script, ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  detached: !windows,
})

const heard = new Map()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    const again = Date.now() - (heard.get(signal) ?? 0) < oneSignalMs
    heard.set(signal, Date.now())
    // On Windows the console signals every process by itself, and a second signal would kill without a message.
    if (!again && !windows) child.kill(signal)
  })
}
child.on('error', (reason) => refuse(`Node ${wanted} could not be started: ${reason.message}`))
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})

function node24() {
  const system = windows ? 'win' : process.platform
  const locked = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(locked) && spawnSync(locked, ['--version']).status === 0) return locked
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath
  return refuse(
    `Node ${wanted} is needed; here is ${process.versions.node}, and no Node ${wanted} comes with the packages for this machine (${process.platform}, ${process.arch}). Run \`npm ci\` again, or install Node ${wanted} from https://nodejs.org`,
  )
}

// The settings of an installation are for the program, so tests and checks run without them.
function ofServer() {
  if (!script.startsWith('src/')) return []
  const file = join(root, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

function refuse(words) {
  console.error(`\n${words}\n`)
  process.exit(1)
}
