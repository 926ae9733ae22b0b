/** The panel's code loads on the first press. */

export function wakeAssistant(): void {
  const place = document.getElementById('assistant')
  const [failed, button, panel] = place?.children ?? []
  if (!(failed instanceof HTMLElement && button instanceof HTMLElement && panel)) return

  const turn = (opened: boolean) => {
    button.hidden = opened
    button.ariaExpanded = String(opened)
  }
  const press = async () => {
    failed.hidden = true
    try {
      const { showPanel } = await import('./showPanel.tsx')
      turn(true)
      showPanel(panel, () => {
        turn(false)
        button.focus()
      })
    } catch {
      failed.hidden = false
    }
  }
  button.addEventListener('click', () => void press())
  button.hidden = false
}
