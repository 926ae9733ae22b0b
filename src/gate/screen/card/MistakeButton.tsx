/** For ten seconds after an act: it was a mistake. One press is one correction. */
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Spoken } from '../../../shared/messages.ts'
import { useText } from '../../../web/language/language.tsx'
import type { Act } from '../../facts/gateEvents.ts'
import { useGateKeys } from '../field/useGateKeys.web.ts'
import { guardMessages } from '../guard.messages.ts'

const shownMs = 10_000

interface MistakeButtonProps {
  onPress: () => void
}

export function MistakeButton({ onPress }: MistakeButtonProps) {
  const { mistake, keys } = useText(guardMessages)
  const [over, setOver] = useState(false)
  const pressed = useRef(false)
  useEffect(() => {
    const passed = setTimeout(() => setOver(true), shownMs)
    return () => clearTimeout(passed)
  }, [])
  const press = () => {
    if (pressed.current) return
    pressed.current = true
    setOver(true)
    onPress()
  }
  useGateKeys(over ? {} : { F7: press })
  if (over) return null
  return (
    <Button
      variant="default"
      size="lg"
      mih="3.75rem"
      px="md"
      aria-keyshortcuts="F7"
      title={`${keys.mistake} (F7)`}
      leftSection={<IconArrowBackUp size={22} aria-hidden />}
      onClick={press}
    >
      {mistake.button}
    </Button>
  )
}

/** What a correction says; of somebody whom only their pass names, no name. */
export function correctedText(kind: Act['kind'], name: string | null, { mistake }: Spoken<typeof guardMessages>) {
  const leaving = kind === 'entry' || kind === 'guest_entry'
  if (name) return leaving ? mistake.exit(name) : mistake.entry(name)
  return leaving ? mistake.exit_of_unknown : mistake.entry_of_unknown
}
