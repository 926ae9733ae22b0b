import { useEffect } from 'react'

/** A press on a button takes the focus from the field before the click, so the mark outlasts the press: nothing appears below the finger. */
const pressMs = 1_000

const isTyping = () =>
  document.activeElement?.matches('textarea, input:not([type="checkbox"], [type="radio"])') ?? false

/** Marks the page while the user of a touch screen types. The bars at its foot are hidden meanwhile. */
export function useTypingMark(): void {
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return
    const page = document.documentElement
    let later: ReturnType<typeof setTimeout> | undefined
    const mark = () => {
      if (!isTyping()) return
      clearTimeout(later)
      page.toggleAttribute('data-typing', true)
    }
    const unmarkLater = () => {
      clearTimeout(later)
      later = setTimeout(() => page.toggleAttribute('data-typing', isTyping()), pressMs)
    }
    mark()
    document.addEventListener('focusin', mark)
    document.addEventListener('focusout', unmarkLater)
    return () => {
      clearTimeout(later)
      page.toggleAttribute('data-typing', false)
      document.removeEventListener('focusin', mark)
      document.removeEventListener('focusout', unmarkLater)
    }
  }, [])
}
