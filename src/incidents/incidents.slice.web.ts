import { administrators, screenAt } from '../web/frame/slice.ts'

export const incidentsScreens = [
  screenAt(
    '/dashboard/admin/incident',
    () => import('./IncidentScreen.tsx'),
    'IncidentScreen',
    ['board', ...administrators],
    'section',
  ),
]
