/** Decides the table of verdicts in a browser. */
import { judge } from '../../src/gate/verdict/verdict.ts'
import { verdictCases } from '../../src/gate/verdict/verdictCases.ts'

const decide = () => verdictCases.map(({ code, snapshot, time }) => judge(code, snapshot, time))

Object.assign(globalThis, { decide })
