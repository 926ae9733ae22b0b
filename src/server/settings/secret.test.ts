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

test('uses a given secret and stores nothing', () => {
  expect(installationSecret({ secret: 'y'.repeat(32), data_folder: dataFolder }).toString()).toBe('y'.repeat(32))
  expect(readdirSync(above)).toEqual([])
})

test('makes a secret once, readable only by its owner', () => {
  const made = installationSecret({ secret: null, data_folder: dataFolder })
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(installationSecret({ secret: null, data_folder: dataFolder })).toEqual(made)
  expect(readdirSync(dataFolder)).toEqual(['secret'])
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
})

test('stops the start on a damaged secret without replacing it', () => {
  installationSecret({ secret: null, data_folder: dataFolder })
  writeFileSync(join(dataFolder, 'secret'), 'torn')
  expect(() => installationSecret({ secret: null, data_folder: dataFolder })).toThrow('is damaged')
})

test('names the data folder that cannot be used', () => {
  writeFileSync(dataFolder, 'a file')
  expect(() => installationSecret({ secret: null, data_folder: dataFolder })).toThrow(
    `The data folder ${dataFolder} cannot be used.`,
  )
})

test('derives a different key for each purpose, the same every time', () => {
  const secret = Buffer.alloc(32, 1)
  expect(derive(secret, 'sessions')).toEqual(derive(secret, 'sessions'))
  expect(derive(secret, 'sessions')).not.toEqual(derive(secret, 'passes'))
  expect(derive(secret, 'sessions')).toHaveLength(32)
})
