/** From the field into the list below it and through its rows, by the arrows. */
import { useEffect } from 'react'

export function useRowKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const at = document.activeElement
      if (step === 0 || !(at instanceof HTMLElement) || !at.matches('[data-gate-field], [data-gate-row]')) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-gate-row]')]
      const place = rows.indexOf(at) + step
      const next = place < 0 ? document.querySelector<HTMLElement>('[data-gate-field]') : rows[place]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
