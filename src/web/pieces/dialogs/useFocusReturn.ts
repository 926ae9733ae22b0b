/** After closing, returns the focus to the element that had it before, or else into the dialog below. */
import { useEffect, useRef } from 'react'
import { topDialog } from '../../frame/backClosesDialogs.ts'

/** The caller may name the element; otherwise it is the focused one at the opening. */
export function useFocusReturn(opened: boolean): (from: Element | null) => void {
  const from = useRef<Element>(null)
  const wasOpened = useRef(false)
  useEffect(() => {
    if (opened === wasOpened.current) return
    wasOpened.current = opened
    if (opened) {
      from.current ??= document.activeElement
      return
    }
    const target = from.current?.isConnected ? from.current : topDialog()
    from.current = null
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [opened])
  return (element) => {
    from.current = element
  }
}
