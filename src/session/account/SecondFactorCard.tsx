import { Button, TextInput } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { PasswordField } from '../../web/form/fields/PasswordField.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { type CurrentPerson, session } from '../session.contract.ts'
import { accountMessages } from './account.messages.ts'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'

interface SecondFactorCardProps {
  person: CurrentPerson
  /** Set if turning it on is the only act of the screen. */
  main?: boolean
}

export function SecondFactorCard({ person, main = false }: SecondFactorCardProps) {
  const text = useText(accountMessages).second_factor
  return (
    <Card title={text.title} icon={IconShieldCheck} extra={<SecondFactorState person={person} />}>
      <p>
        <WhySecondFactor person={person} />
      </p>
      <div>
        <SecondFactorAct person={person} main={main} />
      </div>
    </Card>
  )
}

export function SecondFactorState({ person }: SecondFactorCardProps) {
  const text = useText(accountMessages).second_factor
  return (
    <StateBadge tone={person.second_factor ? 'good' : 'idle'} look="plain">
      {person.second_factor ? text.on : text.off}
    </StateBadge>
  )
}

export const runsThings = ({ user_role }: CurrentPerson) => user_role === 'admin' || user_role === 'super_admin'

export function WhySecondFactor({ person }: SecondFactorCardProps) {
  const text = useText(accountMessages).second_factor
  return (
    <>
      {text.why} {runsThings(person) && !person.second_factor ? <strong>{text.recommended}.</strong> : null}
    </>
  )
}

/** Turns it on, or off if the installation does not require it. */
export function SecondFactorAct({ person, main = false }: SecondFactorCardProps) {
  const text = useText(accountMessages).second_factor
  const [dialog, setDialog] = useState<'on' | 'off' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      {person.second_factor ? (
        person.second_factor_required ? null : (
          <Button variant="default" onClick={() => setDialog('off')}>
            {text.turn_off}
          </Button>
        )
      ) : (
        <Button variant={main ? 'filled' : 'default'} onClick={() => setDialog('on')}>
          {text.turn_on}
        </Button>
      )}
      {dialog === 'on' ? <SecondFactorDialog onClose={close} /> : null}
      {dialog === 'off' ? <TurnOffDialog onClose={close} /> : null}
    </>
  )
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const text = useText(accountMessages).second_factor
  const saving = useCallForm(session.dropSecondFactor, {
    initial: { password: '', code: '' },
    done: () => {
      toastSuccess(text.turned_off)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.turn_off} submit={text.turn_off} onClose={onClose}>
      <p>{text.turn_off_text}</p>
      <PasswordField
        autoComplete="current-password"
        label={text.your_password}
        withAsterisk
        {...saving.form.getInputProps('password')}
      />
      <TextInput
        label={text.drop_code}
        description={text.drop_code_hint}
        autoComplete="one-time-code"
        withAsterisk
        {...saving.form.getInputProps('code')}
      />
    </FormDialog>
  )
}
