import { judge } from '../../src/gate/station/verdict/verdict.ts'
import { verdictCases } from '../../src/gate/station/verdict/verdictCases.ts'

const decide = () => verdictCases.map(({ code, snapshot, time }) => judge(code, snapshot, time))

Object.assign(globalThis, { decide })
