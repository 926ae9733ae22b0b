import { administrators, screenAt } from '../web/frame/slice.ts'

export const announcementsScreens = [
  screenAt('/announcements', () => import('./AnnouncementsScreen.tsx'), 'AnnouncementsScreen', [
    'resident',
    'agent',
    ...administrators,
  ]),
]
