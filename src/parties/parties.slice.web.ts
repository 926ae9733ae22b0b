import { screenAt } from '../web/frame/slice.ts'

export const partiesScreens = [
  screenAt('/dashboard/parties', () => import('./PartiesScreen.tsx'), 'PartiesScreen', ['resident']),
]
