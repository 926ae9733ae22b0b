/** What is shown for a minute and then covered again. */
import { useEffect, useState } from 'react'

const shownMs = 60_000

export function useCovered<Shown>() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (shown === null) return
    const covered = setTimeout(() => setShown(null), shownMs)
    return () => clearTimeout(covered)
  }, [shown])
  return [shown, setShown] as const
}
