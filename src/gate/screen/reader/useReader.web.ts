/** Sends the keys of a reader to the station, whatever has the focus: no other field keeps them, and their Enter presses no button. */
import { useEffect, useRef } from 'react'
import { readerKeys } from './readerKeys.ts'

interface Writable extends HTMLElement {
  value: string
}
const isWritable = (element: Element | null): element is Writable =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** Undoes the typed keys; React needs the event to learn of it. */
function restore(element: Writable, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

interface ReaderHearers {
  onCode(text: string): void
  /** A dialog is open: the card behind it must not change. */
  onIgnored(): void
}

export function useReader(hearers: ReaderHearers): void {
  const current = useRef(hearers)
  current.current = hearers
  useEffect(() => {
    const keys = readerKeys()
    let before: { element: Writable; value: string } | null = null
    let swallowing = false
    let lastAt = 0
    // A reader may be set up without a key at the end.
    let silence: ReturnType<typeof setTimeout> | undefined

    const deliver = () => {
      clearTimeout(silence)
      swallowing = false
      const text = keys.read()
      keys.forget()
      if (document.querySelector('[aria-modal="true"]')) current.current.onIgnored()
      else current.current.onCode(text)
    }
    const press = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey } = event
      const isKey = key.length === 1 || key === 'Enter' || key === 'Tab'
      if (!isKey || repeat || ctrlKey || altKey || metaKey) return
      if (swallowing && event.timeStamp - lastAt > keys.patience()) deliver()
      lastAt = event.timeStamp
      const stroke = keys.press(key, event.timeStamp)
      const at = document.activeElement
      if (keys.isFirst()) before = isWritable(at) ? { element: at, value: at.value } : null
      // A person may type into the field at any speed; only a pass never appears there key by key.
      const own = at?.matches('[data-gate-field]') && !/^g1/i.test(keys.read())
      if (stroke === 'person' || (own && !swallowing)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (stroke === 'begins' && before) restore(before.element, before.value)
      if (stroke === 'ends') return deliver()
      swallowing = keys.read() !== ''
      clearTimeout(silence)
      if (swallowing) silence = setTimeout(deliver, keys.patience())
    }
    const release = (event: KeyboardEvent) => {
      if (!swallowing) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('input', keys.interrupt, true)
    window.addEventListener('pointerdown', keys.interrupt, true)
    window.addEventListener('keydown', press, true)
    window.addEventListener('keyup', release, true)
    return () => {
      clearTimeout(silence)
      window.removeEventListener('input', keys.interrupt, true)
      window.removeEventListener('pointerdown', keys.interrupt, true)
      window.removeEventListener('keydown', press, true)
      window.removeEventListener('keyup', release, true)
    }
  }, [])
}
