import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Folds } from '../../web/cards/Fold.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { useMe } from '../currentSession.web.ts'
import styles from './AccountScreen.module.css'
import { accountMessages } from './account.messages.ts'
import { OwnCard } from './OwnCard.tsx'
import { Security } from './Security.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Text fw={600} mb="0.375rem">
        {title}
      </Text>
      <Folds>{children}</Folds>
    </section>
  )
}

export function AccountScreen({ extra, last }: { extra?: ReactNode; last?: ReactNode }) {
  const { account } = useText(accountMessages)
  const me = useMe()
  return (
    <Page title={account.title}>
      <Stack className={styles.screen} gap="1.25rem" maw="60rem">
        <OwnCard person={me} />
        {extra ? <Part title={account.belonging}>{extra}</Part> : null}
        <Part title={account.security}>
          <Security person={me} />
        </Part>
        {last ? <Part title={account.keeping}>{last}</Part> : null}
      </Stack>
    </Page>
  )
}
