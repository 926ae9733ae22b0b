import { administrators, screenAt } from '../web/frame/slice.ts'

export const mattersScreens = [
  screenAt('/messages', () => import('./MattersScreen.tsx'), 'MattersScreen', ['resident', ...administrators]),
]
