/** The user's account, with household, notices and privacy. */
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
