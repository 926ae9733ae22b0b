/** The user's own account: details, password, second factor and open sessions. */
import type { ReactNode } from 'react'
import { Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { useInstallation, useMe } from '../currentSession.web.ts'
import { ActivityCard } from './ActivityCard.tsx'
import './AccountScreen.css'
import { accountMessages } from './account.messages.ts'
import { CardForm } from './CardForm.tsx'
import { OwnEmailForm } from './OwnEmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

export function AccountScreen({ extra, last }: { extra?: ReactNode; last?: ReactNode }) {
  const { account } = useText(accountMessages)
  const me = useMe()
  const { sends_mail } = useInstallation()
  return (
    <Page title={account.title} subtitle={account.subtitle}>
      <div className="garita-account">
        <Stack>
          <CardForm person={me} />
          {sends_mail && me.email === '' ? <OwnEmailForm /> : null}
          {extra}
        </Stack>
        <Stack>
          <PasswordForm />
          <SecondFactorCard person={me} />
          <SessionsCard />
          <ActivityCard />
          {last}
        </Stack>
      </div>
    </Page>
  )
}
