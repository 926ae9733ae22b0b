/** Runs the product for whoever works on it: the server restarts when its files change, the web changes in place. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'vite'
import { root } from './checks.mjs'
import { stopWithParent } from './stopWithParent.mjs'

const port = process.env.PORT || '8080'
const server_address = `http://127.0.0.1:${port}`

const server = spawn(
  process.execPath,
  ['--env-file-if-exists=.env', '--watch', '--watch-preserve-output', 'src/main.server.ts', ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, PORT: port, WEB_DEV: '1' }, stdio: 'inherit' },
)
const proxied = ['/api', '/healthz', '/readyz', '/metrics']
const web = await createServer({
  root,
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server_address, ws: false }])) },
})
await web.listen()
web.printUrls()

stopWithParent(async () => {
  const ended = server.exitCode === null ? once(server, 'exit') : null
  server.kill('SIGTERM')
  await Promise.all([ended, web.close()])
})
server.once('exit', (code) => process.exit(code ?? 1))
