/**
 * The shapes of the three verdicts differ even when blurred or without color: a ring with a tick, a triangle, the octagon of a road
 * sign.
 */
import type { Tone } from '../../station/facts/reasons.ts'
import styles from './VerdictCard.module.css'

const octagon = '29.3,0 70.7,0 100,29.3 100,70.7 70.7,100 29.3,100 0,70.7 0,29.3'
const innerOctagon = '33,9 67,9 91,33 91,67 67,91 33,91 9,67 9,33'

export function VerdictShape({ tone }: { tone: Tone }) {
  return (
    <svg className={styles.shape} viewBox="0 0 100 100" data-shape={tone} aria-hidden focusable="false">
      {tone === 'green' ? (
        <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="50" cy="50" r="44" strokeWidth="11" />
          <path d="M29 52 44 67 72 36" strokeWidth="13" />
        </g>
      ) : tone === 'amber' ? (
        <>
          <path d="M50 10 94 88H6Z" fill="currentColor" stroke="currentColor" strokeWidth="10" strokeLinejoin="round" />
          <path d="M50 36v26M50 77v.5" stroke="var(--verdict-ground)" strokeWidth="11" strokeLinecap="round" />
        </>
      ) : (
        <>
          <polygon points={octagon} fill="currentColor" />
          <polygon points={innerOctagon} fill="none" stroke="var(--verdict-ground)" strokeWidth="5" />
          <path d="M28 50h44" stroke="var(--verdict-ground)" strokeWidth="15" />
        </>
      )}
    </svg>
  )
}
