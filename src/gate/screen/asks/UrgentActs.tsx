/** Two acts apart from all others: an emergency is recorded by one press, an authority brings up the protocol. */
import { Button } from '@mantine/core'
import { IconAmbulance, IconGavel } from '@tabler/icons-react'
import { useRef } from 'react'
import { urgentTexts } from '../../../visits/arrivals/urgent.messages.ts'
import { useText } from '../../../web/language/language.tsx'
import './UrgentActs.css'

/** In a hurry a button is pressed twice: that is one emergency. */
const settlingMs = 3000

export function UrgentActs({ act }: { act: (kind: 'emergency' | 'authority') => void }) {
  const text = useText(urgentTexts)
  const pressed = useRef({ kind: '', at: 0 })
  const press = (kind: 'emergency' | 'authority') => {
    const { kind: before, at } = pressed.current
    if (before === kind && performance.now() - at < settlingMs) return
    pressed.current = { kind, at: performance.now() }
    act(kind)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div className="garita-urgent-acts" role="group" aria-label={text.apart}>
      <Button
        variant="default"
        size="lg"
        data-emergency
        title={text.emergency_hint}
        leftSection={<IconAmbulance size={22} aria-hidden />}
        onClick={() => press('emergency')}
      >
        {text.emergency}
      </Button>
      <Button
        variant="default"
        size="lg"
        title={text.authority_hint}
        leftSection={<IconGavel size={22} aria-hidden />}
        onClick={() => press('authority')}
      >
        {text.authority}
      </Button>
    </div>
  )
}
