import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { backupKey, isKeyProved, keepPublicHalf, keyAtHand, makeBackupKey, readSecretKey } from './keyPair.ts'

const folder = mkdtempSync(join(tmpdir(), 'garita-key-'))
afterAll(() => rmSync(folder, { recursive: true }))
const data = join(folder, 'data')
const file = join(folder, 'backup.key')

test('keeps no public half when the secret half cannot be written', async () => {
  await expect(makeBackupKey(data, { file: join(folder, 'nowhere', 'key') })).rejects.toThrow(
    'There is no such folder.',
  )
  expect(() => backupKey(data)).toThrow('Backups need a key pair first')
})

test('keeps no secret half when the public half cannot be written', async () => {
  const occupied = join(folder, 'occupied')
  writeFileSync(occupied, '')
  await expect(makeBackupKey(occupied, { file })).rejects.toThrow(`${occupied} cannot be written`)
  expect(existsSync(file)).toBe(false)
})

test('writes the secret half readable only by its owner, and overwrites no file or key', async () => {
  const secretKey = await makeBackupKey(data, { file })
  expect(readSecretKey(file)).toBe(secretKey)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(backupKey(data)).toBe(await identityToRecipient(secretKey))
  await expect(makeBackupKey(data)).rejects.toThrow('There is a key already')
  await expect(makeBackupKey(data, { again: true, file })).rejects.toThrow('exists already')
  expect(readSecretKey(file)).toBe(secretKey)
  expect(() => readSecretKey(undefined)).toThrow('--key')
})

test('finds a new key until its file is moved, and does not count a backup of the old key as its proof', async () => {
  expect(await keyAtHand(data)).toEqual({ file, secretKey: readSecretKey(file) })
  expect(isKeyProved(data)).toBe(false)
  await keepPublicHalf(data, readSecretKey(file))
  expect(isKeyProved(data)).toBe(true)
  await makeBackupKey(data, { again: true, file: join(folder, 'second.key') })
  expect(isKeyProved(data)).toBe(false)
  expect(readFileSync(join(data, 'backup.public-key.former'), 'utf8').trim()).toBe(
    await identityToRecipient(readSecretKey(file)),
  )
  rmSync(join(folder, 'second.key'))
  expect(await keyAtHand(data)).toBeNull()
})
