import { administrators, screenAt } from '../web/frame/slice.ts'

export const peopleScreens = [
  screenAt(
    '/dashboard/admin/invitations',
    () => import('./invite/InvitationsScreen.tsx'),
    'InvitationsScreen',
    administrators,
    'section',
  ),
  screenAt('/admin/approvals', () => import('./approvals/Approvals.tsx'), 'ApprovalsScreen', ['super_admin'], 'page'),
]
