/** Keeps a keyboard's place in a list: the row that was acted on may leave, and its button with it. */
import { useEffect, useRef } from 'react'

/** For the element that holds the list, which takes the focus where nothing else is left of its place. */
export function useKeptPlace() {
  const list = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  useEffect(() => {
    const enter = () => {
      inside.current = true
    }
    // To nowhere: what had it is gone or is at work.
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      if (to instanceof Node) inside.current = list.current?.contains(to) ?? false
    }
    const element = list.current
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [])
  // Whenever it was drawn anew.
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  })
  return list
}
