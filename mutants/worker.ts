/** One of the processes that try mutants: it has a test runner of its own and, for those of the database, a PostgreSQL. */
import { fileMutants } from './fileMutants.ts'
import { functionMutants } from './functionMutants.ts'
import { grantMutants } from './grantMutants.ts'
import { type DatabaseMutant, type FileMutant, named, type Verdict } from './mutant.ts'
import { policyMutants } from './policyMutants.ts'
import { tableMutants } from './tableMutants.ts'
import { Template } from './template.ts'
import { openTestRuns } from './testRuns.ts'
import { viewMutants } from './viewMutants.ts'

const matrix = ['tests/access.test.ts', 'tests/access/inserts.test.ts', 'tests/access/reach.test.ts']
const kind = process.argv[2] === 'rules' ? 'rules' : 'database'
const beginsWith: readonly string[] = process.argv.slice(3)

const runs = await openTestRuns({ database: kind === 'database' })
const failure = await runs.firstFailure(beginsWith)
if (failure) throw new Error(`Before any change: ${failure.file}: ${failure.test}`)
const template = kind === 'database' ? await Template.open(await runs.databaseServer()) : null
const ofDatabase: DatabaseMutant[] = template
  ? named(
      await template.within(async (owner) => [
        ...(await policyMutants(owner)),
        ...(await functionMutants(owner)),
        ...(await tableMutants(owner)),
        ...(await viewMutants(owner)),
        ...(await grantMutants(owner)),
      ]),
    )
  : []
const ofFiles: FileMutant[] = template ? [] : named(fileMutants())

async function verdictOn(name: string, files: readonly string[]): Promise<Omit<Verdict, 'seconds'>> {
  const mutant = ofDatabase.find((one) => one.name === name)
  const refused = mutant && template ? await template.change(mutant) : null
  if (refused !== null) return { outcome: 'invalid', by: refused, file: '' }
  const ofFile = ofFiles.find((one) => one.name === name)
  // The matrix has a line for each table, and those of the others need not be run first.
  const line = mutant?.table ? await runs.firstFailure(matrix, { called: mutant.table }) : null
  const failed = line ?? (await runs.firstFailure(files, { mutant: ofFile }))
  return failed ? { outcome: 'killed', by: failed.test, file: failed.file } : { outcome: 'survived', by: '', file: '' }
}

process.on('message', async ({ name, files }: { name: string; files: string[] }) => {
  if (name === '') {
    await template?.close()
    await runs.close()
    process.exit(0)
  }
  const began = Date.now()
  const verdict = await verdictOn(name, files)
  process.send?.({ name, verdict: { ...verdict, seconds: (Date.now() - began) / 1000 } })
})
process.once('disconnect', () => process.exit(1))
const described = [...ofDatabase, ...ofFiles].map(({ name, sort, words, line }) => ({ name, sort, words, line }))
process.send?.({ mutants: described })
