/**
 * Answers how many homes this machine carries in the peak hour: the number of homes rises until a guard's act or an answer takes too long.
 * HOMES=2000,5000 names other steps, SECONDS=10 a shorter measurement of each.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type House, openHouse } from './fixtures/house.ts'
import { type Measured, model, openPeakHour, type PeakHour } from './fixtures/peakHour.ts'
import { fillTown, homesOfCondominium, type Town } from './fixtures/town.ts'
import { median, type Outcome, percentile } from './measuring/measure.ts'
import { childrenOf, cpuOf, load, memoryOf } from './measuring/processes.ts'

const steps = (process.env.HOMES ?? '2000,10000,15000,20000,25000,30000,36000').split(',').map(Number)
const seconds = Number(process.env.SECONDS ?? 35)
const warmingS = Math.min(10, seconds)
const most = { act_ms: 250, answer_ms: 1_000 }
const leastHomes = 20_000

/** Assumptions about boxes and months; the rest is measured. */
const boxes = [
  { name: '1 processor, 1 GB', cores: 1, memory_mb: 1_024, dollars: 6 },
  { name: '2 processors, 4 GB', cores: 2, memory_mb: 4_096, dollars: 24 },
  { name: '4 processors, 8 GB', cores: 4, memory_mb: 8_192, dollars: 48 },
] as const
const measuredCores = 2
const ofSystemMb = 200
const peakHoursOfDay = 4
const daysOfMonth = 30

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse([], { TRUSTED_PROXY: '1', ...programOptions() })
  const peak = openPeakHour()
  try {
    printModel()
    const began = performance.now()
    const town = await fillTown(house.owner, Math.max(...steps))
    const disk = await diskOf(house.owner, town)
    console.log(`  (${town.homes.length} homes filled in ${((performance.now() - began) / 1000).toFixed(0)} s)`)
    console.log(
      `  ${'homes'.padStart(7)} ${'acts/s'.padStart(7)} ${'calls/s'.padStart(8)} ${'act p50'.padStart(8)} ${'p99 ms'.padStart(7)} ${'answer p99'.padStart(11)} ${'processor: program, PostgreSQL, generator'.padStart(42)} ${'memory MB: program, PostgreSQL'.padStart(31)}`,
    )
    const held: Step[] = []
    let last: Step | undefined
    for (const [turn, homes] of steps.entries()) {
      const step = await play(house, peak, part(town, steps[turn - 1] ?? 0, homes))
      printStep(step)
      last = step
      if (step.act_p99 > most.act_ms || step.answer_p99 > most.answer_ms || step.refused > 0) break
      held.push(step)
    }
    const limit = held.at(-1)?.homes ?? 0
    printSlowest(last)
    if (held.length > 0) printBoxes(held, disk)
    return [
      {
        goal: `${limit.toLocaleString('en')} homes on this machine with its own load generator (at least ${leastHomes.toLocaleString('en')})`,
        met: limit >= leastHomes,
      },
    ]
  } finally {
    peak.close()
    await house.close()
  }
}

