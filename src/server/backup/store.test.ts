import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backupsIn, nameOfBackup, nameOfWal, removeOld, walFolder, walIn } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'garita-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('keeps the newest backups and the WAL after each of them', () => {
  const old = join(folder, 'old')
  mkdirSync(walFolder(old, 'aaaaaaaa'), { recursive: true })
  mkdirSync(walFolder(old, 'bbbbbbbb'))
  for (const day of [1, 2, 3]) {
    const chain = day === 1 ? 'bbbbbbbb' : 'aaaaaaaa'
    writeFileSync(join(old, nameOfBackup({ at: new Date(2026, 10, day), chain, from: BigInt(day) * 100n })), '')
  }
  for (const from of [0n, 100n, 200n, 300n])
    writeFileSync(
      join(
        walFolder(old, 'aaaaaaaa'),
        nameOfWal({ from, to: from + 100n, at: new Date(2026, 10, 3), hash: '0'.repeat(16) }),
      ),
      '',
    )
  writeFileSync(join(old, 'notes.txt'), '')
  removeOld(old, 2, 'aaaaaaaa', new Date(2026, 10, 4))
  expect(backupsIn(old).map(({ from }) => from)).toEqual([200n, 300n])
  expect(walIn(old, 'aaaaaaaa').map(({ from }) => from)).toEqual([200n, 300n])
  expect(readdirSync(old)).toHaveLength(4)
  // Without backups for a long time, the newest one and its WAL are kept past 35 days.
  removeOld(old, 14, 'aaaaaaaa', new Date(2026, 11, 6, 12))
  expect(backupsIn(old).map(({ from }) => from)).toEqual([200n, 300n])
  removeOld(old, 14, 'aaaaaaaa', new Date(2026, 11, 7, 12))
  expect(backupsIn(old).map(({ from }) => from)).toEqual([300n])
  expect(walIn(old, 'aaaaaaaa').map(({ from }) => from)).toEqual([300n])
  writeFileSync(join(old, nameOfBackup({ at: new Date(2026, 10, 2), chain: 'aaaaaaaa', from: 200n })), '')
  removeOld(old, 60, 'aaaaaaaa', new Date(2026, 11, 20))
  expect(backupsIn(old)).toHaveLength(2)
})

test('keeps the order of the backups of a run although the clock was ahead for some time', () => {
  const ahead = join(folder, 'ahead')
  const backup = (day: number, from: bigint, chain = 'aaaaaaaa') =>
    writeFileSync(join(ahead, nameOfBackup({ at: new Date(2026, 10, day), chain, from })), '')
  mkdirSync(walFolder(ahead, 'aaaaaaaa'), { recursive: true })
  backup(1, 100n)
  backup(20, 200n)
  backup(21, 300n)
  backup(2, 400n)
  const now = new Date(2026, 10, 2, 12)
  expect(backupsIn(ahead).map(({ from }) => from)).toEqual([100n, 200n, 300n, 400n])
  removeOld(ahead, 2, 'aaaaaaaa', now)
  expect(backupsIn(ahead).map(({ from }) => from)).toEqual([300n, 400n])
  // The current run is the newest, even if another run has a backup of the same second.
  backup(1, 50n, 'bbbbbbbb')
  backup(1, 500n)
  expect(backupsIn(ahead, 'aaaaaaaa').at(-1)).toMatchObject({ from: 500n })
  expect(backupsIn(ahead, 'bbbbbbbb').at(-1)).toMatchObject({ from: 50n })
  removeOld(ahead, 1, 'bbbbbbbb', now)
  expect(backupsIn(ahead).map(({ chain }) => chain)).toEqual(['bbbbbbbb'])
})
