/** A phone's Back closes an open dialog, as Esc does, before it leaves the page. */
import { block } from '../router/history.ts'

export const topDialog = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1)

export function backClosesDialogs(): void {
  block((_, back) => {
    const dialog = back ? topDialog() : undefined
    const within = dialog?.contains(document.activeElement) ? document.activeElement : dialog
    within?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    return dialog !== undefined
  })
}
