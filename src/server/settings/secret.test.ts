/** The secret is made once, kept from other users, and gives a different key for each purpose. */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { derive, installationSecret } from './secret.ts'

let above: string
let dataFolder: string
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'garita-secret-'))
  dataFolder = join(above, 'new')
})
afterEach(() => rmSync(above, { recursive: true }))

test('a given secret is used and nothing is kept', () => {
  expect(installationSecret({ secret: 'y'.repeat(32), data_folder: dataFolder }).toString()).toBe('y'.repeat(32))
  expect(readdirSync(above)).toEqual([])
})

test('without one it is made once, and only its owner may read it', () => {
  const made = installationSecret({ secret: null, data_folder: dataFolder })
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(installationSecret({ secret: null, data_folder: dataFolder })).toEqual(made)
  expect(readdirSync(dataFolder)).toEqual(['secret'])
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
})

test('a damaged one stops the start instead of being replaced', () => {
  installationSecret({ secret: null, data_folder: dataFolder })
  writeFileSync(join(dataFolder, 'secret'), 'torn')
  expect(() => installationSecret({ secret: null, data_folder: dataFolder })).toThrow('is damaged')
})

test('each purpose has a key of its own, the same every time', () => {
  const secret = Buffer.alloc(32, 1)
  expect(derive(secret, 'sessions')).toEqual(derive(secret, 'sessions'))
  expect(derive(secret, 'sessions')).not.toEqual(derive(secret, 'passes'))
  expect(derive(secret, 'sessions')).toHaveLength(32)
})
