/** The acts on a person that the screens offer an administrator; the database decides by itself. */
import type { ApprovalStatus, UserRole } from '../shared/roles.ts'

const given = ['resident', 'agent', 'supervisor', 'board', 'admin'] as const

export function rolesToGive(reader: UserRole): UserRole[] {
  if (reader === 'super_admin') return [...given, 'super_admin']
  return reader === 'admin' ? [...given] : []
}

export function decisionsFrom(status: ApprovalStatus): ('approved' | 'rejected')[] {
  if (status === 'pending') return ['approved', 'rejected']
  return status === 'approved' ? ['rejected'] : ['approved']
}

export const isStaff = (role: UserRole) => role !== 'resident' && role !== 'super_admin'
