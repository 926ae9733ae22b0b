import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takeFolder } from '../../server/backup/folder.ts'
import { makeBackupKey, readSecretKey } from '../../server/backup/keyPair.ts'
import { upgradeDatabase } from '../../server/embedded/upgrade.ts'
import { existingSecret } from '../../server/settings/secret.ts'
import { readSettings, StartRefused } from '../../server/settings/settings.ts'
import { refuseWithoutDatabase } from '../commands/commandDatabase.server.ts'
import { makeBackup } from './makeBackup.server.ts'
import { proveBackup, restoreBackup } from './restoreBackup.server.ts'

const usage = [
  'npm run backup-key -- [file]                    the key pair of the backups; its secret half is shown, or written to the file',
  'npm run backup -- <folder>                      a backup of the embedded database, also while the program runs',
  'npm run backup -- <folder> --key <file>         and restores it as a trial',
  'npm run backup -- <folder> --take-folder        the folder becomes BACKUP_FOLDER: a new disk in the place of the former one',
  'npm run -s backup -- -                          the backup to standard output',
  'npm run restore -- <backup> <folder> --key <file> --secret <file>',
  '                                                into an empty folder; <backup> is a file, - or a folder of backups',
  '   … --to 2026-11-23T10:00                      to that moment (of this machine’s clock), from a folder of backups',
  'npm run restore -- --prove <backup> --key <file>  a trial: restores it aside, starts it, counts, and forgets it',
  'npm run upgrade-database                        carries the embedded database over to the PostgreSQL of this program',
].join('\n')

const options = {
  again: { type: 'boolean', default: false },
  demo: { type: 'boolean', default: false },
  key: { type: 'string' },
  prove: { type: 'boolean', default: false },
  scheduled: { type: 'boolean', default: false },
  secret: { type: 'string' },
  'take-folder': { type: 'boolean', default: false },
  to: { type: 'string' },
} as const

type Say = (line: string) => void

interface BackupContext {
  environment: NodeJS.ProcessEnv
  say: Say
  /** Interrupts the backup. */
  signal: AbortSignal
}

export async function runBackupCommand(name: string, args: string[], { environment, say, signal }: BackupContext) {
  const { values, positionals } = read(args)
  // npm and ./garita run in the folder of the program, but a user means a path from their own folder.
  const here = (path: string) => (path === '-' ? path : resolve(environment.INIT_CWD ?? '.', path))
  const [first, second, ...more] = positionals.map(here)
  const keyFile = values.key === undefined ? undefined : here(values.key)
  const key = keyFile ?? environment.BACKUP_SECRET_KEY
  const settings = readSettings(environment, { demo: values.demo })
  if (more.length > 0) throw wrong()
  if (name === 'backup-key' && !second) {
    if (!existsSync(settings.data_folder))
      throw new StartRefused(
        `There is no data folder ${settings.data_folder}. Set DATA_DIR as the program has it, or start the program once.`,
      )
    return makeKey(settings.data_folder, first, values.again, say)
  }
  if (name === 'backup' && first && !second && values['take-folder']) {
    takeFolder(first, settings.data_folder)
    return say(
      `${first} is the folder of this installation now. With BACKUP_FOLDER=${first} the program makes a backup there within a minute.`,
    )
  }
  if (name === 'backup' && first && !second) {
    return makeBackup({ settings, target: first, key: keyFile, scheduled: values.scheduled, environment, say, signal })
  }
  if (name === 'restore' && values.prove && first && !second) {
    return proveBackup({ settings, from: first, secretKey: readSecretKey(key), say, signal })
  }
  if (name === 'restore' && !values.prove && first && second) {
    const secret = values.secret === undefined ? null : here(values.secret)
    return restoreBackup({
      from: first,
      folder: second,
      secretKey: readSecretKey(key),
      to: moment(values.to),
      secret,
      say,
      signal,
    })
  }
  if (name === 'upgrade-database' && !first) {
    if (settings.database_url !== null)
      throw new StartRefused('DATABASE_URL is set: upgrade your own PostgreSQL with its own tools.')
    refuseWithoutDatabase(settings)
    const kept = await upgradeDatabase({
      folder: settings.data_folder,
      secret: existingSecret(settings),
      say,
      signal,
    })
    if (kept === null) return say('The database is of the PostgreSQL of this program already: nothing is to be done.')
    return say(
      `The database is carried over. The former files are in ${kept}: remove them when all is well. Now start the program.`,
    )
  }
  throw wrong()
}

const wrong = () => new StartRefused(`Say one of:\n${usage}`)

function read(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw wrong()
  }
}

function moment(given: string | undefined): Date | null {
  if (given === undefined) return null
  const at = new Date(given)
  if (Number.isNaN(at.getTime()))
    throw new StartRefused(`--to ${given} is no moment. Write it like 2026-11-23T10:00 or 2026-11-23T16:00Z.`)
  return at
}

async function makeKey(dataFolder: string, file: string | undefined, again: boolean, say: Say): Promise<void> {
  const show = (secretKey: string) => say(`The secret key, shown this once:\n\n${secretKey}\n`)
  await makeBackupKey(dataFolder, { again, file, show })
  if (file !== undefined) say(`The secret key is in ${file}, read back and compared.`)
  say(
    'Keep it away from this machine and from the backups: on paper in a safe, in a password manager. Without it no backup opens, and\n' +
      `nobody can make it again. The public half stays in the data folder, ${dataFolder}. Next: set BACKUP_FOLDER and start the program,\n` +
      'or make a backup now and prove it: npm run backup -- <folder> --key <file>' +
      (file === undefined
        ? ''
        : '\nLeave the file here until the first backup is made: the program opens the backup with it.'),
  )
}
