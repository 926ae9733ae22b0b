/** The table of verdicts as a browser decides it, for a comparison with what the table says. */
import { judge } from '../../src/gate/verdict/verdict.ts'
import { verdictCases } from '../../src/gate/verdict/verdictCases.ts'

const decide = () => verdictCases.map(({ code, snapshot, time }) => judge(code, snapshot, time))

Object.assign(globalThis, { decide })
