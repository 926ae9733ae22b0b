/** One's own account, with how one wishes to be told of visits. */
import { NoticesCard } from '../notices/NoticesCard.tsx'
import { AccountScreen } from '../session/AccountScreen.tsx'

export function MyAccountScreen() {
  return <AccountScreen extra={<NoticesCard />} />
}
