/** What the system says of processes: the time they had of the processor, the memory they hold, who their children are. */
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

/** Its own, and that of its children that have ended. */
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

/** Memory that it holds, shared pages divided among those who share them. */
export function memoryOf(id: number): number {
  try {
    const kb = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]
    return Number(kb ?? 0) / 1024
  } catch {
    return 0
  }
}
