/** The user's own account: who they are, what else belongs to it, and how it is kept safe. */
import type { ReactNode } from 'react'
import { Folds } from '../../web/cards/Fold.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { useMe } from '../currentSession.web.ts'
import './AccountScreen.css'
import { accountMessages } from './account.messages.ts'
import { OwnCard } from './OwnCard.tsx'
import { Security } from './Security.tsx'

export function AccountScreen({ extra, last }: { extra?: ReactNode; last?: ReactNode }) {
  const { account } = useText(accountMessages)
  const me = useMe()
  return (
    <Page title={account.title} aside={account.subtitle}>
      <div className="garita-account">
        <Stack>
          <OwnCard person={me} />
          {extra ? <Folds>{extra}</Folds> : null}
        </Stack>
        <Folds>
          <Security person={me} />
          {last}
        </Folds>
      </div>
    </Page>
  )
}
