/** All screens use this dialog. It returns the focus after it closes: Mantine forgets the focus for a dialog that mounts open. */
import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { topDialog } from '../../frame/backClosesDialogs.ts'
import { lastFocus } from '../../frame/lastFocus.ts'

/** The focused element before, then those of the dialogs below, nearest first. */
type Openers = readonly Element[]

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

/** Focuses the title, not the close button, unless the content chooses a field. */
function startAtTitle(content: HTMLDivElement | null) {
  if (!content || content.querySelector('[data-autofocus]')) return
  const title = content.closest('[role="dialog"]')?.querySelector(':scope > * > h2')
  title?.setAttribute('tabindex', '-1')
  title?.setAttribute('data-autofocus', 'true')
}

function openersNow(): Openers {
  const active = lastFocus()
  const below = open.at(-1) ?? []
  if (!active) return below
  const opener = buttonOfMenu(active) ?? active
  // A row may leave its list with its button: then the list gets the focus.
  const list = opener.closest('[data-listing]')
  return [opener, ...(list ? [list] : []), ...(active.closest('[role="dialog"]') ? below : [])]
}

/** The entry of a menu disappears with its menu, so its button gets the focus. */
function buttonOfMenu(active: Element): Element | null {
  const menu = active.closest('[role="menu"]')
  return menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}

function giveBack(openers: Openers): void {
  // The next dialog may already have the focus.
  if (document.activeElement && document.activeElement !== document.body) return
  const target = openers.find((one) => one.isConnected) ?? topDialog() ?? document.querySelector('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
