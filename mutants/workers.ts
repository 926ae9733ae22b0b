/** Hands mutants to a few processes, one at a time to each, and replaces a process that takes too long. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Verdict } from './mutant.ts'

interface Described {
  name: string
  sort: string
  words: readonly string[]
}

interface Task {
  workers: number
  /** One of them is enough to start with when a process is replaced. */
  first: readonly string[]
  wanted(mutant: Described): boolean
  order(mutant: Described): string[]
  tell(mutant: Described, verdict: Verdict): void
}

type Told = { mutants: Described[] } | { name: string; verdict: Verdict }

const longestMs = 300_000

export async function tryAll(task: Task): Promise<void> {
  let waiting: Described[] | undefined
  const each = async (place: number) => {
    // Between them the first ones run every file unchanged: what fails by itself would seem to kill everything.
    const beginsWith = task.first.filter((_, index) => index % task.workers === place)
    const least = beginsWith.length > 0 ? beginsWith : task.first.slice(0, 1)
    let worker = await Worker.start(least)
    waiting ??= worker.mutants.filter((mutant) => task.wanted(mutant))
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const verdict = await worker.try(mutant.name, task.order(mutant))
      task.tell(mutant, verdict ?? { outcome: 'killed', by: 'it never ends', file: '', seconds: 0 })
      if (!verdict) worker = await Worker.start(task.first.slice(0, 1))
    }
    await worker.close()
  }
  await Promise.all(Array.from({ length: task.workers }, (_, place) => each(place)))
}

class Worker {
  readonly #child: ChildProcess
  mutants: Described[] = []

  private constructor(beginsWith: readonly string[]) {
    this.#child = fork(join(import.meta.dirname, 'worker.ts'), [...beginsWith])
  }

  static async start(beginsWith: readonly string[]): Promise<Worker> {
    const worker = new Worker(beginsWith)
    const told = await worker.#hear()
    if (!told || !('mutants' in told)) throw new Error('The tests do not pass before anything is changed.')
    worker.mutants = told.mutants
    return worker
  }

  /** Null when it did not come to an end. */
  async try(name: string, files: readonly string[]): Promise<Verdict | null> {
    this.#child.send({ name, files })
    const told = await this.#hear()
    if (told && 'verdict' in told) return told.verdict
    this.#child.kill('SIGKILL')
    return null
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.send({ name: '', files: [] })
    await ended
  }

  #hear(): Promise<Told | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(null), longestMs)
      const end = (told: Told | null) => {
        clearTimeout(timer)
        this.#child.removeAllListeners()
        resolve(told)
      }
      this.#child.once('message', (told: Told) => end(told))
      this.#child.once('exit', () => end(null))
    })
  }
}
