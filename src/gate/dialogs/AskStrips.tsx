/** Pending requests at a gate, each with its countdown: a station opens the card, a desk shows the acts below the line. */
import { Stack, UnstyledButton } from '@mantine/core'
import { IconHourglassHigh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './AskStrips.module.css'

interface Strip {
  id: string
  unit: string
  name: string
  /** Approved, pending, or expired without an answer. */
  tone: 'good' | 'wait' | 'over'
  says: number | string
}

const tones = { good: 'good', wait: 'wait', over: 'bad' } as const

interface AskStripsProps {
  label: string
  strips: readonly Strip[]
  onChoose?: (id: string) => void
  acts?: (id: string) => ReactNode
}

export function AskStrips({ label, strips, onChoose, acts }: AskStripsProps) {
  if (strips.length === 0) return null
  return (
    <Stack component="ul" className={styles.strips} gap="0.375rem" aria-label={label}>
      {strips.map((strip) => (
        <li key={strip.id} data-strip={onChoose ? undefined : strip.tone} data-tone={tones[strip.tone]}>
          {onChoose ? (
            <UnstyledButton type="button" data-strip={strip.tone} onClick={() => onChoose(strip.id)}>
              <Words {...strip} />
            </UnstyledButton>
          ) : (
            <>
              <p>
                <Words {...strip} />
              </p>
              {acts?.(strip.id)}
            </>
          )}
        </li>
      ))}
    </Stack>
  )
}

function Words({ unit, name, says }: Strip) {
  return (
    <>
      <strong className="garita-code">{unit}</strong>
      <span>{name}</span>
      {typeof says === 'number' ? (
        <span className="garita-code">
          <IconHourglassHigh size={16} style={{ marginInlineEnd: '0.375rem', verticalAlign: '-0.15em' }} aria-hidden />
          {clockOf(says)}
        </span>
      ) : (
        <span>{says}</span>
      )}
    </>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
