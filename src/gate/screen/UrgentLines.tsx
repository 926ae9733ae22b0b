/** Each open emergency or authority is one line with its acts. It opens over the lists, so that the four acts of the gate never move. */
import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import styles from '../dialogs/UrgentCard.module.css'
import type { Completing } from '../dialogs/UrgentCard.tsx'
import type { Station } from '../station/station.ts'
import { clockText, type Glance } from './gateWords.ts'

const UrgentDialog = lazyPart(() => import('../dialogs/UrgentDialog.tsx').then((loaded) => loaded.UrgentDialog))

type Urgent = NonNullable<NonNullable<Station['snapshot']>['urgent']>[number]

/** The guard reads the protocol of an authority who just came, without a press. */
const freshMs = 10_000

export function UrgentLines({ station, glance }: { station: Station; glance: Glance }) {
  const [open, setOpen] = useState<string | null>(null)
  const [opened, setOpened] = useState<string>()
  const urgent = station.snapshot?.urgent ?? []
  const newest = urgent
    .filter(({ kind, at }) => kind === 'authority' && glance.now - Date.parse(at) < freshMs)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0]?.id
  if (newest && newest !== opened) {
    setOpened(newest)
    setOpen(newest)
  }
  return urgent.map((one) => (
    <UrgentLine
      key={one.id}
      {...{ one, station, glance }}
      open={open === one.id}
      onOpen={(opens) => setOpen(opens ? one.id : null)}
    />
  ))
}

interface UrgentLineProps {
  one: Urgent
  station: Station
  glance: Glance
  open: boolean
  onOpen: (open: boolean) => void
}

function UrgentLine({ one, station, glance, open, onOpen }: UrgentLineProps) {
  const text = useText(urgentTexts)
  const [completing, setCompleting] = useState<Completing | null>(null)
  const id = useId()
  const isEmergency = one.kind === 'emergency'
  const when = clockText(one.at, glance)
  const acts = isEmergency
    ? [{ does: text.note, opens: { of: one } }]
    : [
        { does: text.admitted, opens: { of: one, admitted: true } },
        { does: text.turned_away, opens: { of: one, admitted: false } },
      ]
  return (
    <div className={styles.card} data-urgent={one.kind} data-tone="wait">
      <UnstyledButton type="button" aria-expanded={open} aria-controls={id} onClick={() => onOpen(!open)}>
        <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
        <strong>{isEmergency ? text.emergency_at(when) : text.authority_at(when)}</strong>
        <IconChevronDown size={20} stroke={1.75} aria-hidden data-turns />
      </UnstyledButton>
      {acts.map(({ does, opens }) => (
        <Button key={does} variant="subtle" px="xs" td="underline" onClick={() => setCompleting(opens)}>
          {does}
        </Button>
      ))}
      <p id={id} hidden={!open}>
        {isEmergency
          ? text.emergency_text(one.agent_name || station.agent.name)
          : station.snapshot?.authority_protocol || text.protocol}
      </p>
      {completing ? <UrgentDialog {...completing} onClose={() => setCompleting(null)} /> : null}
    </div>
  )
}
