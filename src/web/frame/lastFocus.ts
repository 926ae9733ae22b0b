/**
 * The last focused element, for dialogs whose code arrives after their opener lost the focus: a menu entry disappears when it is
 * pressed.
 */
let last: Element | null = null

export function rememberFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target
  })
}

export function lastFocus(): Element | null {
  const { activeElement, body } = document
  return activeElement && activeElement !== body ? activeElement : last
}
