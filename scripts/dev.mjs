/** Runs the product for development: the server restarts when its files change, the web is updated in place. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './checks.mjs'
import { stopWithParent } from './stopWithParent.mjs'

const port = process.env.PORT || '8080'
const proxied = ['/api', '/healthz', '/readyz', '/metrics']
const settleMs = 150

let server = startServer()
let restarting = Promise.resolve()
let pending

// Node's own --watch aborts when a signal stops it (24.21) and then leaves the server behind.
for (const folder of ['src', 'database']) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!concernsServer(name)) return
    clearTimeout(pending)
    pending = setTimeout(() => {
      restarting = restarting.then(restart)
    }, settleMs)
  })
}

const target = `http://127.0.0.1:${port}`
const web = await createServer({ root, server: { proxy: Object.fromEntries(proxied.map((path) => [path, target])) } })
await web.listen()
web.printUrls()

stopWithParent(async () => {
  clearTimeout(pending)
  await Promise.all([restarting.then(stopServer), web.close()])
})

function startServer() {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const args = [...settings, 'src/main.server.ts', ...process.argv.slice(2)]
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: port, WEB_DEV: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

async function stopServer() {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

async function restart() {
  await stopServer()
  console.log('The server starts again.')
  server = startServer()
}

function concernsServer(name) {
  return name !== null && (name.endsWith('.sql') || /(?<!\.web|\.test)\.ts$/.test(name)) && !/^web[\\/]/.test(name)
}
