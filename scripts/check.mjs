import { architecture, checks, runChecks } from './checks.mjs'
import { stopWithParent } from './stopWithParent.mjs'

stopWithParent()
const failed = await runChecks([...checks, architecture])
console.log(failed.length === 0 ? 'All checks passed.' : `${failed.length} of ${checks.length + 1} checks failed.`)
process.exit(failed.length === 0 ? 0 : 1)
