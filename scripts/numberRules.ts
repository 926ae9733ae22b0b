/** Gives the present access rules the next number: npm run dev:number-rules, after a change in database/access. */
import { appendFileSync } from 'node:fs'
import { hashOfRules, numberedRules, numbersFile } from '../src/server/database/accessRules/accessRules.ts'

const last = numberedRules().at(-1)
const hash = hashOfRules()
if (last?.hash === hash) {
  console.log(`The rules are those of release ${last.release} already.`)
} else {
  const release = (last?.release ?? 0) + 1
  appendFileSync(numbersFile, `${release} ${hash}\n`)
  console.log(`The rules are release ${release}.`)
}
