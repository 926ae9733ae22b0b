import { screenAt } from '../web/frame/slice.ts'

export const channelsScreens = [
  screenAt('/dashboard/admin/webhook', () => import('./ChannelScreen.tsx'), 'ChannelScreen', ['admin'], 'section'),
]
