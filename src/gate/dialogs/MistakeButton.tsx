/** Offers a correction for ten seconds after an act. One press is one correction. */
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Spoken } from '../../shared/messages.ts'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../station/facts/gateEvents.ts'
import { mistakeTexts } from './mistake.messages.ts'
import { useGateKeys } from './useGateKeys.web.ts'

export const shownMs = 10_000

interface MistakeButtonProps {
  onPress: () => void
}

export function MistakeButton({ onPress }: MistakeButtonProps) {
  const text = useText(mistakeTexts)
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
      title={`${text.key} (F7)`}
      leftSection={<IconArrowBackUp size={22} aria-hidden />}
      onClick={press}
    >
      {text.button}
    </Button>
  )
}

/** The name is null if only the pass of the person is known. */
export function correctedText(kind: Act['kind'], name: string | null, text: Spoken<typeof mistakeTexts>) {
  const leaving = kind === 'entry' || kind === 'guest_entry'
  if (name) return leaving ? text.exit(name) : text.entry(name)
  return leaving ? text.exit_of_unknown : text.entry_of_unknown
}
