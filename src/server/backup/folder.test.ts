/** The marker identifies BACKUP_FOLDER after a move, a change of disks and a mistake in a path. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cannotWrite } from './cannotWrite.ts'
import { LostFolder, ownFolder, takeFolder } from './folder.ts'

const place = mkdtempSync(join(tmpdir(), 'garita-folder-'))
afterAll(() => rmSync(place, { recursive: true }))
const data = join(place, 'data')
const other = join(place, 'other')
for (const one of [data, other]) mkdirSync(one)
const folder = join(place, 'mount', 'backups')

test('creates a new folder, and never recreates a moved one', () => {
  const first = ownFolder(folder, data)
  expect(ownFolder(folder, data)).toEqual(first)
  renameSync(folder, `${folder}.moved`)
  expect(() => ownFolder(folder, data)).toThrow('is gone')
  expect(existsSync(folder)).toBe(false)
  renameSync(`${folder}.moved`, folder)
  expect(ownFolder(folder, data)).toEqual(first)
})

test('refuses an empty mount point until --take-folder', () => {
  renameSync(folder, `${folder}.unmounted`)
  mkdirSync(folder)
  expect(() => ownFolder(folder, data)).toThrow(LostFolder)
  expect(readdirSync(folder)).toEqual([])
  takeFolder(folder, data)
  expect(ownFolder(folder, data)).toMatchObject({ chain: null })
})

test('accepts the earlier of two alternating backup disks', () => {
  renameSync(folder, `${folder}.second`)
  renameSync(`${folder}.unmounted`, folder)
  expect(ownFolder(folder, data).id).not.toBe(ownFolder(`${folder}.second`, data).id)
})

test('refuses the folder of another installation', () => {
  expect(() => ownFolder(folder, other)).toThrow('belongs to another installation')
  takeFolder(folder, other)
  expect(() => ownFolder(folder, data)).toThrow('belongs to another installation')
  expect(() => takeFolder(join(place, 'nowhere'), data)).toThrow('There is no')
})

test.each([
  ['ENOSPC', 'The disk is full ('],
  ['EDQUOT', 'The disk is full ('],
  ['EROFS', 'The disk is read-only.'],
  ['EACCES', 'It is closed to the user that the program runs as.'],
  ['ENOTDIR', 'A part of this path is a file'],
])('%s is a sentence without a stack', (code, sentence) => {
  const said = cannotWrite(place, Object.assign(new Error(`${code}: write`), { code }))
  expect(said).toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining(`${place} cannot be written. ${sentence}`),
  })
})

test('returns an error that the disk did not cause unchanged', () => {
  const bug = new TypeError('a bug')
  expect(cannotWrite(place, bug)).toBe(bug)
})
