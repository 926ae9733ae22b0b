/**
 * Runs the tests under moved clocks: `npm run test:dates`. Browser tests run at three positions that are drawn, with --all at all of them.
 * `-- --at 2027-02-28T23:45 src/gate` runs some tests at one moment; --at also takes the day or the number of a position in the list.
 */
import { randomInt } from 'node:crypto'
import { defaultTimeZone } from '../src/shared/time.ts'
import { environmentAt, faketimeLibrary, removeLeftMemory } from './dates/fakedTime.mjs'
import { instantOfPosition, positionsAfter, weekdayOf } from './dates/positions.ts'
import { stopWithParent } from './stopWithParent.mjs'
import { conclude, runTests } from './testRuns.mjs'

const long = ['tests/long']
const flows = ['tests/flows', 'tests/journeys']
const flowPositions = 3

stopWithParent()
const { all, wanted, paths } = readArguments(process.argv.slice(2))
const listed = positionsAfter(Date.now())
const positions = wanted.length === 0 ? listed : wanted.map(positionFor)
const library = orRefuse(faketimeLibrary)
const withFlows = new Set(all || paths.length > 0 ? positions : drawn(positions, flowPositions))

for (const position of positions) {
  const number = listed.includes(position) ? `${listed.indexOf(position) + 1}.` : '-'
  const { day, time, zone, reasons } = position
  const more = withFlows.has(position) && paths.length === 0 ? ', with browser tests' : ''
  console.log(`${number} ${day} ${time} ${zone}, ${weekdayOf(day)}: ${reasons.join(', ')}${more}`)
}

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
for (const position of positions) {
  const moment = `${position.day}T${position.time}`
  console.log(`\nAt ${moment} ${position.zone}`)
  const leftOut = withFlows.has(position) ? long : [...long, ...flows]
  const excluded = leftOut.map((folder) => `--exclude=${folder}/**`)
  const environment = { ...environmentAt(instantOfPosition(position), library), TEST_JOURNEYS: '1' }
  const run = await runTests([...excluded, ...paths], environment)
  removeLeftMemory()
  total.passed += run.passed
  total.failed += run.failed
  total.skipped += run.skipped
  const titles = run.failures.map((failure) => failure.split('\n')[0])
  if (run.failed > 0) failures.push(`failed with --at ${moment}: ${titles.join('; ')}`)
}
for (const failure of failures) console.log(failure)
conclude(total)

function readArguments(words) {
  const read = { all: false, wanted: [], paths: [] }
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '--all') read.all = true
    else if (words[at] === '--at') {
      at += 1
      read.wanted.push(words[at] ?? '')
    } else read.paths.push(words[at])
  }
  return read
}

function positionFor(text) {
  const [day, time] = text.split('T')
  const known = listed[Number(text) - 1] ?? listed.find((position) => position.day === day)
  if (known && (!time || time === known.time)) return known
  const free = { day, time, zone: known?.zone ?? defaultTimeZone, reasons: ['as asked'] }
  if (time && Number.isFinite(instantOfPosition(free))) return free
  return refuse(`--at takes a number from 1 to ${listed.length}, a day of the list, or a moment like 2027-02-28T23:45.`)
}

function drawn(list, count) {
  const left = [...list]
  return Array.from({ length: Math.min(count, list.length) }, () => left.splice(randomInt(left.length), 1)[0])
}

function orRefuse(find) {
  try {
    return find()
  } catch ({ message }) {
    return refuse(message)
  }
}

function refuse(words) {
  console.error(`\n${words}\n`)
  process.exit(1)
}
