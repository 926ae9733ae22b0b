/** Processor time, child processes and the load of the machine, as the system reports them. */
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

// Linux counts processor time in hundredths of a second.
const tickMs = 10

export const load = () => `load ${loadavg()[0]?.toFixed(1)}`

function stat(id: number): string[] {
  try {
    const said = readFileSync(`/proc/${id}/stat`, 'utf8')
    return said.slice(said.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Adds the time of the process and of its ended children. */
export function cpuOf(id: number): number {
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = stat(id).slice(11, 15).map(Number)
  return (user + system + childrenUser + childrenSystem) * tickMs
}

export function childrenOf(id: number): number[] {
  if (process.platform !== 'linux') return []
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return processes.filter((one) => Number(stat(one)[1]) === id)
}

export interface Memory {
  /** Counts memory that only this process wrote: the system gets it back when the process ends. */
  anonymous_kb: number
  /** Counts pages of programs and libraries, which the system may drop and read again. */
  files_kb: number
  private_kb: number
  /** Its own memory, and of shared memory its share beside the other processes that use it. */
  share_kb: number
}

/** Counts as if no other process ran the same program: PSS would halve its pages because the bench runs on Node too. */
export function memoryOf(id: number): Memory {
  const said = process.platform === 'linux' ? readFileSync(`/proc/${id}/smaps_rollup`, 'utf8') : ''
  const kb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(said)?.[1] ?? Number.NaN)
  return {
    anonymous_kb: kb('Anonymous'),
    files_kb: kb('Rss') - kb('Anonymous'),
    private_kb: kb('Private_Clean') + kb('Private_Dirty'),
    share_kb: kb('Pss'),
  }
}
