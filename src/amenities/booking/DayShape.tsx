/** The state of a day as a shape: an empty circle, a half-filled one, a cross, a dash. */
import type { DayState } from '../rules/amenities.rules.ts'

const shapes = {
  free: { tone: 'good', path: 'M11 6A5 5 0 1 1 1 6A5 5 0 1 1 11 6Z' },
  partly: { tone: 'wait', path: 'M11 6A5 5 0 1 1 1 6A5 5 0 1 1 11 6Z' },
  full: { tone: 'bad', path: 'M2 2L10 10M10 2L2 10' },
  closed: { tone: 'idle', path: 'M2 6H10' },
} as const

export type ShapedState = keyof typeof shapes
export const shapedStates: readonly ShapedState[] = ['free', 'partly', 'full', 'closed']

export function DayShape({ state }: { state: DayState | undefined }) {
  const shape = shapedStates.find((one) => one === state)
  return (
    <svg className="garita-day-shape" data-tone={shape && shapes[shape].tone} viewBox="0 0 12 12" aria-hidden="true">
      {shape ? <path d={shapes[shape].path} /> : null}
      {shape === 'partly' ? <path d="M6 1A5 5 0 0 1 6 11Z" fill="currentColor" /> : null}
    </svg>
  )
}
