/** A released migration never changes or disappears: databases remember it by its name. Rules may change, under a new number. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessRules, hashOfRules, numberedRules } from '../../src/server/database/accessRules/accessRules.ts'

const folder = new URL('../../database/migrations/', import.meta.url)

/** The beginning of each one's SHA-256; a new migration adds a line. */
const handedOut = {
  '0001_baseline.sql': 'c13f9b23896dc2f5',
  '0002_keys.sql': 'ae0c56174557a63d',
  '0003_bell.sql': '5c77f381affd3167',
  '0004_gate_changes.sql': '3a5398728834fcbc',
  '0005_people_search.sql': 'a289af09b98cc96a',
  '0006_parties.sql': '646275e28d62fd66',
  '0007_announcements.sql': 'bb52b2eb8352619e',
  '0008_matters.sql': '593961f1498e91d0',
  '0009_pass_photos.sql': '20904a94e79a6e92',
  '0010_home.sql': '9fbbca6381b38885',
  '0013_parcel_photos.sql': '68314b9dd2ec5dc8',
  '0012_stays.sql': 'b3f8a14c070540d4',
  '0014_announcement_files.sql': 'c533984a3aca175a',
  '0011_groups.sql': '10e9c6365d010bcd',
  '0015_resident_photos.sql': 'b6552eace485a1a4',
  '0017_photo_dates.sql': 'ff92cbc56f5d67fe',
}

test('keeps every released migration, and lists every new one here', () => {
  const beginning = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(name, folder)))
      .digest('hex')
      .slice(0, 16)
  expect(Object.fromEntries(readdirSync(folder).map((name) => [name, beginning(name)]))).toEqual(handedOut)
})

test('gives every change of the rules a higher number: npm run dev:number-rules', () => {
  const numbered = numberedRules()
  expect(numbered.map(({ release }) => release)).toEqual(numbered.map((_, index) => index + 1))
  expect(new Set(numbered.map(({ hash }) => hash)).size).toBe(numbered.length)
  expect(numbered.at(-1)?.hash, 'the rules changed: npm run dev:number-rules').toBe(hashOfRules())
  expect(numbered.at(-1)).toEqual(accessRules)
})
