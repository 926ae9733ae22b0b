/** The user's account, with household, notices and privacy. */
import { HouseholdCard } from '../../households/HouseholdCard.tsx'
import { HomeLooks } from '../../looks/LookLists.tsx'
import { NoticesCard } from '../../notices/NoticesCard.tsx'
import { PrivacyCard } from '../../privacy/PrivacyCard.tsx'
import { AccountScreen } from '../../session/account/AccountScreen.tsx'
import { useMe } from '../../session/currentSession.web.ts'
import { HomesCard } from '../../session/join/HomesCard.tsx'
import { oversees } from '../../shared/roles.ts'
import { HomeCode } from '../../units/code/HomeCode.tsx'

export function MyAccountScreen() {
  const me = useMe()
  const livesSomewhere = me.user_role === 'resident' && me.may_enter
  const { condominium, unit_number } = me
  return (
    <AccountScreen
      extra={
        <>
          {livesSomewhere ? (
            <HouseholdCard>
              {condominium && unit_number ? <HomeCode place={condominium} unit_number={unit_number} /> : null}
            </HouseholdCard>
          ) : null}
          <HomesCard homes={me.homes} />
        </>
      }
      last={
        <>
          {oversees(me.user_role) ? null : <NoticesCard />}
          <PrivacyCard />
          {livesSomewhere ? <HomeLooks /> : null}
        </>
      }
    />
  )
}
