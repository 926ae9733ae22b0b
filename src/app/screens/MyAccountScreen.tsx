import { IconUsers } from '@tabler/icons-react'
import { kindAddresses } from '../../authorizations/kindAddresses.ts'
import { homePeopleTexts } from '../../households/homePeople/homePeople.messages.ts'
import { HomeDisclosures } from '../../investigations/DisclosureLists.tsx'
import { NoticesCard } from '../../notices/NoticesCard.tsx'
import { PrivacyCard } from '../../privacy/PrivacyCard.tsx'
import { AccountScreen } from '../../session/account/AccountScreen.tsx'
import { useMe } from '../../session/currentSession.web.ts'
import { HomesCard } from '../../session/join/HomesCard.tsx'
import { oversees } from '../../shared/roles.ts'
import { QuietLine } from '../../web/cards/Fold.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'

export function MyAccountScreen() {
  const text = useText(homePeopleTexts)
  const me = useMe()
  const livesSomewhere = me.user_role === 'resident' && me.may_enter
  // Staff with a home of their own see it, others have none to show.
  const hasHome = me.user_role === 'resident' || me.homes.length > 0
  return (
    <AccountScreen
      extra={
        hasHome ? (
          <>
            {livesSomewhere ? (
              <QuietLine
                title={text.title}
                icon={IconUsers}
                said={text.said}
                act={
                  <LinkButton to={kindAddresses.co_resident} variant="subtle" px="xs" aria-label={text.open_about}>
                    {text.open}
                  </LinkButton>
                }
              />
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
