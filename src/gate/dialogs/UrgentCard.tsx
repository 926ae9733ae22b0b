/** An emergency or an authority that a guard must still write down: one line with its acts, which opens the next steps. */
import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import styles from './UrgentCard.module.css'

const UrgentDialog = lazyPart(() => import('./UrgentDialog.tsx').then((loaded) => loaded.UrgentDialog))

export interface Completing {
  of: { id: string; kind: 'emergency' | 'authority' }
  admitted?: boolean
}

interface UrgentCardProps {
  one: Completing['of'] & { agent_name: string; at: string }
  when: string
  /** Null if the administration wrote none. */
  protocol: string | null | undefined
}

/** The guard reads the protocol of an authority who just came without a press. */
const freshMs = 10_000

export function UrgentCard({ one, when, protocol }: UrgentCardProps) {
  const text = useText(urgentTexts)
  const now = useServerNow()
  const isEmergency = one.kind === 'emergency'
  const [open, setOpen] = useState(!isEmergency && now - Date.parse(one.at) < freshMs)
  const [completing, setCompleting] = useState<Completing | null>(null)
  const steps = useId()
  const acts = isEmergency
    ? [{ word: text.note, opens: { of: one } }]
    : [
        { word: text.admitted, opens: { of: one, admitted: true } },
        { word: text.turned_away, opens: { of: one, admitted: false } },
      ]
  return (
    <div className={styles.card} data-urgent={one.kind} data-tone="wait">
      <UnstyledButton type="button" aria-expanded={open} aria-controls={steps} onClick={() => setOpen(!open)}>
        <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
        <strong>{isEmergency ? text.emergency_at(when) : text.authority_at(when)}</strong>
        <IconChevronDown size={20} stroke={1.75} aria-hidden data-turns />
      </UnstyledButton>
      {acts.map(({ word, opens }) => (
        <Button key={word} variant="subtle" px="xs" td="underline" onClick={() => setCompleting(opens)}>
          {word}
        </Button>
      ))}
      <p id={steps} hidden={!open}>
        {isEmergency ? text.emergency_text(one.agent_name) : protocol || text.protocol}
      </p>
      {completing ? <UrgentDialog {...completing} onClose={() => setCompleting(null)} /> : null}
    </div>
  )
}
