/**
 * Ignores the second click of a double click if it would hit another button than the first: "Approve" of the next person after a row left,
 * the exit in place of the entry, or an answer of a dialog that just opened. Lists hold their rows only for a mouse or a keyboard, not for
 * a finger.
 */

const doubleClickMs = 700
const doubleClickPx = 12

interface Click {
  button: Element
  dialog: Element | null
  at: number
  x: number
  y: number
}

export function ignoreMisclicks(): void {
  let last: Click | undefined
  const listen = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // A key clicks the focused element, wherever it moved: `detail` is 0.
    if (!button || event.detail === 0) return
    const dialog = button.closest('[role="dialog"]')
    const click = { button, dialog, at: event.timeStamp, x: event.clientX, y: event.clientY }
    if (!last || !isMisclick(click, last)) {
      last = click
      return
    }
    event.stopPropagation()
    event.preventDefault()
    // A third click of the same finger is also ignored.
    last = { ...click, button: last.button, dialog: last.dialog }
  }
  addEventListener('click', listen, true)
  // A click after typing is not the second click of a double click.
  addEventListener('input', () => (last = undefined), true)
}

function isMisclick(click: Click, last: Click): boolean {
  if (click.button === last.button) return false
  const soon = click.at - last.at < doubleClickMs
  const close = Math.hypot(click.x - last.x, click.y - last.y) < doubleClickPx
  // Two quick clicks within one dialog may be intended, because each step shows the next.
  const elsewhere = click.dialog !== last.dialog || click.button.closest('[data-acts]') !== null
  return soon && close && elsewhere
}
