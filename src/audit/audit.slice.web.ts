import { administrators, screenAt } from '../web/frame/slice.ts'

export const auditScreens = [
  screenAt('/dashboard/admin/audit', () => import('./AuditScreen.tsx'), 'AuditScreen', administrators, 'section'),
]
