import { expect, test } from 'vitest'
import { doubtsIn } from './doubtHabits.ts'

test('counts the amber verdicts whose only reason is an open request, and warns above one avoidable amber verdict in twenty', () => {
  const counted = (checked: number, amber: number, ...counts: number[]) =>
    doubtsIn({ checked, amber, habits: counts.map((count) => ({ count })) })
  expect(counted(0, 0)).toEqual({ waiting: 0, often: false })
  expect(counted(100, 30, 3, 2)).toEqual({ waiting: 25, often: false })
  expect(counted(100, 6, 4, 2)).toEqual({ waiting: 0, often: true })
})
