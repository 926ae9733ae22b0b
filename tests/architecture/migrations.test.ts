/**
 * A migration that was once handed out is never changed or taken back: databases remember it by its name, and have done what it said.
 * Rules may change, under a new number.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashOfRules, numberedRules, rules } from '../../src/server/database/rules/rules.ts'

const folder = new URL('../../database/migrations/', import.meta.url)

/** The beginning of each one's SHA-256; a new one is a new line. */
const handedOut = {
  '0001_baseline.sql': 'c13f9b23896dc2f5',
}

test('no released migration was changed, and every new one is listed here', () => {
  const beginning = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(name, folder)))
      .digest('hex')
      .slice(0, 16)
  expect(Object.fromEntries(readdirSync(folder).map((name) => [name, beginning(name)]))).toEqual(handedOut)
})

test('every change of the rules has a higher number: npm run dev:number-rules', () => {
  const numbered = numberedRules()
  expect(numbered.map(({ release }) => release)).toEqual(numbered.map((_, index) => index + 1))
  expect(new Set(numbered.map(({ hash }) => hash)).size).toBe(numbered.length)
  expect(numbered.at(-1)?.hash, 'the rules changed: npm run dev:number-rules').toBe(hashOfRules())
  expect(numbered.at(-1)).toEqual(rules)
})
