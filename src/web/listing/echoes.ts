/** A finger that presses twice means one act, not what took its place: another person's, the exit where the entry was, a dialog's answer. */

/** Two presses of one finger come within this time, and at one place. */
const echoMs = 700
const echoPx = 12

interface Press {
  button: Element
  dialog: Element | null
  at: number
  x: number
  y: number
}

/** For the whole program, once. */
export function stopEchoes(): void {
  let last: Press | undefined
  const hear = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // A keyboard's press has no place: it is where the focus is.
    if (!button || event.detail === 0) return
    const press = {
      button,
      dialog: button.closest('[role="dialog"]'),
      at: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
    }
    if (last && isEcho(press, last)) {
      event.stopPropagation()
      event.preventDefault()
      last = { ...press, button: last.button, dialog: last.dialog }
    } else last = press
  }
  addEventListener('click', hear, true)
}

/** Within a dialog that stays, one press may follow another: what it shows was asked for there. */
function isEcho(press: Press, last: Press): boolean {
  const soon = press.at - last.at < echoMs && Math.hypot(press.x - last.x, press.y - last.y) < echoPx
  const came = press.dialog !== last.dialog || press.button.closest('.garita-acts') !== null
  return soon && came && press.button !== last.button
}
