import { messages, type Spoken } from './messages.ts'
import type { UserRole } from './roles.ts'

export const roleTexts = messages({
  resident: { es: 'Residente', en: 'Resident' },
  agent: { es: 'Operador', en: 'Operator' },
  supervisor: { es: 'Supervisor de guardias', en: 'Guard supervisor' },
  board: { es: 'Comité', en: 'Board' },
  admin: { es: 'Administrador', en: 'Administrator' },
  super_admin: { es: 'Super administrador', en: 'Super administrator' },
})

export const approvalTexts = messages({
  pending: { es: 'Pendiente', en: 'Pending' },
  approved: { es: 'Aprobado', en: 'Approved' },
  rejected: { es: 'Rechazado', en: 'Rejected' },
})

/** Staff have no unit; the screens show this instead. */
export const staffUnitTexts = messages({
  agent: { es: 'Operador', en: 'Operator' },
  supervisor: { es: 'Supervisor', en: 'Supervisor' },
  board: { es: 'Comité', en: 'Board' },
  admin: { es: 'Admin', en: 'Admin' },
})

export function unitLabel(
  { user_role, unit_number }: { user_role: UserRole; unit_number: string | null },
  staff: Spoken<typeof staffUnitTexts>,
): string | null {
  if (user_role === 'resident') return unit_number
  return staff[user_role === 'super_admin' ? 'admin' : user_role]
}
