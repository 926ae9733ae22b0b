/** A relief types their name and the code that was read to them. */
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useServerNow } from '../../../web/calls/api.ts'
import { useText } from '../../../web/language/language.tsx'
import { byCode } from '../attempts.web.ts'
import { DigitPad } from '../DigitPad.tsx'
import type { OpeningProps } from '../LockPad.tsx'
import { unlock, useVault } from '../vault.web.ts'
import { reliefMessages } from './relief.messages.ts'
import { reliefCodeLength, reliefNow } from './relief.ts'
import { longestReliefName, reliefName } from './reliefName.ts'

export function ReliefPad({ vault, handed, onOpened }: OpeningProps) {
  const text = useText(reliefMessages)
  const { refused } = useVault()
  const now = useServerNow()
  const [typed, setTyped] = useState('')
  const name = reliefName.safeParse(typed)
  if (!reliefNow(vault, now)) {
    return (
      <p className="garita-lock-said" role="status">
        {vault.relief_days?.length ? text.other_day : text.not_ready}
      </p>
    )
  }
  const open = async (code: string) => {
    const opened = name.success && (await unlock(byCode(code, name.data), handed))
    if (opened) onOpened?.()
    return opened
  }
  return (
    <>
      <TextInput
        label={text.name}
        description={text.name_hint}
        size="lg"
        value={typed}
        maxLength={longestReliefName}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={({ key, currentTarget }) => {
          // Then the digits come from the same keyboard.
          if (key === 'Enter') currentTarget.blur()
        }}
      />
      <DigitPad
        length={reliefCodeLength}
        label={text.code}
        keys={text.keys}
        shut={!name.success}
        wrong={text.wrong}
        hint={refused ? text.refused : name.success ? text.type_code : text.name_first}
        open={open}
      />
    </>
  )
}
