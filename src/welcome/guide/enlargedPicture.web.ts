/** Shows the picture of a link in a dialog, and returns the focus after closing. */
import frame from '../WelcomeFrame.module.css'
import styles from './GuidePicture.module.css'

export function enlarge(link: HTMLAnchorElement): void {
  const shown = link.querySelector('img')
  if (!shown) return
  const dialog = document.createElement('dialog')
  dialog.className = styles.enlarged ?? ''
  dialog.ariaLabel = shown.alt
  dialog.toggleAttribute('data-wide', link.hasAttribute('data-wide'))
  const close = document.createElement('button')
  close.type = 'button'
  close.className = frame.button ?? ''
  close.textContent = link.dataset.close ?? ''
  const picture = new Image(Number(shown.getAttribute('width')), Number(shown.getAttribute('height')))
  picture.src = link.href
  picture.alt = shown.alt
  dialog.append(close, picture)
  dialog.addEventListener('click', ({ target }) => {
    // The target of a press on the backdrop is the dialog itself.
    if (target === dialog || target === close) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
}
