import { administrators, screenAt } from '../web/frame/slice.ts'

export const importsScreens = [
  screenAt('/dashboard/admin/import', () => import('./ImportScreen.tsx'), 'ImportScreen', administrators, 'section'),
]
