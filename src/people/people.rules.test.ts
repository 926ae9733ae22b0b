import { expect, test } from 'vitest'
import { approvalStatuses, userRoles } from '../shared/roles.ts'
import { decisionsFrom, isStaff, rolesToGive } from './people.rules.ts'

test('lets only a super administrator create another, and only administrators give roles', () => {
  expect(Object.fromEntries(userRoles.map((role) => [role, rolesToGive(role)]))).toEqual({
    resident: [],
    agent: [],
    supervisor: [],
    board: [],
    admin: ['resident', 'agent', 'supervisor', 'board', 'admin'],
    super_admin: ['resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin'],
  })
})

test('allows a decision about a pending person, and its reversal', () => {
  expect(Object.fromEntries(approvalStatuses.map((status) => [status, decisionsFrom(status)]))).toEqual({
    pending: ['approved', 'rejected'],
    approved: ['rejected'],
    rejected: ['approved'],
  })
})

test('counts everyone with an assignment as staff', () => {
  expect(userRoles.filter(isStaff)).toEqual(['agent', 'supervisor', 'board', 'admin'])
})
