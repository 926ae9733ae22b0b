/** A phone's Back closes an open dialog, as Esc does, before it leaves the page. */
import type { RouterHistory } from '@tanstack/react-router'

export const topDialog = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1)

export function backClosesDialogs(history: RouterHistory): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => {
      const dialog = action === 'BACK' ? topDialog() : undefined
      if (!dialog) return false
      const within = dialog.contains(document.activeElement) ? document.activeElement : dialog
      within?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      return true
    },
  })
}
