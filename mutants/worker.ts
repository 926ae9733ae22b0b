/** A process that tries mutants, with a test runner and a PostgreSQL of its own. */
import { functionMutants } from './functionMutants.ts'
import { grantMutants } from './grantMutants.ts'
import { named, type Verdict } from './mutant.ts'
import { policyMutants } from './policyMutants.ts'
import { Template } from './template.ts'
import { openTestRuns } from './testRuns.ts'

const matrix = ['tests/access.test.ts', 'tests/access/inserts.test.ts', 'tests/access/reach.test.ts']

const runs = await openTestRuns()
const failure = await runs.firstFailure(process.argv.slice(2))
if (failure) throw new Error(`Before any change: ${failure.file}: ${failure.test}`)
const template = await Template.open(await runs.databaseServer())
const mutants = named(
  await template.within(async (owner) => [
    ...(await policyMutants(owner)),
    ...(await functionMutants(owner)),
    ...(await grantMutants(owner)),
  ]),
)

async function verdictOn(name: string, files: readonly string[]): Promise<Omit<Verdict, 'seconds'>> {
  const mutant = mutants.find((one) => one.name === name)
  if (!mutant) return { outcome: 'invalid', by: 'no such mutant', file: '' }
  const refused = await template.change(mutant)
  if (refused !== null) return { outcome: 'invalid', by: refused, file: '' }
  const line = mutant.table ? await runs.firstFailure(matrix, mutant.table) : null
  const failed = line ?? (await runs.firstFailure(files))
  return failed ? { outcome: 'killed', by: failed.test, file: failed.file } : { outcome: 'survived', by: '', file: '' }
}

process.on('message', async ({ name, files }: { name: string; files: string[] }) => {
  if (name === '') {
    await template.close()
    await runs.close()
    process.exit(0)
  }
  const began = Date.now()
  const verdict = await verdictOn(name, files)
  process.send?.({ name, verdict: { ...verdict, seconds: (Date.now() - began) / 1000 } })
})
process.once('disconnect', () => process.exit(1))
process.send?.({ mutants: mutants.map(({ name, sort, words }) => ({ name, sort, words })) })
