import { administrators, screenAt } from '../web/frame/slice.ts'

export const investigationsScreens = [
  screenAt('/folio', () => import('./evidenceFiles/FolioScreen.tsx'), 'FolioScreen'),
  screenAt(
    '/dashboard/admin/what-happened',
    () => import('./timeline/TimelineScreen.tsx'),
    'TimelineScreen',
    administrators,
    'section',
  ),
]
