/** The end of a shift shows the open work, and takes the PIN of the next guard. */
import { Box, Button, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../web/frame/documentTitle.ts'
import { useText } from '../../web/language/language.tsx'
import { useKiosk } from '../screen/kiosk.web.ts'
import { useDark } from '../screen/stationNight.web.ts'
import type { Station } from '../station/station.ts'
import { LockPad } from './LockPad.tsx'
import { lockLook } from './lockLook.ts'
import { OpenWork, openNow } from './OpenWork.tsx'
import styles from './StationLock.module.css'
import { stationLockMessages } from './stationLock.messages.ts'
import { useVault } from './vault.web.ts'

interface HandOverProps {
  station: Station
  /** Another slice provides the alarm button. */
  alarm: ReactNode
  onEnd: () => void
}

export function HandOver({ station, alarm, onEnd }: HandOverProps) {
  const text = useText(stationLockMessages)
  const { vault } = useVault()
  useDocumentTitle(text.hand_title)
  useKiosk()
  useDark(true)
  const { snapshot } = station
  const { now } = station.time()
  const { inside, asks, incidents } = openNow(snapshot, now)
  const open = { inside: inside.length, asks: asks.length, incidents: incidents.length }
  if (!vault) return null
  return (
    <SimpleGrid minColWidth="min(100%, 28rem)" autoFlow="auto-fit" spacing={0}>
      <Stack className={styles.lock} {...lockLook}>
        {alarm}
        <Title ta="center">{text.hand_title}</Title>
        <Text ta="center">{text.hand_text}</Text>
        <OpenWork snapshot={snapshot} now={now} />
      </Stack>
      <Stack className={styles.lock} {...lockLook}>
        <LockPad vault={vault} handed={{ handed_by: station.agent.id, open }} onOpened={onEnd} />
        <Box ta="center">
          <Button variant="default" onClick={onEnd}>
            {text.go_on}
          </Button>
        </Box>
      </Stack>
    </SimpleGrid>
  )
}
