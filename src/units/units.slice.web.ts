import { administrators, screenAt } from '../web/frame/slice.ts'

export const unitsScreens = [
  screenAt('/dashboard/admin/units', () => import('./UnitsScreen.tsx'), 'UnitsScreen', administrators, 'section'),
]
