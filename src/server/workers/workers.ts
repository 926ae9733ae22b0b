/** Runs worker processes, which share one port and answer calls. Node's cluster gives each new connection to the next worker. */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Listening } from '../http/listen.ts'
import type { Certificate } from '../http/renewal.ts'
import type { Counted } from '../limits/pace.ts'
import type { Log } from '../watch/log.ts'
import type { ProcessFigures } from '../watch/metrics.ts'
import { type Link, openLink } from './link.ts'
import type { Beginning, OfFirst, OfWorker } from './offers.ts'

/** A worker that ends at once would otherwise keep a core busy with starts. */
const pauseMs = { first: 500, longest: 30_000, forgotten_after: 60_000 }
/** Longer than requests may take to finish. */
const stopMs = 12_000
const figuresMs = 2_000

export interface Workers extends Omit<Listening, 'port'> {
  figures(): Promise<ProcessFigures[]>
  streams(): Promise<number>
  readonly count: number
  readonly restarts: number
}

export interface WorkersOptions {
  /** The file that a worker runs. */
  file: string
  beginning: Omit<Beginning, 'worker'>
  answers: Omit<OfFirst, 'hear'>
  log: Pick<Log, 'warn'>
}

interface Running {
  link: Link<OfWorker>
  ready: Promise<void>
  ended: Promise<string>
  kill(): void
}

/** Resolves when every worker listens. */
export async function openWorkers({ file, beginning, answers, log }: WorkersOptions): Promise<Workers> {
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({
    exec: file,
    args: [],
    // The settings come with `begin`; the file may have changed or gone since.
    execArgv: process.execArgv.filter((one) => !one.startsWith('--env-file')),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const running = new Map<number, Running>()
  const stopping = new AbortController()
  let { tls } = beginning.settings
  let restarts = 0
  let leaving = false

  const tell = (work: (link: Link<OfWorker>) => Promise<unknown>, but?: number) => {
    for (const [number, { link }] of running) if (number !== but) work(link).catch(() => undefined)
  }
  function begin(worker: number): Running {
    const child = cluster.fork()
    const own: OfFirst = {
      ...answers,
      hear: (counts: readonly Counted[]) => tell((link) => link.ask('hear', counts), worker),
    }
    const link = openLink<OfWorker, OfFirst>(child, own)
    const ended = endOf(child)
    const settings = { ...beginning.settings, tls }
    const ready = link.ask('begin', { ...beginning, settings, worker }).then(() => {
      if (leaving) void link.ask('leave').catch(() => undefined)
    })
    // `keep` sees its end.
    ready.catch(() => child.process.kill('SIGKILL'))
    const one = { link, ready, ended, kill: () => void child.process.kill('SIGKILL') }
    running.set(worker, one)
    return one
  }

  async function keep(worker: number, first: Running): Promise<void> {
    let pause = pauseMs.first
    for (let one = first; ; one = begin(worker)) {
      const began = performance.now()
      const reason = one.ready.then(
        () => null,
        (error: unknown) => error,
      )
      const endedWith = await one.ended
      running.delete(worker)
      if (stopping.signal.aborted) return
      if (performance.now() - began > pauseMs.forgotten_after) pause = pauseMs.first
      log.warn(
        { ended_worker: worker, ended_with: endedWith, err: (await reason) ?? undefined, pause_ms: pause },
        'a worker ended and begins again',
      )
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      pause = Math.min(pause * 2, pauseMs.longest)
      restarts += 1
    }
  }

  async function close(): Promise<void> {
    stopping.abort()
    const all = [...running.values()]
    const late = setTimeout(() => all.forEach(({ kill }) => void kill()), stopMs)
    tell((link) => link.ask('stop'))
    await Promise.all(all.map(({ ended }) => ended))
    clearTimeout(late)
  }

  const firsts = Array.from({ length: beginning.share }, (_, index) => [index + 1, begin(index + 1)] as const)
  try {
    await Promise.all(firsts.map(([, { ready }]) => ready))
  } catch (error) {
    for (const [, { kill }] of firsts) kill()
    await Promise.all(firsts.map(([, { ended }]) => ended))
    throw error
  }
  for (const [worker, first] of firsts) void keep(worker, first)

  async function ofAll<T>(ask: (link: Link<OfWorker>) => Promise<T>): Promise<T[]> {
    const all = [...running.values()].map(({ link }) =>
      Promise.race([ask(link), sleep(figuresMs, null, { ref: false })]).catch(() => null),
    )
    return (await Promise.all(all)).filter((one) => one !== null)
  }
  return {
    useCertificate(renewed: Certificate) {
      tls = renewed
      tell((link) => link.ask('useCertificate', renewed))
    },
    leave() {
      leaving = true
      tell((link) => link.ask('leave'))
    },
    close,
    figures: () => ofAll((link) => link.ask('figures')),
    streams: async () => (await ofAll((link) => link.ask('streams'))).reduce((sum, next) => sum + next, 0),
    get count() {
      return running.size
    },
    get restarts() {
      return restarts
    },
  }
}

function endOf(child: Worker): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    // Without memory for a process there is no exit. Every other error is followed by one.
    child.on('error', ({ message }) => child.process.pid === undefined && resolve(message))
  })
}
