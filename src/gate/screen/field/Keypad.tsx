/** A tablet without a keyboard or reader shows digits for the finger. The fifth digit checks the number. */
import { useMediaQuery } from '@mantine/hooks'
import { IconBackspace } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../web/language/language.tsx'
import { guardMessages } from '../guard.messages.ts'
import { readerKeys } from '../reader/readerKeys.ts'
import type { ScreenState } from '../useScreenState.web.ts'
import styles from './Keypad.module.css'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const numberLength = 5

export function Keypad({ screen, onLetters }: { screen: ScreenState; onLetters: () => void }) {
  const { keypad } = useText(guardMessages)
  const { text } = screen
  const press = (digit: string) => {
    const typed = text + digit
    if (typed.length === numberLength) screen.receive(typed)
    else screen.write(typed)
  }
  const key = (digit: string) => (
    <button key={digit} type="button" onClick={() => press(digit)}>
      {digit}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
    <div className={styles.keypad} data-keypad role="group" aria-label={keypad.label}>
      {digits.map(key)}
      <button type="button" className={styles.letters} onClick={onLetters}>
        ABC<span className="garita-hidden">: {keypad.letters}</span>
      </button>
      {key('0')}
      <button type="button" aria-label={keypad.back} onClick={() => screen.write(text.slice(0, -1))}>
        <IconBackspace size={40} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}

/** A reader sends its next key sooner. */
const personMs = 200

/**
 * False after a person typed on a keyboard: its keys have a code, the keys of an on-screen keyboard have none. A reader beside a tablet
 * replaces no keyboard.
 */
export function useFingersOnly(): boolean {
  const tablet = useMediaQuery('(pointer: coarse) and (min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [keys, setKeys] = useState(false)
  useEffect(() => {
    const reader = readerKeys()
    let alone: ReturnType<typeof setTimeout> | undefined
    const typed = ({ code, key, timeStamp }: KeyboardEvent) => {
      if (code === '') return
      const isSign = key.length === 1
      if (!isSign && key !== 'Enter' && key !== 'Tab') return
      clearTimeout(alone)
      const byPerson = reader.press(key, timeStamp) === 'person'
      if (byPerson && isSign) alone = setTimeout(() => setKeys(true), personMs)
    }
    // Before the reader's own listener, which keeps the keys of a code from all others.
    addEventListener('keydown', typed, true)
    return () => {
      clearTimeout(alone)
      removeEventListener('keydown', typed, true)
    }
  }, [])
  return tablet === true && !keys
}
