import { administrators, screenAt } from '../web/frame/slice.ts'

export const reportsScreens = [
  screenAt('/admin/reports', () => import('./ReportsScreen.tsx'), 'ReportsScreen', administrators),
]
