/** From facts to a verdict, each line of the decision in both directions: plain values, for any machine that can decide. */
import { codeCases } from './codeCases.ts'
import { doubtCases } from './doubtCases.ts'
import { standingCases } from './standingCases.ts'
import { asCase, type VerdictCase } from './verdictFacts.ts'

export const verdictCases: readonly VerdictCase[] = [...codeCases, ...standingCases, ...doubtCases].map(asCase)
