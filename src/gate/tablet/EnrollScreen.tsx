/** On /station a tablet takes the code of its administration, and belongs to that gate from then on. */
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { codeLength, inGroups, readCode } from '../../session/start/startCodes.ts'
import { platformRefusals } from '../../shared/refusal.ts'
import type { Refused } from '../../web/calls/api.ts'
import { fieldProblem, RefusalTexts, useRefusalText } from '../../web/calls/refusals.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useFirstField } from '../../web/form/firstField.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import styles from './EnrollScreen.module.css'
import { canMakePinKey } from './pinKey.web.ts'
import { stationLockMessages } from './stationLock.messages.ts'
import { stationsRefusals } from './stations.refusals.ts'
import { isOfGate } from './tabletState.web.ts'
import { enroll, useVault } from './vault.web.ts'

const refusals = { ...platformRefusals, ...stationsRefusals }

export function EnrollScreen() {
  const text = useText(stationLockMessages)
  const { vault } = useVault()
  // The vault reports that the server accepted the code.
  const linked = vault !== null || isOfGate()
  return (
    <PublicFrame
      title={linked ? text.enrolled_title : text.enroll_title}
      subtitle={linked ? text.enrolled_text : text.enroll_text}
      beside={text.beside}
      bare
    >
      <RefusalTexts words={refusals}>
        <EnrollForm />
      </RefusalTexts>
    </PublicFrame>
  )
}

function EnrollForm() {
  const text = useText(stationLockMessages)
  const refusalText = useRefusalText()
  const first = useFirstField()
  const { vault } = useVault()
  const [code, setCode] = useState('')
  const [empty, setEmpty] = useState(false)
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<Refused | null>(null)
  if (isOfGate()) {
    return (
      <Stack>
        {vault ? <Note>{text.enrolled(vault.gate.name)}</Note> : null}
        <LinkButton to="/guard">{text.to_gate}</LinkButton>
      </Stack>
    )
  }
  if (!canMakePinKey()) return <Note tone="bad">{text.insecure}</Note>
  return (
    <form
      ref={first}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(code.trim() === '')
        if (code.trim() === '') return
        setPending(true)
        setFailed(null)
        enroll(code)
          .catch((error: Refused) => setFailed(error))
          .finally(() => setPending(false))
      }}
    >
      <Stack>
        {failed ? <Note tone="bad">{refusalText(failed)}</Note> : null}
        <TextInput
          label={text.code}
          description={text.code_hint}
          classNames={{ input: styles.cells ?? '' }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          withAsterisk
          value={code}
          error={empty ? fieldProblem('required') : undefined}
          onChange={(event) => {
            setEmpty(false)
            const { value, selectionEnd } = event.currentTarget
            // Groups the code only while the user types at its end, so that a correction keeps its place.
            setCode(selectionEnd === value.length ? inGroups(readCode(value).slice(0, codeLength)) : value)
          }}
        />
        <Button type="submit" loading={pending} fullWidth>
          {text.enroll}
        </Button>
      </Stack>
    </form>
  )
}
