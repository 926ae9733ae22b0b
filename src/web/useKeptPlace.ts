/** Keeps a keyboard's place in a list: the row that was acted on may leave, and its button with it. */
import { type FocusEvent, useEffect, useRef } from 'react'

export function useKeptPlace(rows: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever the rows are others.
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [rows])
  return {
    ref: list,
    tabIndex: -1,
    onFocus: () => {
      inside.current = true
    },
    // To nowhere: what had it is gone or is at work.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside.current = list.current?.contains(relatedTarget) ?? false
    },
  }
}
