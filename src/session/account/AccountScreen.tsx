/** The user's own account: who they are, what else belongs to it, and how it is kept safe. */
import type { ReactNode } from 'react'
import { Folds } from '../../web/cards/Fold.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { useMe } from '../currentSession.web.ts'
import './AccountScreen.css'
import { accountMessages } from './account.messages.ts'
import { OwnCard } from './OwnCard.tsx'
import { Security } from './Security.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <p className="garita-account-part">{title}</p>
      <Folds>{children}</Folds>
    </section>
  )
}

export function AccountScreen({ extra, last }: { extra?: ReactNode; last?: ReactNode }) {
  const { account } = useText(accountMessages)
  const me = useMe()
  return (
    <Page title={account.title} aside={account.subtitle}>
      <div className="garita-account">
        <OwnCard person={me} />
        {extra ? <Part title={account.belonging}>{extra}</Part> : null}
        <Part title={account.security}>
          <Security person={me} />
        </Part>
        {last ? <Part title={account.keeping}>{last}</Part> : null}
      </div>
    </Page>
  )
}
