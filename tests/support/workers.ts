import { readdirSync, readFileSync } from 'node:fs'
import { isAlive, type Program } from './program.ts'

const about = (id: string, file: string) => readFileSync(`/proc/${id}/${file}`, 'utf8')

/** Lists the process ids of a program's workers. */
export function workersOf({ id: first }: Program): number[] {
  return readdirSync('/proc').flatMap((id) => {
    try {
      const [, parent = ''] = /\) \S (\d+)/.exec(about(id, 'stat')) ?? []
      const isWorker = Number(parent) === first && about(id, 'cmdline').includes('worker.server.ts')
      return isWorker && isAlive(Number(id)) ? [Number(id)] : []
    } catch {
      // It has ended, or is no process.
      return []
    }
  })
}
