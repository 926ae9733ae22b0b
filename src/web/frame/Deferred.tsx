/** Renders content below the fold after the first paint: a slow phone shows the first rows sooner. */
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

export function Deferred({ children }: { children: ReactNode }): ReactNode {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return painted ? children : null
}
