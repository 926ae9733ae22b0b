/** Chooses the system user of PostgreSQL when the program runs as root, which PostgreSQL refuses. */
import { existsSync, statSync } from 'node:fs'
import { StartRefused } from '../settings/settings.ts'
import { run } from './run.ts'

export interface Account {
  name: string
  uid: number
  gid: number
}

export async function accountFor(files: string): Promise<Account | null> {
  const uid = process.getuid?.()
  if (uid !== 0) {
    refuseForeignFiles(files, uid)
    return null
  }
  if (existsSync(files)) return ownerOf(files)
  return (await known('garita')) ?? (await known('postgres')) ?? (await made('garita'))
}

function refuseForeignFiles(files: string, uid: number | undefined): void {
  if (uid === undefined || !existsSync(files) || statSync(files).uid === uid) return
  throw new StartRefused(
    `The database in ${files} belongs to another system user. Start as that user, or set DATA_DIR to a folder of your own.`,
  )
}

function ownerOf(files: string): Account {
  const { uid, gid } = statSync(files)
  if (uid !== 0) return { name: `user ${uid}`, uid, gid }
  throw new StartRefused(
    `The database in ${files} belongs to root, but PostgreSQL never runs as root. Give it back to the user it was made by, for example: chown -R postgres: ${files}`,
  )
}

async function known(name: string): Promise<Account | null> {
  const [uid, gid] = await Promise.all([run(null, 'id', ['-u', name]), run(null, 'id', ['-g', name])])
  return uid.code === 0 && gid.code === 0 ? { name, uid: Number(uid.output), gid: Number(gid.output) } : null
}

async function made(name: string): Promise<Account> {
  const tried = await run(null, 'useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/bin/false',
    name,
  ])
  if (tried.code !== 0) await run(null, 'adduser', ['-S', '-D', '-H', '-s', '/bin/false', name])
  const account = await known(name)
  if (account !== null) return account
  throw new StartRefused(
    `PostgreSQL never runs as root and no system user could be made for it (${tried.output.trim()}). Make one named "garita", start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