/** PROFILE=<folder> keeps a profile of the program's processor time there. */
const programOptions = (): Record<string, string> =>
  process.env.PROFILE ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.PROFILE}` } : {}

function printModel(): void {
  const { arrivals_with_pass: pass, arrivals_unannounced: unannounced, answer_s, homes_a_stream: stream } = model
  console.log(`  The model, for each home and peak hour:
  - ${pass} arrivals with a pass, ${unannounced} unannounced: registered, ${model.answered_share * 100} % answered in the app after ${answer_s.join(' to ')} s, the others by
    telephone after ${model.telephone_s} s; all enter, and leave after ${model.stay_s} s or more. A station signs each act and sends what the guard saw.
  - ${model.app_opened} times the app is opened (ten calls), ${model.list_opened} lists, ${model.pass_made} new passes.
  - One live stream for ${stream} homes; a phone that hears of a change reads its home, its requests and its bell again.
  - Condominiums of ${homesOfCondominium} homes have two stations: a snapshot and the bell after each change and every ${model.station_reads_every_s} s, at most one
    snapshot in ${model.snapshot_pause_s} s, and a ping every ${model.station_pings_every_s} s. An answer is at the station with the snapshot that has it; that pause is not counted.
  - Everyone begins at random moments and waits for nobody. All homes of the last step are in the database from the beginning.`)
}

interface Step {
  homes: number
  acts_a_second: number
  calls_a_second: number
  act_p50: number
  act_p99: number
  answer_p99: number
  program_cpu: number
  database_cpu: number
  generator_cpu: number
  program_mb: number
  database_mb: number
  refused: number
  measured: Measured
}

const part = ({ homes, stations }: Town, from: number, to: number): Town => {
  const inside = new Set(homes.slice(0, from).map(({ condominium }) => condominium))
  const fresh = new Set(homes.slice(from, to).map(({ condominium }) => condominium))
  return {
    homes: homes.slice(from, to),
    stations: stations.filter(({ condominium }) => fresh.has(condominium) && !inside.has(condominium)),
  }
}

let lived = 0
async function play(house: House, peak: PeakHour, more: Town): Promise<Step> {
  await peak.widen(house.port, more)
  lived += more.homes.length
  await sleep(warmingS * 1000)
  const before = { ...house.cpu(), generator_ms: cpuOf(peak.id) }
  const measured = await peak.measure(seconds)
  const after = { ...house.cpu(), generator_ms: cpuOf(peak.id) }
  const cpu = (of: keyof typeof before) => (after[of] - before[of]) / 10 / measured.seconds
  const program = memoryOf(house.program)
  const database = [house.postmaster, ...childrenOf(house.postmaster)].map((id) => memoryOf(id).share_kb)
  for (const [reason, count] of Object.entries(measured.refused)) console.log(`  ${count} refused: ${reason}`)
  if (measured.conflicts > 0) console.log(`  ${measured.conflicts} acts in conflict`)
  return {
    homes: lived,
    acts_a_second: measured.acts.length / measured.seconds,
    calls_a_second: measured.calls / measured.seconds,
    act_p50: median(measured.acts),
    act_p99: percentile(measured.acts, 99),
    answer_p99: percentile(measured.answers, 99),
    program_cpu: cpu('program_ms'),
    database_cpu: cpu('database_ms'),
    generator_cpu: cpu('generator_ms'),
    program_mb: (program.anonymous_kb + program.files_kb) / 1024,
    database_mb: database.reduce((sum, next) => sum + next, 0) / 1024,
    refused: Object.values(measured.refused).reduce((sum, next) => sum + next, 0),
    measured,
  }
}

function printStep(step: Step): void {
  const whole = (value: number, width: number) => value.toFixed(0).padStart(width)
  const percent = (value: number) => `${value.toFixed(0)} %`
  console.log(
    `  ${whole(step.homes, 7)} ${step.acts_a_second.toFixed(1).padStart(7)} ${whole(step.calls_a_second, 8)} ${whole(step.act_p50, 8)} ${whole(step.act_p99, 7)} ${whole(step.answer_p99, 11)} ${[step.program_cpu, step.database_cpu, step.generator_cpu].map(percent).join(', ').padStart(42)} ${`${step.program_mb.toFixed(0)}, ${step.database_mb.toFixed(0)}`.padStart(31)}  ${load()}`,
  )
}

/** The calls that took the longest in all, where a bottleneck may be. */
function printSlowest(step: Step | undefined): void {
  const calls = Object.entries(step?.measured.times ?? {}).map(([name, times]) => ({
    ...{ name, times, whole: times.reduce((sum, next) => sum + next, 0) },
  }))
  const longest = calls.toSorted((one, other) => other.whole - one.whole).slice(0, 8)
  console.log('  the calls of the last step that took the longest together:')
  for (const { name, times } of longest) {
    console.log(
      `  ${name}: ${(times.length / seconds).toFixed(1)}/s, p50 ${median(times).toFixed(0)}, p99 ${percentile(times, 99).toFixed(0)} ms`,
    )
  }
}

interface Disk {
  home_bytes: number
  arrival_bytes: number
}

/** Bytes with all indexes: of a home by itself, and of an arrival with its request and its lines of the log. */
async function diskOf(owner: pg.Pool, { homes }: Town): Promise<Disk> {
  const { rows } = await owner.query<{
    homes: number
    passes: number
    authorizations: number
    lines: number
    log: number
  }>(
    `select (select sum(pg_total_relation_size(t::regclass)) from unnest(array['profiles', 'residences', 'units', 'sessions']) t)::float as homes,
      pg_total_relation_size('authorizations')::float as passes, (select count(*) from authorizations)::float as authorizations,
      (select count(*) from access_logs)::float as lines,
      (pg_total_relation_size('access_logs') + pg_total_relation_size('access_log_subjects'))::float as log`,
  )
  const [found] = rows
  if (!found) throw new Error('the tables have no size')
  const authorization = found.passes / found.authorizations
  const asked = model.arrivals_unannounced / (model.arrivals_with_pass + model.arrivals_unannounced)
  return {
    home_bytes: found.homes / homes.length + 2 * authorization,
    arrival_bytes: (2 * found.log) / found.lines + asked * authorization,
  }
}

function printBoxes(held: readonly Step[], { home_bytes, arrival_bytes }: Disk): void {
  const [first, last] = [held[0], held.at(-1)]
  if (!first || !last) return
  const memory = (step: Step) => step.program_mb + step.database_mb
  const slope = first === last ? memory(last) / last.homes : (memory(last) - memory(first)) / (last.homes - first.homes)
  const base = memory(first) - slope * first.homes
  const arrivals = (model.arrivals_with_pass + model.arrivals_unannounced) * peakHoursOfDay * daysOfMonth
  const thousandMb = (bytes: number) => (bytes * 1000) / 1024 / 1024
  console.log(
    `  memory ${base.toFixed(0)} MB and ${(slope * 1000).toFixed(1)} MB for 1,000 homes; disk for 1,000 homes ${thousandMb(home_bytes).toFixed(0)} MB and ${thousandMb(arrival_bytes * arrivals).toFixed(0)} MB a month (${home_bytes.toFixed(0)} bytes a home, ${arrival_bytes.toFixed(0)} an arrival, ${arrivals.toFixed(0)} arrivals a month: a day has the arrivals of ${peakHoursOfDay} peak hours)`,
  )
  console.log(
    `  Assumed: the prices; a box carries homes in proportion to its processors (measured: ${measuredCores}, shared with the generator); the system takes ${ofSystemMb} MB.`,
  )
  for (const { name, cores, memory_mb, dollars } of boxes) {
    const byProcessor = (last.homes * cores) / measuredCores
    const byMemory = Math.max(0, (memory_mb - ofSystemMb - base) / slope)
    const homes = Math.min(byProcessor, byMemory)
    console.log(
      `  ${name}, $${dollars} a month: ${Math.round(homes).toLocaleString('en')} homes by ${homes === byMemory ? 'memory' : 'processor'}; for 1,000 homes $${((dollars * 1000) / homes).toFixed(2)}, ${((base * 1000) / homes + slope * 1000).toFixed(0)} MB of memory, ${thousandMb(arrival_bytes * arrivals).toFixed(0)} MB of disk a month`,
    )
  }
}
