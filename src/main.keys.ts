/** The commands rotate-secret, rotate-keys and reset-second-factor; each prints what it did. */
import { runCommand } from './app/commands/keyCommands.server.ts'
import { nameConnections } from './server/database/connections/names.ts'
import { asTyped } from './server/settings/asTyped.ts'
import { StartRefused } from './server/settings/settings.ts'

nameConnections('command')

try {
  const [name = '', ...args] = process.argv.slice(2)
  for (const line of await runCommand(name, args, process.env)) process.stdout.write(`${asTyped(line)}\n`)
  process.exit(0)
} catch (error) {
  const said =
    error instanceof StartRefused
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`Nothing was changed. ${asTyped(said)}\n`)
  process.exit(1)
}
