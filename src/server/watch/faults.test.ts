import { expect, test } from 'vitest'
import { Refusal } from '../../shared/refusal.ts'
import { openFaults } from './faults.ts'

test('writes one line a minute for each kind, with its count and its cause', () => {
  const lines: unknown[] = []
  let now = 0
  const faults = openFaults({ warn: (line: unknown) => void lines.push(line) }, () => now)
  const cause = new Error('could not extend file: No space left on device')
  const full = new Refusal('storage_full', 503, {}, { cause })
  for (let second = 0; second < 61; second++) {
    now = second * 1_000
    faults.see('storage_full', full)
  }
  faults.see('busy', new Refusal('busy', 503))
  expect(lines).toEqual([
    { fault: 'storage_full', times: 1, err: cause },
    { fault: 'storage_full', times: 60, err: cause },
    { fault: 'busy', times: 1, err: expect.any(Refusal) },
  ])
})
