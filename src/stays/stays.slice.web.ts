import { administrators, screenAt } from '../web/frame/slice.ts'

export const staysScreens = [
  screenAt('/stays', () => import('./StaysScreen.tsx'), 'StaysScreen', ['resident', ...administrators]),
]
