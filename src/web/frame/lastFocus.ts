/** What had the focus last, for dialogs whose code arrives only after their opener lost it: the entry of a menu goes when it is pressed. */
let last: Element | null = null

export function rememberFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target
  })
}

/** Where the focus is, or else where it was. */
export function lastFocus(): Element | null {
  const { activeElement, body } = document
  return activeElement && activeElement !== body ? activeElement : last
}
