/** Shows all people of the home: the accounts first, then the people without an account. */
import { Title } from '@mantine/core'
import { AuthorizationsScreen } from '../../authorizations/AuthorizationsScreen.tsx'
import { MyPassButton } from '../../authorizations/passes/MyPassButton.tsx'
import { HouseholdCard } from '../../households/HouseholdCard.tsx'
import { homePeopleTexts } from '../../households/homePeople/homePeople.messages.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { StaysButton } from '../../stays/StaysButton.tsx'
import { HomeCode } from '../../units/code/HomeCode.tsx'
import { useText } from '../../web/language/language.tsx'
import { OthersOfHome } from './OthersOfHome.tsx'

export function HomePeopleScreen() {
  const text = useText(homePeopleTexts)
  const { home, condominium, unit_number } = useMe()
  return (
    <AuthorizationsScreen
      type="co_resident"
      before={
        <>
          <HouseholdCard pass={home ? <MyPassButton home={home} /> : null}>
            {condominium && unit_number ? (
              <HomeCode
                place={condominium}
                unit_number={unit_number}
                otherwise={<p className="garita-second">{text.cannot_invite}</p>}
                stays={home ? <StaysButton /> : null}
              />
            ) : null}
          </HouseholdCard>
          <Title order={2} mt="md">
            {text.without}
          </Title>
          <p className="garita-second">{text.without_text}</p>
        </>
      }
      after={<OthersOfHome />}
    />
  )
}
