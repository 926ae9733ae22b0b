/** Loosens one thing after another and sees the tests fail each time: npm run mutants -- [database|rules] [part of a name] [--resume] [--deep] [--trust] */
import { availableParallelism } from 'node:os'
import { stopWithParent } from '../scripts/stopWithParent.mjs'
import { equivalent } from './equivalent.ts'
import { Ledger } from './ledger.ts'
import { Likely, testFiles } from './likely.ts'
import { tryAll } from './workers.ts'

stopWithParent()
const words = process.argv.slice(2)
// How many files try a mutant; --deep is all of them.
const most = words.includes('--deep') ? { rules: 99, database: 99 } : { rules: 99, database: 12 }
const resume = words.includes('--resume')
const [asked, ...more] = words.filter((word) => !word.startsWith('--'))
const allKinds = ['database', 'rules'] as const
const oneKind = allKinds.filter((kind) => kind === asked)
const kinds = oneKind.length > 0 ? oneKind : allKinds
const part = kinds.length === 1 ? more[0] : asked

let allKilled = true
for (const kind of kinds) {
  const ledger = new Ledger(kind, resume)
  const began = Date.now()
  const files = testFiles(kind)
  const likely = new Likely(files)
  await tryAll({
    kind,
    workers: Math.max(1, Math.min(4, availableParallelism())),
    // Trusting that nothing fails before a change saves the time of one whole run.
    first: words.includes('--trust') ? files.slice(0, 1) : files,
    wanted: (mutant) => (part ? mutant.name.includes(part) : true) && !ledger.done(mutant.name) && !equivalent(mutant),
    order: (mutant) => likely.order(mutant).slice(0, most[kind]),
    tell(mutant, verdict) {
      likely.learn(mutant.name, verdict)
      ledger.write(mutant, verdict)
      if (verdict.outcome !== 'killed') console.log(`${verdict.outcome}: ${mutant.name} ${verdict.by}`)
    },
  })
  allKilled = ledger.sum((Date.now() - began) / 1000) && allKilled
}
process.exitCode = allKilled ? 0 : 1
process.disconnect?.()
