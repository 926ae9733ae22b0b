import { administrators, screenAt } from '../web/frame/slice.ts'

export const keysScreens = [
  screenAt('/keys', () => import('./KeysScreen.tsx'), 'KeysScreen', ['agent', ...administrators]),
]
