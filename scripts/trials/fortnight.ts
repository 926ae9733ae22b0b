/**
 * `npm run dev:trial:fortnight`: the program lives fourteen days under a moved clock, of each the minutes around the daily backup. On most
 * days something breaks or heals. Each day ends with a restore and a line. The trial fails when a promised write is missing, or when other
 * alarms of deploy/alerts.yml fire than the day expects.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../src/server/embedded/start.ts'
import { newId } from '../../src/shared/ids.ts'
import { makeCondominium, makePerson } from '../../tests/access/people.ts'
import { backupCommand } from '../../tests/support/backups.ts'
import { asOwner, callProgram, freePort, type Program, startProgram } from '../../tests/support/program.ts'
import { dayIn, mexico, visitor } from '../../tests/support/visits.ts'
import { environmentAt, faketimeLibrary, removeLeftMemory } from '../dates/fakedTime.mjs'
import { stopWithParent } from '../stopWithParent.mjs'
import { fillDisk, spoilByte, until } from './damage.ts'
import { alarmsOf, type Evening, type Reading, readFigures, warningsIn } from './evenings.ts'

const people = 10
const today = new Date()

interface Day {
  happens: string
  /** The alarms that must fire at the end of the day if the operator does nothing. */
  alarms?: string[]
  days_ahead?: number
  /** Runs before the program starts; the other two run before and after the hour of the backup. */
  before?(): void
  early?(): Promise<void> | void
  late?(): Promise<void> | void
  /** True if promised writes are missing and the restore says so. */
  loses?: boolean
  killed?: boolean
}

const place = mkdtempSync(join(tmpdir(), 'garita-fortnight-'))
// The database's user must be able to enter this folder.
chmodSync(place, 0o711)
const [data, disk] = [join(place, 'data'), join(place, 'disk')]
const filler = join(disk, 'filler')
const port = await freePort()
const library = faketimeLibrary()
const token = 'a token of the trial, long enough'
let folder = join(disk, 'backups')
/** A day may move the content of BACKUP_FOLDER to this folder. */
let found = folder
let key = join(place, 'backup.key')
let program: Program | undefined
let residents: string[] = []
const acknowledged: { id: string; at: number }[] = []
const evenings: Evening[] = []
const failures: string[] = []

const failing = ['GaritaBackupFails', 'GaritaBackupOld', 'GaritaChangesNotKept']
const days: Day[] = [
  { happens: 'first start, with a new key whose file still lies here' },
  { happens: 'a backup is restored as a trial', early: prove },
  { happens: 'the disk of the backups is full', early: () => fillDisk(disk, filler), alarms: failing },
  { happens: 'there is room again', early: () => rmSync(filler) },
  { happens: 'the folder is moved away', early: () => move(`${folder}.moved`), alarms: failing },
  { happens: 'the folder is back', early: () => move(folder) },
  { happens: 'a byte changes in WAL that was kept after the backup', late: () => spoilByte(found), loses: true },
  { happens: 'the daily backup reads the kept WAL again', alarms: ['GaritaBackupGaps'] },
  { happens: 'the secret key is lost; backup-key --again', early: makeKeyAgain, alarms: ['GaritaBackupKeyUnproved'] },
  { happens: 'a backup is restored as a trial with the new key', early: prove },
  { happens: 'the clock is three days ahead', days_ahead: 3 },
  { happens: 'the clock is corrected' },
  { happens: 'kill -9', killed: true, alarms: ['GaritaBackupUnknown', 'GaritaDown'] },
  { happens: 'started again with a new BACKUP_FOLDER', before: changeFolder },
]

function changeFolder(): void {
  folder = join(disk, 'new')
  found = folder
}

async function prove(): Promise<void> {
  await command('restore', '--prove', folder, '--key', key)
}

function move(to: string): void {
  renameSync(found, to)
  found = to
}

/** The command prints the key and writes no file, so the program cannot check that the operator kept it. */
async function makeKeyAgain(): Promise<void> {
  key = /AGE-SECRET-KEY-1\w+/.exec(await command('backup-key', '--again'))?.[0] ?? ''
}

