/** An emergency or an authority that a guard must still write down: one line with its acts, which opens the next steps. */
import { Button, Group, Text, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { urgentTexts } from '../arrivals/urgent.messages.ts'

const UrgentDialog = lazyPart(() => import('./UrgentDialog.tsx').then((loaded) => loaded.UrgentDialog))

export interface Completing {
  of: { id: string; kind: 'emergency' | 'authority' }
  admitted?: boolean
}

interface UrgentCardProps {
  one: Completing['of'] & { agent_name: string }
  when: string
  /** Null if the administration wrote none. */
  protocol: string | null | undefined
  open: boolean
  onOpen: (open: boolean) => void
}

/** Lines with the same tone have the frame of a note. */
export const noteLook = {
  bd: '1px solid color-mix(in srgb, var(--tone) 35%, transparent)',
  bdrs: 'md',
  bg: 'var(--tone-wash)',
}

/** The guard reads the protocol of an authority who just came without a press. */
const freshMs = 10_000

/** One line is open at a time. */
export function useOpenUrgent(urgent: readonly (Completing['of'] & { at: string })[], now: number) {
  const [open, setOpen] = useState<string | null>(null)
  const [opened, setOpened] = useState<string>()
  const newest = urgent
    .filter(({ kind, at }) => kind === 'authority' && now - Date.parse(at) < freshMs)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0]?.id
  if (newest && newest !== opened) {
    setOpened(newest)
    setOpen(newest)
  }
  return (id: string) => ({ open: open === id, onOpen: (opens: boolean) => setOpen(opens ? id : null) })
}

export function UrgentCard({ one, when, protocol, open, onOpen }: UrgentCardProps) {
  const text = useText(urgentTexts)
  const isEmergency = one.kind === 'emergency'
  const [completing, setCompleting] = useState<Completing | null>(null)
  const steps = useId()
  const acts = isEmergency
    ? [{ word: text.note, opens: { of: one } }]
    : [
        { word: text.admitted, opens: { of: one, admitted: true } },
        { word: text.turned_away, opens: { of: one, admitted: false } },
      ]
  return (
    <Group gap={0} ps="sm" pe="0.25rem" {...noteLook} data-urgent={one.kind} data-tone="wait">
      <UnstyledButton
        type="button"
        flex="1 1 auto"
        mih="var(--garita-touch)"
        aria-expanded={open}
        aria-controls={steps}
        onClick={() => onOpen(!open)}
      >
        <Group component="span" gap="xs" wrap="nowrap">
          <IconAlertTriangle size={22} stroke={1.75} color="var(--tone)" aria-hidden />
          <strong>{isEmergency ? text.emergency_at(when) : text.authority_at(when)}</strong>
          <IconChevronDown size={20} stroke={1.75} color="var(--tone)" aria-hidden data-turns />
        </Group>
      </UnstyledButton>
      {acts.map(({ word, opens }) => (
        <Button key={word} variant="subtle" px="xs" td="underline" onClick={() => setCompleting(opens)}>
          {word}
        </Button>
      ))}
      <Text id={steps} hidden={!open} flex="1 0 100%" pb="xs" style={{ whiteSpace: 'pre-line' }}>
        {isEmergency ? text.emergency_text(one.agent_name) : protocol || text.protocol}
      </Text>
      {completing ? <UrgentDialog {...completing} onClose={() => setCompleting(null)} /> : null}
    </Group>
  )
}
