import { administrators, screenAt } from '../web/frame/slice.ts'

export const logIntegrityScreens = [
  screenAt('/dashboard/admin/log-proof', () => import('./ProofScreen.tsx'), 'ProofScreen', administrators, 'section'),
]
