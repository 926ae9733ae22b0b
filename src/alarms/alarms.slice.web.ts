import { administrators, screenAt } from '../web/frame/slice.ts'

export const alarmsScreens = [
  screenAt('/dashboard/admin/alarms', () => import('./AlarmsScreen.tsx'), 'Alarms', administrators, 'section'),
]
