import { Switch } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Fragment, useEffect } from 'react'
import { Facts } from '../../cards/Facts.tsx'
import { Stack } from '../../cards/Stack.tsx'
import { useText } from '../../language/language.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './Dialogs.module.css'
import { shortcutTexts } from './shortcuts.messages.ts'

interface ShortcutsDialogProps {
  keys: readonly { press: string; does: string }[]
  onClose: () => void
}

export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const text = useText(shortcutTexts)
  const [on, setOn] = useShortcutsOn()
  return (
    <Dialog opened onClose={onClose} title={text.title} size="28rem">
      <Stack>
        <Switch label={text.on} checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
        <Facts>
          {keys.map(({ press, does }) => (
            <Fragment key={press}>
              <dt>
                <kbd className={styles.keycap}>{press}</kbd>
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </Facts>
        <p className="garita-second">{text.note}</p>
      </Stack>
    </Dialog>
  )
}

/** Users of speech input or with a tremor can turn single keys off. */
function useShortcutsOn() {
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
