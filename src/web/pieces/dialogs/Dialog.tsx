/** Every dialog of the screens. Once it has closed, the focus is where it was before: Mantine forgets that of a dialog that mounts open. */
import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { topDialog } from '../../frame/backClosesDialogs.ts'
import { lastFocus } from '../../frame/lastFocus.ts'

/** What had the focus before, and before the dialogs below, the nearest first. */
type Openers = readonly Element[]

/** Of the dialogs that are open, in the order they opened. */
const open: Openers[] = []

export function Dialog(props: ModalProps) {
  const [openers] = useState(openersNow)
  useEffect(() => {
    open.push(openers)
    return () => {
      open.splice(open.indexOf(openers), 1)
      giveBack(openers)
    }
  }, [openers])
  return (
    <Modal {...props}>
      <div ref={props.withCloseButton === false ? undefined : startAtTitle}>{props.children}</div>
    </Modal>
  )
}

/** Unless its content says where typing starts, reading starts at the title, not at the button that closes it. */
function startAtTitle(content: HTMLDivElement | null) {
  if (!content || content.querySelector('[data-autofocus]')) return
  const title = content.closest('[role="dialog"]')?.querySelector('.mantine-Modal-title')
  title?.setAttribute('tabindex', '-1')
  title?.setAttribute('data-autofocus', 'true')
}

function openersNow(): Openers {
  const active = lastFocus()
  const below = open.at(-1) ?? []
  if (!active) return below
  const opener = buttonOfMenu(active) ?? active
  // A row may leave its list with its button: then the list has the focus.
  const list = opener.closest('.garita-listing')
  return [opener, ...(list ? [list] : []), ...(active.closest('[role="dialog"]') ? below : [])]
}

/** The entry of a menu goes with it. */
function buttonOfMenu(active: Element): Element | null {
  const menu = active.closest('[role="menu"]')
  return menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}

function giveBack(openers: Openers): void {
  // What follows the dialog may have taken the focus already.
  if (document.activeElement && document.activeElement !== document.body) return
  const target = openers.find((one) => one.isConnected) ?? topDialog() ?? document.querySelector('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
