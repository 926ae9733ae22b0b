/** Announcements: the administration writes and counts them, residents and guards read theirs. */
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { lazyScreen } from '../web/router/lazyScreen.tsx'
import { announcementMessages } from './announcements.messages.ts'
import { ReceivedAnnouncements } from './ReceivedAnnouncements.tsx'

const AnnouncementDesk = lazyScreen(() => import('./desk/AnnouncementDesk.tsx'), 'AnnouncementDesk')

export function AnnouncementsScreen() {
  const text = useText(announcementMessages)
  const { user_role } = useCurrentUser()
  if (user_role === 'admin' || user_role === 'super_admin') return <AnnouncementDesk />
  return (
    <Page title={text.title}>
      <ReceivedAnnouncements />
    </Page>
  )
}
