/** The commands around backups: backup-key, backup, restore and upgrade-database. Words go to standard error: standard output is for a backup. */
import { runBackupCommand } from './app/backup/backupCommands.server.ts'
import { asTyped } from './server/settings/asTyped.ts'
import { StartRefused } from './server/settings/settings.ts'

try {
  const [name = '', ...args] = process.argv.slice(2)
  await runBackupCommand(name, args, process.env, (line) => process.stderr.write(`${asTyped(line)}\n`))
  process.exit(0)
} catch (error) {
  const said =
    error instanceof StartRefused
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${asTyped(said)}\n`)
  process.exit(1)
}
