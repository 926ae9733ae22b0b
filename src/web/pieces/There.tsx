/** A button that was there before what opens at it: the code of a menu or a list may come later, and the button keeps the focus. */
import { type Ref, type RefObject, useLayoutEffect } from 'react'

interface ThereProps {
  button: RefObject<HTMLButtonElement | null>
  ref?: Ref<HTMLElement>
}

/** Stands in a popover as its target. */
export function There({ button, ref }: ThereProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button.current)
  }, [button, ref])
  return null
}
