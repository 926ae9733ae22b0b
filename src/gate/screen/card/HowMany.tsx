/** The guard says how many of a group come or leave. Without a press all who are missing come, and all who are inside leave. */

import { ActionIcon, Group, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../web/language/language.tsx'
import { type GateAct, groupOf } from '../../station/verdict/acts.ts'
import type { Verdict } from '../../station/verdict/verdict.ts'
import { groupCountTexts } from '../../visits/groupCounts.messages.ts'

export interface Counts {
  /** Null for one person. */
  group: ReturnType<typeof groupOf>
  enter: number
  leave: number
  tell: (count: { enter?: number; leave?: number }) => void
}

export function useCounts(verdict: Verdict): Counts {
  const group = groupOf(verdict)
  const [told, setTold] = useState({ of: '', enter: 0, leave: 0 })
  const id = verdict.subject?.known ? verdict.subject.entry.authorization_id : ''
  // Another gate may change the numbers while the card is open.
  const of = `${id} ${group?.missing} ${group?.inside}`
  const now = told.of === of ? told : { of, enter: group?.missing ?? 0, leave: group?.inside ?? 0 }
  return { group, enter: now.enter, leave: now.leave, tell: (count) => setTold({ ...now, ...count }) }
}

const entering: readonly GateAct[] = ['entry', 'override', 'by_phone']

interface HowManyProps {
  counts: Counts
  /** The acts that the card offers. */
  acts: readonly GateAct[]
}

export function HowMany({ counts: { group, enter, leave, tell }, acts }: HowManyProps) {
  const text = useText(groupCountTexts)
  if (!group) return null
  return (
    <>
      {group.missing > 1 && acts.some((act) => entering.includes(act)) ? (
        <Stepper
          label={text.enter(enter, group.missing)}
          count={enter}
          most={group.missing}
          onChange={(count) => tell({ enter: count })}
        />
      ) : null}
      {group.inside > 1 && acts.includes('exit') ? (
        <Stepper
          label={text.leave(leave, group.inside)}
          count={leave}
          most={group.inside}
          onChange={(count) => tell({ leave: count })}
        />
      ) : null}
    </>
  )
}

interface StepperProps {
  label: string
  count: number
  most: number
  onChange: (count: number) => void
}

function Stepper({ label, count, most, onChange }: StepperProps) {
  const text = useText(groupCountTexts)
  return (
    <Group wrap="nowrap" justify="center" gap="md" style={{ flexBasis: '100%' }}>
      <ActionIcon
        variant="default"
        size={56}
        aria-label={`${text.fewer}: ${label}`}
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
      >
        <IconMinus size={28} aria-hidden />
      </ActionIcon>
      <Text fz="xl" fw={700} c="var(--garita-ink)" aria-live="polite">
        {label}
      </Text>
      <ActionIcon
        variant="default"
        size={56}
        aria-label={`${text.more}: ${label}`}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        <IconPlus size={28} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
