/** Distinguishes entries and exits by shape: a filled arrow, an open one; a cross for a denial. */
import { IconArrowLeft, IconArrowRight, IconExclamationMark, IconPoint, IconX } from '@tabler/icons-react'
import styles from './signs.module.css'

export type Passage = 'in' | 'out' | 'refused' | 'doubted' | 'none'

const icons = {
  in: IconArrowRight,
  out: IconArrowLeft,
  refused: IconX,
  doubted: IconExclamationMark,
  none: IconPoint,
}
const tones: Partial<Record<Passage, string>> = { in: 'good', refused: 'bad', doubted: 'wait' }

export function PassageMark({ of }: { of: Passage }) {
  const Icon = icons[of]
  return (
    <span className={styles.passage} data-passage={of} data-tone={tones[of]} aria-hidden>
      <Icon size={18} stroke={2} />
    </span>
  )
}
