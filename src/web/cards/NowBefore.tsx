/** A count above that of the days before: a dot each while they are few, the former hollow; else two thin bars. Their figures stand by as words. */
import type { CSSProperties } from 'react'
import './NowBefore.css'

interface NowBeforeProps {
  now: number
  before: number
  /** The highest of all that stand below each other. */
  most: number
}

const dotsInLine = 18

export function NowBefore({ now, before, most }: NowBeforeProps) {
  const drawn = (count: number) => ({ '--count': count, '--part': count / most }) as CSSProperties
  return (
    <span className="garita-now-before" data-few={most <= dotsInLine || undefined} aria-hidden="true">
      {now > 0 ? <span style={drawn(now)} /> : null}
      {before > 0 ? <span data-before style={drawn(before)} /> : null}
    </span>
  )
}
