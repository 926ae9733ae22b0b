/** A drawing made from a few bytes that never change: decoration only, no proof of the condominium. */
import { useId } from 'react'
import { tileOf } from '../../shared/tileOf.ts'
import { tiles } from './TileStrip.tsx'

export function CondominiumTile({ seed }: { seed: string }) {
  const pattern = useId()
  const { lines, dot } = tileOf(seed)
  return (
    <svg {...tiles} aria-hidden="true">
      <defs>
        {/* Starts at the middle, so that both ends are symmetrical. */}
        <pattern id={pattern} x="50%" width="64" height="64" patternUnits="userSpaceOnUse">
          <path d={lines} />
          {dot > 0 ? <circle cx="32" cy="32" r={dot} fill="var(--garita-frame-clay)" stroke="none" /> : null}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}
