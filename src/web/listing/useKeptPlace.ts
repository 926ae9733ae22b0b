/** Keeps a keyboard's place in a list: the row that was acted on may leave, and its button with it. */
import { useEffect, useRef } from 'react'

/** A dialog gives the focus back as it closes, to a button that may have left with its row. */
const dialogClosesMs = 300

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
      // A dialog about a row is no other place.
      if (to instanceof Element && !to.closest('[role="dialog"]')) inside.current = list.current?.contains(to) ?? false
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
    const keep = () => {
      if (inside.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
    }
    keep()
    const timer = setTimeout(keep, dialogClosesMs)
    return () => clearTimeout(timer)
  })
  return list
}
