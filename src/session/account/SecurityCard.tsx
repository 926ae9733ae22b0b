/** How the account is kept safe: password, second factor, where it is open, and what happened with it. */
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../web/cards/Card.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import type { CurrentPerson } from '../session.contract.ts'
import { Activity } from './Activity.tsx'
import { accountMessages } from './account.messages.ts'
import { OpenSessions } from './OpenSessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactorAct, SecondFactorState, WhySecondFactor } from './SecondFactorCard.tsx'

export function SecurityCard({ person }: { person: CurrentPerson }) {
  const { account, second_factor } = useText(accountMessages)
  const [changes, setChanges] = useState(false)
  return (
    <Card title={account.security} icon={IconLock}>
      <LineList>
        <li>
          <div>
            <strong>{account.password_title}</strong>
            <span>{account.password_hint}</span>
          </div>
          <Button variant="default" onClick={() => setChanges(true)}>
            {account.change_password}
          </Button>
        </li>
        <li>
          <div>
            <strong>
              {second_factor.title} <SecondFactorState person={person} />
            </strong>
            <span>
              <WhySecondFactor person={person} />
            </span>
          </div>
          <SecondFactorAct person={person} />
        </li>
      </LineList>
      <OpenSessions />
      <Activity />
      {changes ? <PasswordForm onClose={() => setChanges(false)} /> : null}
    </Card>
  )
}
