/**
 * Today's program beside the one of the commit in `bench/baseline`: the same rows, the same questions by the same generator, in turn. A median
 * ratio under 0.85 is a regression. `npm run release` moves the baseline.
 */
import { buildBaseline } from './houses/baselineTree.ts'
import type { Task } from './houses/crowd.ts'
import { type Crowd, openCrowd } from './houses/people.ts'
import { openSide, type Side } from './houses/sides.ts'
import { loadedBytes } from './measuring/loadedBytes.ts'
import { median, type Outcome } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const pairs = Number(process.env.PAIRS ?? 5)
const least = 0.85
const seconds = 1.5
const many = 16

interface Measure {
  called: string
  task(side: Side): Task
  /** One at a time, and the time of an answer instead of the rate. */
  alone?: true
}

const listed = (called: string, name: string, by: 'residents' | 'agent', input: object = {}): Measure => ({
  called,
  task: (side) => ({
    ...{ kind: 'calls', port: side.house.port, name, input, connections: many, seconds },
    tokens: by === 'agent' ? [side.agent] : side.residents,
  }),
})

const measures: Measure[] = [
  listed('50 of a resident', 'authorizations.list', 'residents', { auth_type: 'temporary_visitor' }),
  listed('the bell', 'notices.list', 'residents'),
  listed('50 visits of the panel', 'visits.list', 'agent'),
  listed('50 of the access log', 'visits.log', 'agent'),
  listed('the directory', 'people.directory', 'agent'),
  {
    called: 'a station’s snapshot',
    task: ({ house, agent, condominium, gate }) => ({
      ...{ kind: 'calls', port: house.port, name: 'gate.snapshot', connections: 1, seconds },
      ...{ input: { condominium_id: condominium, gate_id: gate }, tokens: [agent] },
    }),
    alone: true,
  },
  {
    called: 'a device’s check',
    task: ({ house, keys }) => ({
      ...{ kind: 'calls', port: house.port, name: 'gate.check', input: { code: 'ABC1234' }, tokens: keys },
      // Slower than the device's limit of questions a minute.
      ...{ as_device: true, connections: 1, per_second: 60, seconds },
    }),
    alone: true,
  },
  {
    called: 'an act at the gate',
    task: ({ house, entering }) => ({ kind: 'acts', port: house.port, entering, connections: 1, seconds }),
    alone: true,
  },
  {
    called: 'registrations',
    task: ({ house, guards }) => ({ kind: 'registrations', port: house.port, guards, connections: many, seconds }),
  },
]

const screens = [
  { path: '/login', by: null },
  { path: '/dashboard', by: 'resident' },
  { path: '/operator-panel', by: 'agent' },
  { path: '/guard', by: 'agent' },
] as const

export async function bench(): Promise<Outcome[]> {
  const tree = await buildBaseline()
  if (!tree) return []
  const crowd = openCrowd()
  const sides: Side[] = []
  try {
    for (const main of [undefined, tree.main]) sides.push(await openSide(main ? 'baseline' : 'today', main))
    const [today, former] = sides as [Side, Side]
    console.log(`  today and ${tree.commit.slice(0, 8)}, ${pairs} pairs, ${load()}`)
    const outcomes: Outcome[] = []
    for (const measure of measures) outcomes.push(await compare(crowd, measure, today, former))
    for (const screen of screens) outcomes.push(await compareLoads(screen, today, former))
    return outcomes
  } finally {
    crowd.close()
    for (const { house } of sides) await house.close()
    await tree.remove()
  }
}

async function compare(crowd: Crowd, measure: Measure, today: Side, former: Side): Promise<Outcome> {
  const seen = new Map<Side, number[]>([
    [today, []],
    [former, []],
  ])
  for (const side of [today, former]) await ask(crowd, measure, side)
  const ratios: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const now = new Map<Side, number>()
    // Each goes first as often as the other.
    for (const side of pair % 2 === 0 ? [today, former] : [former, today]) {
      const value = await ask(crowd, measure, side)
      now.set(side, value)
      seen.get(side)?.push(value)
    }
    const [new_, old] = [now.get(today) ?? 0, now.get(former) ?? 0]
    ratios.push(measure.alone ? old / new_ : new_ / old)
  }
  const told = (side: Side) => {
    const value = median(seen.get(side) ?? [])
    return measure.alone ? `${value.toFixed(2)} ms` : `${value.toFixed(0)}/s`
  }
  return outcomeOf(measure.called, median(ratios), told(today), told(former))
}

/** A rate, or the median time of an answer. */
async function ask(crowd: Crowd, { called, task, alone }: Measure, side: Side): Promise<number> {
  const done = await crowd.play(task(side))
  // A machine that is busy with other work answers some too late; only answers count.
  if (done.refused > done.count)
    throw new Error(`${called}: ${side.called} refused ${done.refused}, answered ${done.count}`)
  return alone ? median(done.times) : done.count / done.seconds
}

async function compareLoads({ path, by }: (typeof screens)[number], today: Side, former: Side): Promise<Outcome> {
  const bytesOf = (side: Side) => {
    const token = by === 'agent' ? side.agent : by && side.residents[0]
    return loadedBytes(side.house.port, path, token ?? null)
  }
  const [now, before] = [await bytesOf(today), await bytesOf(former)]
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`
  return outcomeOf(`first load of ${path}`, before / now, kb(now), kb(before))
}

const outcomeOf = (called: string, ratio: number, now: string, before: string): Outcome => ({
  goal: `${called}: ${now}, baseline ${before}; ratio ${ratio.toFixed(2)} (at least ${least})`,
  met: ratio >= least,
})