async function command(...args: string[]): Promise<string> {
  const { code, said } = await backupCommand(data, ...args)
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${said}`)
  return said
}

let ahead = 0
const now = () => Date.now() + ahead
/** Sets the clock of each process that starts from now on, PostgreSQL included. */
function setClock(day: number): void {
  const at = new Date(today.getFullYear(), today.getMonth(), today.getDate() + day, 2, 59, 15)
  const environment: NodeJS.ProcessEnv = environmentAt(at.getTime(), library)
  ahead = Number(environment.FAKETIME) * 1_000
  Object.assign(process.env, environment)
}

async function start(): Promise<Program> {
  const settings = { DATA_DIR: data, PORT: String(port), TRUSTED_PROXY: '1', METRICS_TOKEN: token, LOG_LEVEL: 'info' }
  const started = startProgram({ ...settings, BACKUP_FOLDER: folder, BACKUP_KEEP: '2' })
  program = started
  await started.ready
  if (residents.length > 0) return started
  residents = await asOwner(data, async (owner) => {
    const home = await makeCondominium(owner, 'Los Encinos')
    const units = Array.from({ length: people }, (_, unit) => String(unit + 1))
    const made = units.map((unit) => makePerson(owner, { user_role: 'resident', lives: [home, unit] }))
    const tokens = (await Promise.all(made)).map((one) => one.token)
    await owner.query(`update sessions set expires_at = now() + interval '30 days'`)
    return tokens
  })
  return started
}

async function write(stopped: AbortSignal): Promise<void> {
  for (let turn = 0; !stopped.aborted; turn++) {
    const id = newId()
    const [from, to] = [0, 1].map((days) => dayIn(mexico, days, new Date(now())))
    const visit = { id, auth_type: 'temporary_visitor', values: visitor({ valid_from: from, valid_until: to }) }
    const asked = callProgram(port, 'authorizations.create', visit, residents[turn % people])
    if ((await asked.catch(() => null))?.ok) acknowledged.push({ id, at: now() })
    await sleep(200)
  }
}

/** Waits for the backup of the day and the WAL after it; on a failed day the figures report it. */
function backupOfTheDay({ alarms }: Day): Promise<Reading> {
  const hour = new Date(now()).setHours(3, 0, 0, 0)
  return until(async () => {
    // The connection may belong to the program before its restart.
    const seen = await readFigures(port, token, now()).catch(() => null)
    if (!seen || now() < hour + 30_000) return null
    const fails = seen.figures.garita_backup_failing === 1
    const made = !fails && seen.made > hour && seen.through > seen.made
    return (alarms === failing ? fails : made) ? seen : null
  })
}

async function restoreAside(): Promise<{ rows: Set<string>; said: string }> {
  const target = join(place, 'restored')
  try {
    const said = await command('restore', found, target, '--key', key, '--secret', join(data, 'secret'))
    const secret = Buffer.from(readFileSync(join(target, 'secret'), 'utf8').trim())
    const postgres = await startEmbeddedPostgres({ folder: target, secret, throwaway: true })
    const { rows } = await asOwner(target, (owner) => owner.query('select id from authorizations'))
    await postgres.stop()
    return { rows: new Set(rows.map(({ id }) => id)), said }
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

async function live(day: Day, number: number): Promise<void> {
  day.before?.()
  setClock(number + (day.days_ahead ?? 0))
  const started = await start()
  const writing = new AbortController()
  const written = write(writing.signal)
  try {
    await day.early?.()
    let seen = await backupOfTheDay(day)
    await day.late?.()
    if (day.killed) await end(started, 'SIGKILL')
    else seen = await readFigures(port, token, now())
    evenings.push(day.killed ? { up: 0 } : { up: 1, ...seen.figures })
    const all = [...acknowledged]
    const back = await restoreAside()
    const kept = all.filter(({ at }) => at <= seen.through)
    const lost = kept.filter(({ id }) => !back.rows.has(id)).length
    const alarms = alarmsOf(evenings)
    const last = /last act in it is of (\S+Z)/.exec(back.said)?.[1] ?? 'none'
    const restored = all.filter(({ id }) => back.rows.has(id)).length
    const told = [...warningsIn(started.said()), ...(/WAL is missing:.*/.exec(back.said) ?? [])]
    const figures = Object.entries(seen.figures).map(([name, value]) => `${name.slice(7)} ${Math.round(value)}`)
    const cells = [
      number,
      day.happens,
      last,
      all.length,
      restored,
      kept.length,
      lost,
      told.join(' · '),
      figures.join(', '),
      alarms.join(', '),
    ]
    console.log(`| ${cells.join(' | ')} |`)
    if (lost > 0 !== (day.loses ?? false)) failures.push(`day ${number}: ${lost} promised writes are missing`)
    if (String(alarms) !== String((day.alarms ?? []).toSorted())) failures.push(`day ${number}: other alarms`)
  } finally {
    writing.abort()
    await written
    await end(started, 'SIGTERM')
  }
}

async function end(running: Program, signal: NodeJS.Signals): Promise<void> {
  running.signal(signal)
  await running.ended
}

async function clear(): Promise<void> {
  if (program) await end(program, 'SIGTERM')
  spawnSync('umount', ['-l', disk])
  rmSync(place, { recursive: true, force: true })
  removeLeftMemory()
}

stopWithParent(clear)
for (const one of [data, disk]) mkdirSync(one)
try {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk], { encoding: 'utf8' })
  if (mounted.status !== 0) throw new Error(`a small disk cannot be mounted here: ${mounted.stderr}`)
  console.log('| day | happens | last act | acknowledged | restored | promised | missing | said | figures | alarms |')
  setClock(1)
  await command('backup-key', key)
  for (const [index, day] of days.slice(0, Number(process.argv[2] ?? 14)).entries()) {
    await live(day, index + 1).catch((error) => failures.push(`day ${index + 1}: ${error}`))
  }
} finally {
  await clear()
}
console.log(`${evenings.length} days in ${Math.round(performance.now() / 60_000)} minutes`)
for (const failure of failures) console.log(`✗ ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)
