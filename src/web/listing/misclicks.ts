/**
 * Ignores the second click of a double click when it would hit another button than the first: the next person's "Approve" after a row
 * left, the exit where the entry was, the answer of a dialog that just opened. Rows that hold still do not prevent this: they hold still
 * for a mouse or a keyboard, not for a finger.
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

/** Called once, when the program starts. */
export function ignoreMisclicks(): void {
  let last: Click | undefined
  const listen = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // The keyboard clicks what has the focus, wherever that moved: `detail` is 0.
    if (!button || event.detail === 0) return
    const dialog = button.closest('[role="dialog"]')
    const click = { button, dialog, at: event.timeStamp, x: event.clientX, y: event.clientY }
    if (!last || !isMisclick(click, last)) {
      last = click
      return
    }
    event.stopPropagation()
    event.preventDefault()
    // A third click of the same finger is a misclick too.
    last = { ...click, button: last.button, dialog: last.dialog }
  }
  addEventListener('click', listen, true)
}

function isMisclick(click: Click, last: Click): boolean {
  if (click.button === last.button) return false
  const soon = click.at - last.at < doubleClickMs
  const close = Math.hypot(click.x - last.x, click.y - last.y) < doubleClickPx
  // Within one dialog two quick clicks may be meant: each step shows the next.
  const elsewhere = click.dialog !== last.dialog || click.button.closest('.garita-acts') !== null
  return soon && close && elsewhere
}
