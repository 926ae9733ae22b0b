import { expect, test } from 'vitest'
import { lockDue } from './idleLock.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

test.each([
  ['off, nothing locks it', { minutes: null, idleMs: 9_999_999, endsAt: null }, null],
  ['a touch begins anew', { minutes: 5, idleMs: 0, endsAt: null }, { ms: 300_000, why: 'idle' }],
  ['after that long it is due', { minutes: 5, idleMs: 300_000, endsAt: null }, { ms: 0, why: 'idle' }],
  [
    'the day of a relief ends, off or not',
    { minutes: null, idleMs: 0, endsAt: inMinutes(2) },
    { ms: 120_000, why: 'day_over' },
  ],
  ['whichever is first', { minutes: 5, idleMs: 0, endsAt: inMinutes(2) }, { ms: 120_000, why: 'day_over' }],
  ['whichever is first, alone', { minutes: 5, idleMs: 240_000, endsAt: inMinutes(2) }, { ms: 60_000, why: 'idle' }],
])('%s', (_, facts, due) => expect(lockDue({ ...facts, now })).toEqual(due))
