/** Loosens policies, functions and grants one after another and sees whether a test fails: npm run mutants -- [part of a name …] [--resume] [--deep] [--trust] */
import { availableParallelism } from 'node:os'
import { stopWithParent } from '../scripts/stopWithParent.mjs'
import { equivalent, neverMet } from './equivalent.ts'
import { Ledger } from './ledger.ts'
import { Likely, testFiles } from './likely.ts'
import { tryAll } from './workers.ts'

stopWithParent()
const words = process.argv.slice(2)
// How many files try a mutant; --deep is all of them.
const most = words.includes('--deep') ? Number.POSITIVE_INFINITY : 12
const parts = words.filter((word) => !word.startsWith('--'))

const ledger = new Ledger(words.includes('--resume'))
const began = Date.now()
const files = testFiles()
const likely = new Likely(files)
await tryAll({
  workers: Math.max(1, Math.min(4, availableParallelism())),
  // Trusting that nothing fails before a change saves the time of one whole run.
  first: words.includes('--trust') ? files.slice(0, 1) : files,
  wanted: (mutant) =>
    !equivalent(mutant) &&
    (parts.length === 0 || parts.some((part) => mutant.name.includes(part))) &&
    !ledger.done(mutant.name),
  order: (mutant) => likely.order(mutant).slice(0, most),
  tell(mutant, verdict) {
    likely.learn(mutant.name, verdict)
    ledger.write(mutant, verdict)
    if (verdict.outcome !== 'killed') console.log(`${verdict.outcome}: ${mutant.name} ${verdict.by}`)
  },
})
for (const ends of neverMet()) console.log(`not a mutant any more, in equivalent.ts: ${ends}`)
process.exitCode = ledger.sum((Date.now() - began) / 1000) ? 0 : 1
process.disconnect?.()
