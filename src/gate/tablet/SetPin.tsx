/** A guard who has just typed their password chooses the PIN of this tablet. */
import { Button, PasswordInput, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { Refused } from '../../web/calls/api.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack as Parts } from '../../web/cards/Stack.tsx'
import { useFirstField } from '../../web/form/firstField.ts'
import { useText } from '../../web/language/language.tsx'
import { lockLook } from './lockLook.ts'
import styles from './StationLock.module.css'
import { stationLockMessages } from './stationLock.messages.ts'
import { isPin, isWeakPin, type Opened, pinLength, type Vault } from './vault.ts'
import { setPin } from './vault.web.ts'

interface SetPinProps {
  agent: Opened['agent']
  vault: Vault
  onLeave: () => void
}

export function SetPin({ agent, vault, onLeave }: SetPinProps) {
  const text = useText(stationLockMessages)
  const refusalText = useRefusalText()
  const first = useFirstField()
  const [typed, setTyped] = useState({ pin: '', again: '' })
  const [tried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<Refused | null>(null)
  const wrong = !isPin(typed.pin) ? text.shape : isWeakPin(typed.pin) ? text.weak : null
  const differs = typed.again !== typed.pin ? text.differs : null
  const field = (name: 'pin' | 'again') => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: value.replace(/\D/g, '') }),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: pinLength,
    withAsterisk: true,
  })
  const save = () => {
    setTried(true)
    if (wrong || differs) return
    setPending(true)
    setPin(typed.pin, agent)
      .catch((error: Refused) => setFailed(error))
      .finally(() => setPending(false))
  }
  return (
    <Stack component="main" className={styles.lock} {...lockLook} id="content">
      <Title ta="center">{vault.gate.name}</Title>
      <form
        ref={first}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Parts>
          <Title order={2}>{text.set_title}</Title>
          <p>{text.set_text(agent.name)}</p>
          {failed ? (
            <Note tone="bad" title={text.failed}>
              {refusalText(failed)}
            </Note>
          ) : null}
          <PasswordInput label={text.new_pin} error={tried ? wrong : null} {...field('pin')} />
          <PasswordInput label={text.again} error={tried && !wrong ? differs : null} {...field('again')} />
          <Button type="submit" size="lg" loading={pending} fullWidth>
            {text.save}
          </Button>
          <Button variant="default" onClick={onLeave} disabled={pending} fullWidth>
            {text.leave}
          </Button>
        </Parts>
      </form>
    </Stack>
  )
}
