import { screenAt, staff } from '../web/frame/slice.ts'

export const authorizationsScreens = [
  screenAt('/passes', () => import('./passes/OwnPassesScreen.tsx'), 'OwnPassesScreen'),
  screenAt('/worker', () => import('./workers/WorkerScreen.tsx'), 'WorkerScreen'),
  screenAt('/workers', () => import('./workers/WorkersScreen.tsx'), 'WorkersScreen', staff),
]
