/** The messages of backup-key, backup, restore and upgrade-database go to standard error: standard output is for a backup. */
import { runBackupCommand } from './app/backup/backupCommands.server.ts'
import { nameConnections } from './server/database/connections/names.ts'
import { asTyped } from './server/settings/asTyped.ts'
import { StartRefused } from './server/settings/settings.ts'

nameConnections('backup')
const interrupted = new AbortController()
let interruptions = 0
const interrupt = () => {
  if (++interruptions > 1) process.exit(130)
  interrupted.abort(new StartRefused('Interrupted.'))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
// The parent process has ended, even by kill -9.
process.once('disconnect', interrupt)
process.channel?.unref()
// The reader of standard error may be gone.
process.stderr.on('error', () => undefined)

const say = (line: string) => process.stderr.write(`${asTyped(line)}\n`)

try {
  const [name = '', ...args] = process.argv.slice(2)
  await runBackupCommand(name, args, { environment: process.env, say, signal: interrupted.signal })
  process.exit(0)
} catch (error) {
  if (interrupted.signal.aborted) {
    say('Interrupted: nothing was finished, and nothing stays behind.')
    process.exit(130)
  }
  const said =
    error instanceof StartRefused
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  say(said)
  process.exit(1)
}
