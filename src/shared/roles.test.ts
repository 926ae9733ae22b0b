import { expect, test } from 'vitest'
import { speak } from './messages.ts'
import { staffUnitTexts, unitLabel } from './roles.messages.ts'
import { approvalStatuses, userRoles } from './roles.ts'

test.each([
  ['resident', 'A-1', 'A-1'],
  ['resident', null, null],
  ['agent', null, 'Operador'],
  ['agent', 'A-1', 'Operador'],
  ['supervisor', null, 'Supervisor'],
  ['board', 'A-1', 'Comité'],
  ['admin', null, 'Admin'],
  ['super_admin', null, 'Admin'],
] as const)('writes for a %s in unit %s: %s', (userRole, unitNumber, label) => {
  expect(unitLabel({ user_role: userRole, unit_number: unitNumber }, speak(staffUnitTexts, 'es'))).toBe(label)
})

test('uses the customer’s names for roles and account states', () => {
  expect(userRoles).toEqual(['resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin'])
  expect(approvalStatuses).toEqual(['pending', 'approved', 'rejected'])
})
