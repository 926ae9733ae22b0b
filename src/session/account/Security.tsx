import { Button } from '@mantine/core'
import { IconLock, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Fold, QuietLine } from '../../web/cards/Fold.tsx'
import { useText } from '../../web/language/language.tsx'
import type { CurrentPerson } from '../session.contract.ts'
import { Activity } from './Activity.tsx'
import { accountMessages } from './account.messages.ts'
import { OpenSessions } from './OpenSessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { runsThings, SecondFactorAct, SecondFactorState, WhySecondFactor } from './SecondFactorCard.tsx'

export function Security({ person }: { person: CurrentPerson }) {
  const { account, second_factor } = useText(accountMessages)
  const [changes, setChanges] = useState(false)
  return (
    <>
      <QuietLine
        title={account.password_title}
        icon={IconLock}
        said={account.password_hint}
        act={
          <Button variant="subtle" px="xs" aria-label={account.change_password} onClick={() => setChanges(true)}>
            {account.change}
          </Button>
        }
      />
      <Fold
        title={second_factor.title}
        icon={IconShieldCheck}
        said={<SecondFactorState person={person} />}
        open={runsThings(person) && !person.second_factor}
      >
        <p>
          <WhySecondFactor person={person} />
        </p>
        <div>
          <SecondFactorAct person={person} />
        </div>
      </Fold>
      <OpenSessions />
      <Activity />
      {changes ? <PasswordForm onClose={() => setChanges(false)} /> : null}
    </>
  )
}
