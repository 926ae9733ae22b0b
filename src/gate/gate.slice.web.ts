import { administrators, screenAt } from '../web/frame/slice.ts'

export const gateScreens = [
  screenAt('/station', () => import('./tablet/EnrollScreen.tsx'), 'EnrollScreen'),
  screenAt('/dashboard/admin/gates', () => import('./admin/GatesScreen.tsx'), 'GatesScreen', administrators, 'section'),
]
