/** Shows all people of the home: the accounts first, then the people without an account. */
import { Box, Title } from '@mantine/core'
import { AuthorizationsScreen } from '../../authorizations/AuthorizationsScreen.tsx'
import { MyPassButton } from '../../authorizations/passes/MyPassButton.tsx'
import { HouseholdCard } from '../../households/HouseholdCard.tsx'
import { homePeopleTexts } from '../../households/homePeople/homePeople.messages.ts'
import { households } from '../../households/households.contract.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { StaysButton } from '../../stays/StaysButton.tsx'
import { HomeCode } from '../../units/code/HomeCode.tsx'
import { unitCodes } from '../../units/code/unitCodes.contract.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { OthersOfHome } from './OthersOfHome.tsx'

export function HomePeopleScreen() {
  const text = useText(homePeopleTexts)
  const { home, condominium, unit_number } = useMe()
  const accounts = useRead(households.mine, {})
  const invites = useRead(unitCodes.mayInvite, {}, { enabled: Boolean(condominium && unit_number) })
  const waiting = accounts.isLoading || invites.isLoading
  return (
    <AuthorizationsScreen
      type="co_resident"
      waiting={waiting}
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
          <Box display={waiting ? 'none' : 'contents'}>
            <Title order={2} mt="md">
              {text.without}
            </Title>
            <p className="garita-second">{text.without_text}</p>
          </Box>
        </>
      }
      after={<OthersOfHome />}
    />
  )
}
