/**
 * Loosens policies, functions and grants one after another and sees whether a test fails: npm run dev:mutants -- [part of a name …]
 * [--resume] [--deep]
 */
import { stopWithParent } from '../scripts/stopWithParent.mjs'
import { equivalent, neverMet } from './equivalent.ts'
import { functionMutants } from './functionMutants.ts'
import { grantMutants } from './grantMutants.ts'
import { Ledger } from './ledger.ts'
import { Likely, matrix } from './likely.ts'
import { type Mutant, named } from './mutant.ts'
import { policyMutants } from './policyMutants.ts'
import { inTemplate, refusalOf, shows } from './template.ts'
import { openTestRun, type Try } from './testRun.ts'

stopWithParent()
const words = process.argv.slice(2)
// The number of files that try a mutant; --deep tries all files.
const most = words.includes('--deep') ? Number.POSITIVE_INFINITY : 12
const parts = words.filter((word) => !word.startsWith('--'))
// A run holds all its tests in memory, and writes its results at its end.
const atOnce = 50
/** This file compares all grants with its lists. */
const lists = 'tests/access.test.ts'

const ledger = new Ledger(words.includes('--resume'))
const began = Date.now()
const likely = new Likely()
const run = await openTestRun()
const sound = new Set<string>()

/** A test that fails without a mutant would seem to kill every mutant. */
async function proveSound(files: Iterable<string>): Promise<void> {
  const tries = [...new Set(files)].filter((file) => !sound.has(file)).map((file) => ({ file, change: 'select' }))
  if (tries.length === 0) return
  const [failure] = (await run.firstFailures(tries)).filter((found) => found !== null)
  if (failure) throw new Error(`Before any change: ${failure.said}`)
  for (const { file } of tries) sound.add(file)
}

interface Waiting {
  readonly mutant: Mutant
  readonly untried: readonly string[]
  /** The file failed by a timeout or a busy server, so it runs once more. */
  readonly again?: string
}

function next({ mutant, untried, again }: Waiting): Try {
  const [file = ''] = again ? [again] : likely.order(mutant, untried)
  return { change: mutant.change, file, ...(mutant.table && matrix.includes(file) ? { table: mutant.table } : {}) }
}

const wanted = await inTemplate(run.server, async (owner) => {
  const all = [...(await policyMutants(owner)), ...(await functionMutants(owner)), ...(await grantMutants(owner))]
  const found: Mutant[] = []
  for (const mutant of named(all)) {
    if (equivalent(mutant) || ledger.done(mutant.name)) continue
    if (parts.length > 0 && !parts.some((part) => mutant.name.includes(part))) continue
    const refusal = await refusalOf(owner, mutant.change)
    if (refusal) ledger.write(mutant, { outcome: 'invalid', by: refusal, file: '' })
    else found.push(mutant)
  }
  return found
})

if (wanted.some(({ listed }) => listed)) await proveSound([lists])
const shown = await inTemplate(run.server, async (owner) => {
  const found = new Set<Mutant>()
  for (const mutant of wanted) {
    const { change, listed } = mutant
    if (listed && (await shows(owner, { change, listed }))) found.add(mutant)
  }
  return found
})
for (const mutant of shown)
  ledger.write(mutant, { outcome: 'killed', by: 'what the lists compare is another', file: lists })

const waiting: Waiting[] = wanted
  .filter((mutant) => !shown.has(mutant))
  .map((mutant) => ({ mutant, untried: likely.files }))
while (waiting.length > 0) {
  const these = waiting.splice(0, atOnce)
  const tries = these.map(next)
  await proveSound(tries.map(({ file }) => file))
  const failures = await run.firstFailures(tries)
  for (const [place, { mutant, untried, again }] of these.entries()) {
    const { file = '' } = tries[place] ?? {}
    const left = untried.filter((other) => other !== file)
    const failure = failures[place]
    if (failure?.unclear) {
      if (again) ledger.write(mutant, { outcome: 'unclear', by: failure.said, file })
      else waiting.push({ mutant, untried, again: file })
    } else if (failure) {
      likely.learn(mutant.name, file)
      ledger.write(mutant, { outcome: 'killed', by: failure.said, file })
    } else if (left.length === 0 || likely.files.length - left.length === most) {
      ledger.write(mutant, { outcome: 'survived', by: '', file: '' })
    } else {
      waiting.push({ mutant, untried: left })
    }
  }
}
await run.close()
for (const ends of neverMet()) console.log(`not a mutant any more, in equivalent.ts: ${ends}`)
process.exitCode = ledger.sum((Date.now() - began) / 1000) ? 0 : 1
process.disconnect?.()
