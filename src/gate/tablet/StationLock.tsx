/** The lock screen of a tablet of a gate: the gate's name and the keys of the PIN. A guard who has just signed in chooses a PIN. */
import { Box, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../../web/cards/Loading.tsx'
import { useDocumentTitle } from '../../web/frame/documentTitle.ts'
import { useRenewal } from '../../web/frame/renewal.ts'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { useDark } from '../screen/stationNight.web.ts'
import { leaveUnset } from './dutySession.web.ts'
import { LockPad } from './LockPad.tsx'
import { lockLook } from './lockLook.ts'
import { SetPin } from './SetPin.tsx'
import styles from './StationLock.module.css'
import { stationLockMessages } from './stationLock.messages.ts'
import type { Opened } from './vault.ts'
import { useVault, watchVault } from './vault.web.ts'

// A locked tablet loads a new version only after this time without a key.
const calmMs = 30_000

interface StationLockProps {
  signedIn: Opened['agent'] | null
  /** Another slice provides the alarm button; the tablet raises the alarm without a guard. */
  alarm: ReactNode
}

export function StationLock({ signedIn, alarm }: StationLockProps) {
  const text = useText(stationLockMessages)
  const { vault } = useVault()
  const [left, setLeft] = useState(false)
  useDocumentTitle(text.title)
  useDark(true)
  useRenewal(signedIn === null, calmMs)
  useEffect(() => {
    // Without storage the tablet has nothing to open.
    watchVault().catch(() => undefined)
  }, [])
  if (!vault) return <Loading />
  if (signedIn && !left)
    return <SetPin agent={signedIn} vault={vault} onLeave={() => void leaveUnset().finally(() => setLeft(true))} />
  const some = vault.guards.length > 0
  // A substitute guard may open a spare tablet before any guard has a PIN on it.
  const opens = some || (vault.relief_days?.length ?? 0) > 0
  return (
    <Stack component="main" className={styles.lock} {...lockLook} id="content">
      {alarm}
      <Title ta="center">{vault.gate.name}</Title>
      {opens ? <LockPad vault={vault} /> : <Text ta="center">{text.no_guard}</Text>}
      <Box ta="center">
        <LinkButton to="/login" search={{ to: '/guard' }} variant={some ? 'default' : 'filled'}>
          {some ? text.by_email : text.first_pin}
        </LinkButton>
        <Text>{text.by_email_text}</Text>
      </Box>
    </Stack>
  )
}
