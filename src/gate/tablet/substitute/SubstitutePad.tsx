/** A substitute guard types their name and the code that was read to them. */
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useServerNow } from '../../../web/calls/api.ts'
import { useText } from '../../../web/language/language.tsx'
import { byCode } from '../attempts.web.ts'
import { DigitPad } from '../DigitPad.tsx'
import type { OpeningProps } from '../LockPad.tsx'
import { unlock, useVault } from '../vault.web.ts'
import { substituteMessages } from './substitute.messages.ts'
import { dailyCodeLength, substituteNow } from './substitute.ts'
import { longestSubstituteName, substituteName } from './substituteName.ts'

export function SubstitutePad({ vault, handed, onOpened }: OpeningProps) {
  const text = useText(substituteMessages)
  const { refused } = useVault()
  const now = useServerNow()
  const [typed, setTyped] = useState('')
  const name = substituteName.safeParse(typed)
  if (!substituteNow(vault, now)) {
    return (
      <Text ta="center" role="status">
        {vault.relief_days?.length ? text.other_day : text.not_ready}
      </Text>
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
        maxLength={longestSubstituteName}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={({ key, currentTarget }) => {
          // The guard types name and digits on the same keyboard.
          if (key === 'Enter') currentTarget.blur()
        }}
      />
      <DigitPad
        length={dailyCodeLength}
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
