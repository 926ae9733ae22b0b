import { z } from 'zod'

export const userRoles = ['resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin'] as const
export const userRole = z.enum(userRoles)
export type UserRole = z.infer<typeof userRole>

/** Supervisors and boards read no line of the access log and get no notices. */
export const oversees = (role: UserRole) => role === 'supervisor' || role === 'board'

export const approvalStatuses = ['pending', 'approved', 'rejected'] as const
export const approvalStatus = z.enum(approvalStatuses)
export type ApprovalStatus = z.infer<typeof approvalStatus>
