/** Chooses a guard by their initials and takes their PIN. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { byPin } from './attempts.web.ts'
import { DigitPad } from './DigitPad.tsx'
import type { OpeningProps } from './LockPad.tsx'
import { stationLockMessages } from './stationLock.messages.ts'
import { pinLength, type Vault } from './vault.ts'
import { unlock, useVault } from './vault.web.ts'

export function PinPad({ vault, handed, onOpened }: OpeningProps) {
  const text = useText(stationLockMessages)
  const { refused } = useVault()
  const guards = labelled(vault.guards.filter(({ id }) => id !== handed?.handed_by))
  const [chosen, setChosen] = useState<string | null>(guards.length === 1 ? (guards[0]?.id ?? null) : null)
  const open = async (pin: string) => {
    const opened = chosen !== null && (await unlock(byPin(chosen, pin), handed))
    if (opened) onOpened?.()
    return opened
  }
  const hint = () => {
    if (guards.length === 0) return text.no_other
    const who = guards.find(({ id }) => id === chosen)
    if (!who) return text.choose
    return handed ? text.take_over(who.label) : text.type_pin
  }
  return (
    <>
      {guards.length > 1 ? (
        <Group justify="center" gap="xs" role="group" aria-label={text.who}>
          {guards.map(({ id, label }) => (
            <Button
              key={id}
              variant={id === chosen ? 'filled' : 'default'}
              miw="4.5rem"
              h="3.5rem"
              fz="xl"
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
            >
              {label}
            </Button>
          ))}
        </Group>
      ) : null}
      <DigitPad
        key={chosen}
        length={pinLength}
        label={text.pin}
        keys={text.keys}
        shut={chosen === null}
        wrong={text.wrong}
        hint={refused ? text.refused : hint()}
        open={open}
      />
    </>
  )
}

/** Guards with the same initials get a number. */
function labelled(guards: Vault['guards']) {
  return guards.map(({ id, initials }, place) => {
    const alike = guards.filter((one) => one.initials === initials)
    const number = guards.slice(0, place + 1).filter((one) => one.initials === initials).length
    return { id, label: alike.length > 1 ? `${initials} ${number}` : initials }
  })
}
