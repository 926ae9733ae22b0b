import { useLocalStorage } from '@mantine/hooks'
import { useEffect } from 'react'

/** Users of speech input or with a tremor can turn single keys off. */
export function useShortcutsOn() {
  return useLocalStorage({ key: 'garita.shortcuts', defaultValue: true, getInitialValueInEffect: false })
}

/**
 * Single-key shortcuts are off while typing and behind a dialog. The typed character counts, not the place of the key: "/" is another key
 * on a Spanish keyboard.
 */
export function useShortcuts(acts: Readonly<Record<string, () => void>>): void {
  const [on] = useShortcutsOn()
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const act = acts[event.key.toLowerCase()]
      if (!act || event.repeat || event.ctrlKey || event.altKey || event.metaKey || isBusy(event.target)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [acts, on])
}

const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null) ||
  document.querySelector('[aria-modal="true"]') !== null
