/** The parts of the cluster: each can be started, killed -9 with everything that belongs to it, frozen and started again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Part {
  readonly name: string
  start(): void
  /** Kills all its processes at once, as a machine that loses its power does. */
  kill(): void
  freeze(): void
  thaw(): void
}

export interface Command {
  name: string
  /** The folder of its log, with one file for each part. */
  folder: string
  command: string
  args: readonly string[]
  environment?: NodeJS.ProcessEnv
  /** PostgreSQL and PgBouncer refuse to run as root. */
  uid?: number | undefined
  /** Patroni's PostgreSQL is a process group of its own. */
  postgres?: string
}

export function partOf({ name, folder, command, args, environment, uid, postgres }: Command): Part {
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
  let child: ChildProcess | undefined
  let frozen: number[] = []
  const processes = () => [
    ...(child?.pid && child.exitCode === null ? familyOf(child.pid) : []),
    ...(postgres ? familyOf(postmasterIn(postgres)) : []),
  ]
  return {
    name,
    start() {
      child = spawn(command, [...args], {
        cwd: folder,
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        ...(uid === undefined ? {} : { uid, gid: uid }),
      })
      child.on('error', (error) => log.write(`${error.message}\n`))
      child.stdout?.pipe(log, { end: false })
      child.stderr?.pipe(log, { end: false })
    },
    kill: () => signal(processes(), 'SIGKILL'),
    freeze() {
      frozen = processes()
      signal(frozen, 'SIGSTOP')
    },
    thaw: () => signal(frozen, 'SIGCONT'),
  }
}

/** Restarts the part as a supervisor (systemd, Kubernetes) does. */
export async function killAndRestart(part: Part, afterMs = 1_000): Promise<void> {
  part.kill()
  await sleep(afterMs)
  part.start()
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, name)
    } catch {
      // It has just ended by itself.
    }
  }
}

function familyOf(id: number | null): number[] {
  if (!id) return []
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(id)], { encoding: 'utf8' })
  const children = stdout.split('\n').map(Number).filter(Boolean)
  return [id, ...children.flatMap(familyOf)]
}

function postmasterIn(dataFolder: string): number | null {
  try {
    return Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}
