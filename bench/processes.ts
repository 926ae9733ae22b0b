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
