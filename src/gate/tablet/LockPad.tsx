/** Opens the tablet for a guard by PIN, and for a substitute guard by the code of the day. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { PinPad } from './PinPad.tsx'
import { stationLockMessages } from './stationLock.messages.ts'
import { SubstitutePad } from './substitute/SubstitutePad.tsx'
import type { Vault } from './vault.ts'
import type { HandedOver } from './vault.web.ts'

export interface OpeningProps {
  vault: Vault
  /** At a handover the guard who leaves the shift is not in the list. */
  handed?: HandedOver
  onOpened?: () => void
}

export function LockPad(props: OpeningProps) {
  const text = useText(stationLockMessages)
  const [relief, setSubstitute] = useState(props.vault.guards.length === 0)
  return (
    <>
      {relief ? <SubstitutePad {...props} /> : <PinPad {...props} />}
      {props.vault.guards.length > 0 ? (
        <Button variant="default" size="lg" onClick={() => setSubstitute(!relief)}>
          {relief ? text.with_pin : text.with_code}
        </Button>
      ) : null}
    </>
  )
}
