/** The program: starts, prints its address, and stops cleanly on a signal. */
import { start } from './app/start/start.server.ts'
import { asTyped } from './server/settings/asTyped.ts'
import { StartRefused } from './server/settings/settings.ts'
import { version } from './server/settings/version.ts'
import { startLine } from './server/watch/plainLines.ts'

const say = (line: string) => process.stdout.write(startLine(asTyped(line), version, process.stdout.isTTY === true))

if (process.argv.includes('--help')) {
  process.stdout.write(
    asTyped(`npm start      starts Garita; the first start prints a link for the first super administrator
npm run demo   starts two lively condominiums in a data folder of their own, and prints their accounts
Settings are read from the environment and from the file .env; .env.example explains each of them.
`),
  )
  process.exit(0)
}

function refuse(error: unknown): never {
  const reason =
    error instanceof StartRefused
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`Garita cannot start. ${asTyped(reason)}\n`)
  process.exit(1)
}

const stopping = new AbortController()
let reload = () => {}
/** Ends the stop without waiting: after Ctrl-C or a second signal. */
const atOnce = new AbortController()
const askedToStop = new Promise<void>((resolve) => {
  const stop = (signal?: NodeJS.Signals) => {
    if (signal !== 'SIGTERM' || stopping.signal.aborted) atOnce.abort()
    stopping.abort()
    resolve()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  // At a terminal, SIGHUP means that the terminal was closed; a program without a terminal reads its certificate again.
  process.on('SIGHUP', () => (process.stdin.isTTY ? stop() : reload()))
  // The wrapper process has ended, even by kill -9: no other process can stop this one.
  process.once('disconnect', () => stop())
  process.channel?.unref()
})

const started = await start(process.env, { demo: process.argv.includes('--demo'), signal: stopping.signal, say }).catch(
  (error: unknown) => (stopping.signal.aborted ? process.exit(0) : refuse(error)),
)
reload = started.reload
if (!stopping.signal.aborted) for (const line of started.lines) say(line)
await askedToStop
if (!atOnce.signal.aborted) await started.drain(atOnce.signal)
await started.stop()
process.exit(0)
