import { HouseholdCard } from '../../households/HouseholdCard.tsx'
import { HomeDisclosures } from '../../investigations/DisclosureLists.tsx'
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
  // Staff with a home of their own see it, others have none to show.
  const hasHome = me.user_role === 'resident' || me.homes.length > 0
  const { condominium, unit_number } = me
  return (
    <AccountScreen
      extra={
        hasHome ? (
          <>
            {livesSomewhere ? (
              <HouseholdCard>
                {condominium && unit_number ? <HomeCode place={condominium} unit_number={unit_number} /> : null}
              </HouseholdCard>
            ) : null}
            <HomesCard homes={me.homes} />
          </>
        ) : null
      }
      last={
        <>
          {oversees(me.user_role) ? null : <NoticesCard />}
          <PrivacyCard />
          {livesSomewhere ? <HomeDisclosures /> : null}
        </>
      }
    />
  )
}
