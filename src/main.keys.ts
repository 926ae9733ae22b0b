/** The commands that change keys: rotate-secret, rotate-keys and reset-second-factor, each said in words when it is done. */
import { runCommand } from './app/commands/keyCommands.server.ts'
import { StartRefused } from './server/settings/settings.ts'

try {
  const [name = '', ...args] = process.argv.slice(2)
  for (const line of await runCommand(name, args, process.env)) process.stdout.write(`${line}\n`)
  process.exit(0)
} catch (error) {
  const said = error instanceof StartRefused ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Nothing was changed. ${said}\n`)
  process.exit(1)
}
