import { screenAt } from '../web/frame/slice.ts'

export const guardsScreens = [
  screenAt('/admin/operators', () => import('./OperatorsScreen.tsx'), 'OperatorsScreen', ['super_admin']),
]
