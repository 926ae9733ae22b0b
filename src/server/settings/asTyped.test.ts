import { expect, test } from 'vitest'
import { asTyped } from './asTyped.ts'

test.each([
  ['Stop it, or choose another port: PORT=8081 npm start', 'Stop it, or choose another port: PORT=8081 ./garita start'],
  ['If npm run rotate-secret was interrupted, run it again', 'If ./garita rotate-secret was interrupted, run it again'],
  ['npm run rotate-keys -- --all --compromised', './garita rotate-keys --all --compromised'],
  ['npm run -s backup -- -', './garita backup -'],
])('writes the command “%s” as in a release', (inClone, inRelease) => {
  expect(asTyped(inClone, './garita')).toBe(inRelease)
  expect(asTyped(inClone, undefined)).toBe(inClone)
})
