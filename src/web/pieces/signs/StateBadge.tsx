import {
  IconArrowLeft,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconHourglassHigh,
  IconInfoCircle,
  IconSquareX,
  IconX,
} from '@tabler/icons-react'
import styles from './signs.module.css'

export type Tone = 'good' | 'wait' | 'bad' | 'idle' | 'info'

const shapes = {
  good: IconCircleCheck,
  wait: IconHourglassHigh,
  bad: IconSquareX,
  idle: IconCircleDashed,
  info: IconInfoCircle,
}

// Some texts begin with a sign ("✓ Dentro del condominio") that few fonts have, so it is drawn.
const drawn = new Map([
  ['✓', IconCheck],
  ['✗', IconX],
  ['←', IconArrowLeft],
  ['⏳', IconHourglassHigh],
])

interface StateBadgeProps {
  tone: Tone
  look?: 'plain' | 'stamp' | undefined
  children: string
}

export function StateBadge({ tone, look, children }: StateBadgeProps) {
  const [sign = '', ...rest] = children.split(' ')
  const own = drawn.get(sign)
  const Shape = own ?? shapes[tone]
  return (
    <span
      className={styles.state}
      data-tone={tone}
      data-look={look}
      data-badge={children.length <= 14 ? 'short' : 'long'}
    >
      {look === 'stamp' ? null : <Shape size={16} stroke={2} aria-hidden />}
      {own ? (
        <span>
          <span className="garita-hidden" aria-hidden="true">{`${sign} `}</span>
          {rest.join(' ')}
        </span>
      ) : (
        children
      )}
    </span>
  )
}
