/** Who came in and who left, told apart without reading: a filled arrow, an open one; a cross for a no. Stands beside its word. */
import { IconArrowLeft, IconArrowRight, IconExclamationMark, IconPoint, IconX } from '@tabler/icons-react'
import './PassageMark.css'

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
  const Face = icons[of]
  return (
    <span className="garita-passage" data-passage={of} data-tone={tones[of]} aria-hidden>
      <Face size={18} stroke={2} />
    </span>
  )
}
