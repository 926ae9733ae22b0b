import { administrators, screenAt } from '../web/frame/slice.ts'

export const privacyScreens = [
  screenAt('/my-data', () => import('./visitors/VisitorRightsScreen.tsx'), 'VisitorRightsScreen'),
  screenAt('/privacy', () => import('./notice/NoticeScreen.tsx'), 'NoticeScreen'),
  screenAt(
    '/dashboard/admin/privacy',
    () => import('./visitors/PrivacyScreen.tsx'),
    'PrivacyScreen',
    administrators,
    'section',
  ),
]
