/** One's own account, with how one wishes to be told of visits, who shares the home, and what is held about oneself. */
import { HouseholdCard } from '../../households/HouseholdCard.tsx'
import { NoticesCard } from '../../notices/NoticesCard.tsx'
import { PrivacyCard } from '../../privacy/PrivacyCard.tsx'
import { AccountScreen } from '../../session/account/AccountScreen.tsx'
import { useMe } from '../../session/currentSession.web.ts'

export function MyAccountScreen() {
  const me = useMe()
  const livesSomewhere = me.user_role === 'resident' && me.may_enter
  return (
    <AccountScreen
      extra={
        <>
          {livesSomewhere ? <HouseholdCard /> : null}
          <NoticesCard />
        </>
      }
      last={<PrivacyCard />}
    />
  )
}
