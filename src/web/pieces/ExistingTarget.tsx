/** A menu or list opens at the existing button. Its code may load later, and the button keeps the focus. */
import { type Ref, type RefObject, useLayoutEffect } from 'react'

interface ExistingTargetProps {
  button: RefObject<HTMLButtonElement | null>
  ref?: Ref<HTMLElement>
}

export function ExistingTarget({ button, ref }: ExistingTargetProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button.current)
  }, [button, ref])
  return null
}
