/** One's own account, with how one wishes to be told of visits and what is held about oneself. */
import { NoticesCard } from '../notices/NoticesCard.tsx'
import { PrivacyCard } from '../privacy/PrivacyCard.tsx'
import { AccountScreen } from '../session/AccountScreen.tsx'

export function MyAccountScreen() {
  return <AccountScreen extra={<NoticesCard />} last={<PrivacyCard />} />
}
