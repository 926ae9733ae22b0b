/** All verdict cases: facts and the expected verdict, as plain values for server, browser and API tests. */
import { codeCases } from './codeCases.ts'
import { directoryCases } from './directoryCases.ts'
import { doubtCases } from './doubtCases.ts'
import { eligibilityCases } from './eligibilityCases.ts'
import { asCase, type VerdictCase } from './verdictFacts.ts'

export const verdictCases: readonly VerdictCase[] = [
  ...codeCases,
  ...eligibilityCases,
  ...doubtCases,
  ...directoryCases,
].map(asCase)
