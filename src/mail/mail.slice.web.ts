import { screenAt } from '../web/frame/slice.ts'

export const mailScreens = [screenAt('/admin/mail', () => import('./MailScreen.tsx'), 'MailScreen', ['super_admin'])]
