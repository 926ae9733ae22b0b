import { useId } from 'react'

/** A condominium's tile has the same look. */
export const tiles = {
  width: '100%',
  height: 64,
  fill: 'none',
  stroke: 'color-mix(in srgb, var(--garita-frame-dim) 75%, var(--garita-frame))',
  strokeWidth: 2,
  style: { display: 'block', flex: 'none', background: 'var(--garita-frame)' },
  'data-tiles': true,
} as const

export function TileStrip() {
  const pattern = useId()
  return (
    <svg {...tiles} aria-hidden="true">
      <defs>
        <pattern id={pattern} width="64" height="64" patternUnits="userSpaceOnUse">
          <path d="M0 0H64V64H0Z" />
          <path d="M0 22A22 22 0 0 0 22 0M42 0A22 22 0 0 0 64 22M64 42A22 22 0 0 0 42 64M22 64A22 22 0 0 0 0 42" />
          <path d="M32 12Q42 22 32 32Q22 22 32 12ZM52 32Q42 42 32 32Q42 22 52 32ZM32 52Q22 42 32 32Q42 42 32 52ZM12 32Q22 22 32 32Q22 42 12 32Z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}
