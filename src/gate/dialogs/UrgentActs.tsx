/** Offers two urgent acts: one press records an emergency, the other shows the protocol for an authority. */
import { Button, Group } from '@mantine/core'
import { IconAmbulance, IconGavel } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '../../web/language/language.tsx'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import { useGuardPost } from './guardPost.tsx'
import { useRecording } from './useRecording.tsx'

/** In a hurry a button is pressed twice: that is one emergency. */
const settlingMs = 3000

interface UrgentActsProps {
  size: 'md' | 'lg'
  onDone?: () => void
}

export function UrgentActs({ size, onDone }: UrgentActsProps) {
  const text = useText(urgentTexts)
  const post = useGuardPost()
  const recording = useRecording()
  const pressed = useRef({ kind: '', at: 0 })
  const press = (kind: 'emergency' | 'authority') => {
    const { kind: before, at } = pressed.current
    if (before === kind && performance.now() - at < settlingMs) return
    pressed.current = { kind, at: performance.now() }
    // The steps for an authority open at once, and a toast would cover their buttons.
    const words = { failed: text.failed, ...(kind === 'emergency' ? { done: text.recorded } : {}) }
    recording.run(post, { kind }, words, onDone ? { done: onDone } : {})
  }
  const props = { variant: 'default', size, disabled: post.condominium_id === '' } as const
  return (
    <Group gap="xs" justify="flex-end" role="group" aria-label={text.apart}>
      <Button
        {...props}
        c="var(--garita-bad)"
        bd="1px solid var(--garita-bad)"
        title={text.emergency_hint}
        leftSection={<IconAmbulance size={22} aria-hidden />}
        onClick={() => press('emergency')}
      >
        {text.emergency}
      </Button>
      <Button
        {...props}
        title={text.authority_hint}
        leftSection={<IconGavel size={22} aria-hidden />}
        onClick={() => press('authority')}
      >
        {text.authority}
      </Button>
    </Group>
  )
}
