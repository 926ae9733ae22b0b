/** Which roles a reader may give, which decisions a state leaves, and who counts as staff. */
import { expect, test } from 'vitest'
import { approvalStatuses, userRoles } from '../shared/roles.ts'
import { decisionsFrom, isStaff, rolesToGive } from './people.rules.ts'

test('only a super administrator makes another one, and only those who administer give a role', () => {
  expect(Object.fromEntries(userRoles.map((role) => [role, rolesToGive(role)]))).toEqual({
    resident: [],
    agent: [],
    supervisor: [],
    board: [],
    admin: ['resident', 'agent', 'supervisor', 'board', 'admin'],
    super_admin: ['resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin'],
  })
})

test('a pending person can be approved or rejected, and a decision can be reversed', () => {
  expect(Object.fromEntries(approvalStatuses.map((status) => [status, decisionsFrom(status)]))).toEqual({
    pending: ['approved', 'rejected'],
    approved: ['rejected'],
    rejected: ['approved'],
  })
})

test('all who are assigned to condominiums are staff', () => {
  expect(userRoles.filter(isStaff)).toEqual(['agent', 'supervisor', 'board', 'admin'])
})
