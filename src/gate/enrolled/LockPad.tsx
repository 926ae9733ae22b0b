/** Opens the tablet: for a guard by their PIN, for a relief by the code of the day. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { PinPad } from './PinPad.tsx'
import { ReliefPad } from './relief/ReliefPad.tsx'
import { stationLockMessages } from './stationLock.messages.ts'
import type { Vault } from './vault.ts'
import type { HandedOver } from './vault.web.ts'

export interface OpeningProps {
  vault: Vault
  /** For a handover; the guard who hands over cannot take over. */
  handed?: HandedOver
  onOpened?: () => void
}

export function LockPad(props: OpeningProps) {
  const text = useText(stationLockMessages)
  const [relief, setRelief] = useState(props.vault.guards.length === 0)
  return (
    <>
      {relief ? <ReliefPad {...props} /> : <PinPad {...props} />}
      {props.vault.guards.length > 0 ? (
        <Button variant="default" size="lg" onClick={() => setRelief(!relief)}>
          {relief ? text.with_pin : text.with_code}
        </Button>
      ) : null}
    </>
  )
}
